import type { Language } from '@sastre/shared-contracts/api';
import type { WordList } from './units.rules.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Words, folded, that claim nothing: they join other words. No amount, comparison, frequency, negation or kind of deed is
 * among them: those are compared (see `claim-words.ts`).
 */
export const GLUE: Record<Language, ReadonlySet<string>> = {
  en: list(`a an the and or as at be am is are was were been being by for from had has have having he her his him himself herself
i in into it
    its itself me mine my myself of on our she so such than that their them themselves then there these they this
    those to us we were what when where
    whereby which while who whom whose with within would you your yours s both either where upon via through
    throughout during across
    including include includes included well thereof therefore thus one ones oneself whether if it's i'm i've i'd
    here's respectively plus
    according regarding concerning though although following once namely ie eg etc how but per under before after
    until since between among against along around towards toward onto off out up down thanks occur occurred occurs
    happened happens exist existed`),
  de: list(`aber als am an ans auf aufs aus bei beim bin bis bist da dabei dadurch dafur damit dann daran darauf darin daruber
darunter das dass davon dazu
    dem den denen denn der deren des dessen die dies diese diesem diesen dieser dieses dort durch ein eine einem einen
    einer eines er es fur
    hab habe haben hat hatte hatten hier hierbei hierfur hiermit ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im
    in indem inklusive innerhalb ins ist ist jene
    jenem jenen jener man mein meine meinem meinen meiner meines mich mir mit mittels nach nebst ob oder sein seine
    seinem seinen seiner seines seit sich sie sind
    so sodass somit sowie sowohl uber um und uns unser unsere unserem unseren unserer unter vom von vor war waren was
    welche welchem welchen welcher welches
    wenn wer werden wie wir wird wo wobei wodurch wofur womit worden wovon wozu wurde wurden zu zum zur zwecks
    zwischen dank einschliesslich inkl erfolgt erfolgte erfolgten erfolgen stattfand stattfanden stattgefunden hin her
    ab bzw beziehungsweise
    tatig tatige tatigen besteht bestehend bestehende bestehen bestand nun erst lang thema liegt liegen lag lagen lief
    liefen obwohl vorhanden
    bezuglich hinsichtlich seitens samt gemass laut entlang gegen gegenuber wahrend je pro dazu hierzu worin woran
    wobei deren derer ferner zudem ausserdem`),
  es: list(`a al ambos ante antes aqui asi como con contra cual cuales cuando cuya cuyas cuyo cuyos de del desde donde durante e
el ella ellas ellos en entre era eran eres es esa
    esas ese eso esos esta estaba estaban estan estar estas este esto estos estoy fue fueron fui ha haber habia han
    hasta hay he la las le les lo los me
    mediante mi mia mias mientras mio mios mis nos nosotros nuestra nuestras nuestro nuestros o os para pero por
    porque que quien quienes se sea segun ser si siendo sido sobre
    son soy su sus suya suyas suyo suyos tras tu tus u un una uno unas y ya yo ademas incluido incluida incluidos
    incluidas incluyendo asimismo cada traves vez
    manera forma destinado destinada destinados destinadas tanto resulto resultaron funcion conforme aunque
    dicho dicha dichos dichas mismo misma mismos mismas hacia dentro bajo gracias hemos habeis hubo habido hubieron
    existe existen existio produjo produjeron incl junto`),
};

