import { ALL_FUNCTION_WORDS } from '../reading/function-words.ts';
import { PHRASES } from '../letter/phrases.ts';
import { stem, words } from '../reading/stem.rules.ts';

/** Plain words of letters and CVs that claim nothing on their own; no trade, tool, rank or sector is among them. */
const PLAIN = `
freelance freelancer cuenta propia freiberuflich freiberuflichen freiberuflicher
cv january february march april may june july august september october november december
jan feb mar apr jun jul aug sep sept oct nov dec ene abr ago dic okt dez
euro euros dollar dollars pound pounds percent kilometer kilometre kilometro litre liter litro hour hours minute minutes second seconds hora horas minuto minutos segundo segundos stunde stunden minute minuten sekunde sekunden
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre januar februar marz april mai juni juli august oktober dezember
dear hello team regards sincerely kind best application applying apply applied role position post opening company work working works worked job
write writing wrote read reading see seen look looking forward talk talking speak tell show shown give given take taking bring bringing made make making
ask asks asked asking need needs needed want wanted know known learn learned learnt enjoy enjoyed like liked find found help helped use used using come came
part place time day days week weeks month months year years today present current currently since recent recently last first next most later earlier previous previously
good glad happy pleased welcome close clear simple useful real new old short long whole several various different same right well directly exactly also together often still already
thing things way ways matter matters example detail details question questions answer line lines point points case cases side sides kind sort people person someone anyone everyone others
background experience experienced career path studies study studied degree knowledge skills skill daily basis tools tool name named call mail phone conversation meeting chance opportunity interest interested
description advertisement advert listing listed set sets fits fit match matches overlap belong belongs include includes included carry carried carrying stand stands hold held keep kept result results
responsible responsibility able ready start started begin began continue contribute contribution add value goal goals task tasks project projects area areas field fields practice everyday hands colleague colleagues
improve improved improving increase increased reduce reduced reducing cut grow grew deliver delivered create created build built develop developed run ran plan planned support supported
hola estimado estimada estimados equipo saludo saludos cordial cordiales atentamente gracias atencion carta candidatura puesto vacante empresa oferta anuncio trabajo trabajar trabajando trabaje
escribo escribir leer leido ver visto hablar contar mostrar dar tomar traer llevar llevo hacer hago hecho pedir piden pide necesitan necesita buscan busca querer quisiera gustaria gusta saber conocer aprender usar uso encontrar encuentra
parte lugar tiempo dia dias semana mes meses ano anos hoy actual actualmente ultimo ultima ultimos primero siguiente despues antes anterior anteriormente reciente bueno buena claro sencillo util real nuevo nueva varios distinto mismo misma bien directamente ademas juntos
cosa cosas manera forma ejemplo detalle detalles pregunta preguntas respuesta linea punto caso persona personas alguien perfil experiencia trayectoria carrera estudios estudie titulacion conocimientos habilidades diario practica
herramientas herramienta nombre conversacion entrevista ocasion oportunidad interes interesa descripcion coincide coinciden encaja encajar incluye mantener resultado resultados responsable compañero compañera compañeros compañeras mejorar mejora mejore aumentar aumente reducir reduje reduccion crear cree desarrollar desarrolle planificar apoyar apoye lograr logre etapa quedo detallo adjunto curriculum figura aparece
guten tag team gruss grusse freundlichen freundliche sehr geehrte damen herren bewerbung bewerbe bewerben stelle position ausschreibung anzeige unternehmen arbeit arbeite arbeiten arbeitete gearbeitet
schreibe schreiben lesen gelesen sehen gesehen sprechen zeigen zeigt geben nehmen bringe bringen mitbringe mache machen gemacht fragen suchen sucht brauchen braucht mochte wissen kennen kenne lernen gelernt nutze nutzen finden findet freue freuen
teil ort zeit tag tage woche wochen monat monate jahr jahre heute derzeit aktuell zuletzt letzten neuer neues neuem guter gutes nachste nachsten zuvor davor fruher spater gut gute guten gerne gern klar einfach nutzlich neu neue neuen mehrere verschiedene gleiche direkt genau ausserdem zusammen oft
sache sachen weise beispiel einzelheiten detail details frage antwort linie punkt fall mensch menschen person jemand werdegang erfahrung laufbahn studium abschluss kenntnisse fahigkeiten alltag taglich praxis
werkzeuge werkzeug name gesprach gelegenheit interesse beschreibung passt passen deckt uberschneidet gehoren gehort enthalt ergebnis ergebnisse kollege kollegin kollegen kolleginnen bauen baue baute gebaut entwickeln entwickelte verbessern verbesserte steigern steigerte senken senkte erstellen erstellte erstellt planen plante geplant unterstutzen gewinnen gewann gewonnen gewinnung verantwortlich verantwortung station lebenslauf steht stehen anlage daraus
drawn
`;

/** Words, folded, that need no fact. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...ALL_FUNCTION_WORDS,
  ...words(`${PLAIN} ${Object.values(PHRASES).flatMap(Object.values).flat().join(' ')}`),
]);
/** Their stems. */
export const ORDINARY_STEMS: ReadonlySet<string> = new Set([...ORDINARY_WORDS].map(stem));