/** Courtesies of a letter, folded: they say nothing of the person. */
export const COURTESIES: Record<Language, ReadonlySet<string>> = {
  en: list(`dear sir madam sirs hiring manager team recruiter recruitment hello regards sincerely faithfully kind best warm yours
truly thank thanks thanking apply applying applied application applications applicant
    position post role vacancy job opening advert advertised advertisement ad advertising posting letter cv resume
    curriculum vitae write writing like glad happy pleased pleasure welcome look looking forward hear
    hearing discuss talk talking speak speaking meet meeting conversation chance opportunity interview tell telling
    more further detail details question questions answer answering please find enclosed attached
    consider considering consideration time reading read could can may would will shall let know say saying person
    you're bring bringing brings offer offering describe describing describes asks ask asking mention mentions
    mentioned relevant part background following here now hope above below company your join joining`),
  de: list(`sehr geehrte geehrter geehrten damen herren herr frau liebe lieber hallo guten tag team personalabteilung gruss
grusse grussen gruessen freundlichen freundliche freundlichem besten beste herzlichen herzliche mit hochachtungsvoll
dank danke danken
    bewerbe bewerben bewerbung bewerbungsunterlagen unterlagen anlage anbei stelle position ausgeschriebene
    ausgeschriebenen ausgeschrieben ausschreibung stellenanzeige anzeige stellenausschreibung inserat anschreiben
    lebenslauf schreiben schreibe
    gern gerne freue freuen freute freuen wurde wurden konnte konnen kann mochte mochten lade einladung gesprach
    gesprachs personlichen personliches personlich vorstellungsgesprach kennenlernen kennenzulernen austausch
    austauschen sprechen erzahlen erzahle berichten
    einzelheiten mehr naheres weiteres weitere fragen frage stehe stehen verfugung antworten ruckmeldung nehmen zeit
    lesen bringe bringen mitbringe mitbringen ein bitte hiermit ihnen sie suchen nennen genannte genannten
    beschreiben erwahnen unternehmen haus ihrem mochten einzubringen hore horen kurz kurze vorstellen stelle mich
    sende senden schicke bedanke schon jetzt kommen punkte punkten folgende folgenden ruckfragen erreichen
    telefonnummer telefonisch mail email einladung uber ruckmeldungen antwort passt passe passen profil anforderungen
    wunschen wunsch gewunschte gewunschten aufgaben interesse ihr angebot daruber darueber alles personlich rede reden
    bitten wenden berucksichtigen`),
  es: list(`estimado estimada estimados estimadas senor senora senores senoras equipo seleccion responsable hola saludo saludos
cordial cordiales cordialmente atentamente atento atenta atentos saluda reciba reciban gracias agradezco agradecer
agradeceria agradecido agradecida antemano
    dirijo dirigirme escribo escribir presento presentar presentarme candidatura solicitud puesto vacante plaza oferta
    anuncio posicion publicada publicado publicaron empresa carta curriculum cv adjunto adjunta
    gustaria gusto encantaria encantado encantada hablar hablemos conversar comentar conversacion entrevista ocasion
    oportunidad conocer conocernos contar contarles contarle explicar ampliar detalle detalles informacion pregunta
    preguntas
    responder disposicion quedo queda ustedes usted vuestro vuestra vuestros vuestras podria puedo pueda puedan
    quisiera tiempo leer lectura atencion mencionan menciona piden pide buscan busca describen describe solicitan
    solicita ofrecer ofrezco aportar aporto
    aportaria espero esperando respuesta siguiente siguientes punto puntos senalan destaco aporta encaja encajan
    perfil requisitos envio enviar presente presentarles les despide acogida buena persona tuvieran todo ello eso
    cuenta tengan consideracion considerar visto llamo momento mas sin interesa interes aviso sede jefatura
    departamento quiero queda entera llamada telefono correo postulo postular postulacion postularme opto optar
    proceso`),
};

/**
 * Words of a summary or letter, folded, that tie a fact to the person ("I work as", "spreche ich", "tengo") or one sentence to
 * another, and claim no more than what they tie.
 */
export const STATES: Record<Language, ReadonlySet<string>> = {
  en: list(`also work works worked working job jobs role roles employer employers career experience join joined began begin start
started move moved spend spent hold holds held know speak speaks bring do did done name named level knowledge example
    examples first firstly second secondly third finally also then today now currently present current since later
    next last previous previously before earlier post posts position company place come came went year years
    professional career my own
    have based area background field subject subjects task tasks duties duty thing things way`),
  de: list(`auch arbeite arbeitete arbeitet arbeiten gearbeitet arbeit tatig tatigkeit tatigkeiten stelle arbeitgeber beruf
beruflich berufliche kenntnisse niveau spreche sprechen spricht habe verfuge heute derzeit aktuell aktuelle aktuellen
jetzt jetzigen zurzeit gehorten gehort
    aufgabe aufgaben dazu zuerst zuletzt zuvor vorher danach anschliessend dann begann begonnen wechselte gewechselt
    kam erfahrung beispiel beispiele nenne liegt liegen lag lagen bringe mit erstens zweitens drittens ersten zweiten
    dritten ebenfalls insgesamt person
    jahren jahre jahr unternehmen position bereich gebiet fach weise besuche bekannt kommend heutige heutigen
    seinerzeit damals davor fruher fruhere fruheren gerade jetzige jetziger jetziges derzeitige derzeitigen
    derzeitiger`),
  es: list(`tambien trabajo trabaje trabaja trabajar trabajado trabajando trabajaba empleo empleos carrera experiencia tengo
tenia tiene cuento cuenta hablo habla nivel conocimientos hoy ahora actualmente actual empece comence pase entre
estuve llevo lleva ejemplo primero
    segundo tercero despues luego antes anterior ultimo ultima finalmente area ambito campo puesto cargo empresa
    persona anos ano parte profesional manejo llegue curse cursado cursada di doy hice hago hacia soy lo`),
};

/** Places of such words. */
export function placesOfTies({ words, language }: WordList): ReadonlySet<number> {
  return new Set(
    words.flatMap(({ folded }, place) => (STATES[language].has(folded) ? [place] : [])),
  );
}
