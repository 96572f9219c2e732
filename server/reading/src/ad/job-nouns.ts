const STEMS = `
  engineer developer programmer coder analyst manager designer nurse consultant architect(?!ur) assistant specialist
  officer administrator coordinator scientist teacher lecturer tutor trainer technician mechanic electrician plumber
  carpenter editor phd\\s(?:position|student|candidate)
  writer accountant auditor(?!i) bookkeeper clerk director(?!at|y) supervisor foreman driver operator operative worker
  chef baker waiter waitress barista bartender receptionist representative advisor adviser buyer planner controller
  recruiter marketer strategist producer researcher pharmacist physiotherapist therapist midwife carer caregiver
  cleaner picker packer welder machinist surveyor paralegal lawyer solicitor secretary sales associate apprentice
  tester expert executive instructor professor physician doctor dentist porter
  desarrollador programador ingenier(?!i) analista gerente director jefe jefa responsable encargad tecnic
  enfermer(?!i) auxiliar administrativ profesor docente maestr educador dependient comercial vendedor cajer disenador
  consultor(?!i) contable contador
  camarer cociner operari operador mozo repartidor conductor chofer mecanic electricist soldador montador recepcionist
  coordinador supervisor asesor(?!i|am) gestor(?!i) arquitect(?!ur|on) abogad secretari redactor especialist ayudante
  becari lider(?!az|es)
  farmaceutic fisioterapeut psicolog terapeut limpiador carpinter albanil fontaner ejecutiv almacener carretiller
  pasteler panader
  leiter leitung entwickler programmierer ingenieur(?!b|wes|diszi) berater kaufmann kauffrau kaufleute sachbearbeiter
  mitarbeiter techniker mechatroniker mechaniker elektriker elektroniker pfleger pflegefach schwester fachkraft
  fachkrafte referent
  assistent verkaufer planer meister(?!t) lehrer lehrkraft dozent erzieher buchhalter fahrer lagerist disponent
  einkaufer vertriebler monteur schlosser schreiner tischler schweisser zerspaner backer kellner servicekraft
  hilfskraft aushilfe gestalter redakteur architekt(?!ur) administrator apotheker hebamme sozialarbeiter padagog
  werkstudent praktikant auszubildende azubi projektleit teamleit innendienst aussendienst vertrieb koordinator
  spezialist mitarbeitend doktorand promovend referendar fachperson lehrperson pflegekraft teilzeitkraft burokraft
  thekenkraft kuchenkraft verkaufskraft betreuungskraft`;

/** Those that stand in other words as well: at the start of a word only. */
const WORDS = `
  lead leader head headhunter owner intern internship traineeship admin interviewer interviewerin evangelist
  apprenticeship agent agente cook medic medico koch kochin arzt arztin maler malerin praktikum postdoc attorney
  generalist scheduler attendant aide president [se]?vp chief superintendent investigator commissioner advocate creator
  linguist bioinformatician liaison navigator facilitator mentor copywriter ceo cto cfo coo
  fellow hygienist optometrist radiographer paramedic housekeeper janitor caretaker guard bricklayer roofer joiner
  estimator miller toolmaker courier dispatcher pilot crew translator interpreter librarian curator gardener
  groundskeeper florist hairdresser beautician coach
  lifeguard senco merchandiser fundraiser servant firefighter devops sre dev devs hacker handler actuary broker trader
  counsel notary guide concierge sommelier butcher fishmonger seamstress tailor upholsterer student trainee volunteer
  underwriter cashier miner sailor captain skipper mate steward hostess
  photographer videographer animator illustrator composer musician actor dancer journalist reporter columnist
  publicist lobbyist economist geologist biologist chemist physicist mathematician statistician sociologist
  psychologist archaeologist historian veterinarian vet optician podiatrist audiologist
  ecologist hydrologist geographer agronomist oceanographer educator playworker lawmaker dietitian nutritionist
  phlebotomist anaesthetist surgeon matron registrar sonographer chiropractor osteopath counsellor keyworker warden
  ranger keeper breeder farmer fisher forester arborist landscaper glazier plasterer tiler scaffolder decorator fitter
  turner grinder polisher blacksmith jeweller
  watchmaker dressmaker milliner cobbler printer binder typesetter bookbinder fabricator assembler inspector detective
  constable clergy imam rabbi chaplain valet butler nanny governess chauffeur stevedore docker loader lumberjack
  rigger roughneck blaster driller marshal umpire referee caddie
  proofreader typist stenographer archivist registrar treasurer adjuster appraiser valuer auctioneer negotiator buyer
  merchant grocer milkman barber masseur masseuse stylist makeup wardrobe gaffer projectionist technologist ethicist
  evangelist moderator curator practitioner
  fleischer metzger friseur dachdecker maurer gartner fachangestellte fachmann fachfrau kaufmanner makler polier
  zeichner konstrukteur informatiker volontar lektor ubersetzer dolmetscher logopad ergotherapeut sanitater
  kommissionierer helfer fuhrer laborant rezeptionist landwirt forstwirt winzer warter zimmerer zimmermann
  glaser optiker akustiker goldschmied uhrmacher sekretar sachbearbeitung assistenz burokraft reinigungskraft
  kuchenhilfe lokfuhrer schaffner begleiter pilot steward matrose kapitan feuerwehrmann polizist soldat richter notar
  steuerberater wirtschaftsprufer personaler barkeeper bauleitung schichtleitung
  sozialpadagog heilpadagog kinderpfleger tagesmutter betreuer dozierende studierende promovierende wissenschaftler
  forscher gutachter prufer messdiener bestatter florist drucker buchbinder sattler polsterer raumausstatter
  fliesenleger estrichleger klempner installateur anlagenmechaniker stuckateur gerustbauer
  peluquer agronom enolog ecolog capataz gobernanta maitre reponedor economista procurador traductor interprete
  periodista fotograf maquetador monitor logopeda trabajador veterinari optic higienista celador matrona vigilante
  conserje informador informadora jardiner aparejador delineante topograf torner fresador quimic biolog fisic matematic investigador
  cientific carnicer
  pescader guia azafat socorrista entrenador agricultor ganader pescador marinero patron piloto tripulante bomber
  policia militar juez fiscal notario asistente asistenta niner canguro cuidador pintor escayolista ferrallista
  encofrador gruista maquinista calderer tubero ajustador matricero cerrajer cristaler tapicer
  modista costurer joyer relojer zapater impresor encuadernador editor realizador camara montador sonidista locutor
  presentador actor actriz musico bailarin escritor guionista bibliotecari archiver restaurador conservador arqueolog
  historiador geolog geograf sociolog antropolog estadistic actuario corredor
  teleoperador gestor promotor captador visitador consejer delegad subdirector vicedirector rector decan catedratic
  lector profesorado alumno practicante aprendiz peon`;

/** What German compounds end in. */
const ENDS = `
  fachangestellter? fachangestellten? fachmann fachfrau wirt wirtin makler maklerin laborant laborantin zeichner
  zeichnerin helfer helferin fuhrer fuhrerin warter warterin sanitater sanitaterin gartner gartnerin assistenz
  leiterin lead leader koch kochin arzt arztin maler malerin agent agentin praktikum experte expertin hilfe
  informatiker informatikerin begleiter begleiterin prufer pruferin betreuer betreuerin therapeut therapeutin padagog
  padagogin wissenschaftler wissenschaftlerin macher macherin bauer leger werker werkerin schmied wachter`;

/** More of what people are employed as, folded, without their endings of number and gender; at the start of a word only. */
const MORE_WORDS = `
  author artist sculptor orthoptist embalmer stockperson stacker banksman slinger labourer laborer pipefitter fixer asphalter
  modeller draughtsman draughtsperson conservator choreographer bursar invigilator dispenser radiologist
  cardiologist oncologist neurologist dermatologist psychiatrist gynaecologist urologist dietician physio pathologist
  toxicologist epidemiologist locum pcso magistrate barrister conveyancer banker payroller groomer zookeeper herdsman
  gamekeeper beekeeper brewer distiller winemaker cheesemaker chocolatier confectioner dishwasher deckhand stoker
  signaller haulier rider postman postwoman collector sweeper gravedigger locksmith luthier engraver knitter
  shoemaker moulder toolsetter metallurgist glassblower linesman lineman jointer installer sysadmin webmaster scrum
  cryptographer chairman chairperson trustee diplomat attache ambassador councillor greenkeeper tattooist croupier
  doorman bouncer bodyguard undertaker vicar organist verger childminder subtitler lexicographer genealogist
  cartographer hydrographer meteorologist astronomer seismologist statistician
  kunstler bildhauer topfer zusteller postbote kurier hauswart pfortner wachmann detektiv reiniger schornsteinfeger
  fraser dreher schleifer giesser galvaniseur lackierer horakustiker podolog diatolog psycholog chirurg anasthesist
  internist
  melker imker brauer konditor spuler spulkraft zimmermadchen kassierer vertreter verwalter revisor aktuar jurist
  syndik rechtsanwalt rechtsanwaltin staatsanwalt beamt vermesser statiker kalkulator vorarbeiter chemikant physiker
  bediener
  technolog kameramann regisseur schauspieler tanzer sanger musiker kantor dirigent bibliothekar archivar texter
  sprecher lotse seelsorger pfarrer kuster beauftragt ausbilder telefonist kosmetiker naher juwelier
  artista escultor alfarer yeser chapist carrocer camioner taxist carter mensajer estibador botones barman cocteler
  sumiller friegaplatos charcuter fruter escaparatist tesorer funcionari oficial guardia pedagog psicopedagog
  orientador
  integrador animador gerocultor tcae cirujan pediatr odontolog protesic podolog nutricionist dietist audioprotesist
  esteticist maquillador masajist patronist ebanist barnizador ilustrador tractorist bodeguer cervecer queser
  apicultor informatic administrador envasador manipulador frigorist instalador mantenedor ascensorist crupier
  cantante sacerdote sepulturer lavander planchador comprador rotulist arbitr documentalist perit tasador
  planificador verificador pulidor solador corrector preparador shepherd usher bosun purser stagehand forster schafer
  spengler requisiteur analytiker empfangsdame hausdame kaser inbetriebnehmer arbeitsvorbereiter isolierer
  glasblaser schulsekretar jobcoach diakon grafiker restaurator beleuchter paketzusteller zolldeklarant regulierer
  wirtschaftsjurist objektschutzer hauswirtschaftskraft haushalter kinderfrau farrier saddler stablehand herdsperson
  groundsperson sitter business\\spartner (?:cellar|farm|kennel|vineyard|dairy|field)\\shand health\\svisitor ward\\ssister caseworker organiser organizer canvasser wigmaker tuner barback mixologist
  cheesemonger setter dresser forwarder podador viverista matarife obrador heladero mediador grabador
  tramitador fumigador pocero calefactor pladurista alicatador ferralla palista marroquinero regidor estilista
  tatuador mariscador ludotecari mayordomo mucama mesero parrillero plomero gasfiter jornalero mercaderista
  impulsador cobrador almacenista montacarguista intendente vaquero residente(?=\\sde\\s(?:obra|produccion))
  sobrestante preceptor bioquimic martillero escribano liquidador painter shopfitter handyman sawyer farmhand stockman
  storeman chambermaid bellboy bellhop babysitter drummer guitarist pianist violinist singer potter ceramicist goldsmith
  silversmith sailmaker boatbuilder shipwright diver cellarman steinmetz putzfrau putzmann tursteher rettungsschwimmer
  kindermadchen portier herrero vendimiador recolector manicurista sastre planchista pianista guitarrista buzo ceramista
  guarnicionero herrador pizzero churrero formador tallerista dinamizador capacitador encuestador repairer restorer`;

/** More endings of German compounds for them. */
const MORE_ENDS =
  'friseur friseurin fotograf fotografin schwimmer schwimmerin portier optiker optikerin akustiker akustikerin hauswirtschafter hauswirtschafterin kehrer kehrerin jobber jobberin matiker matikerin bildner bildnerin ologo ologa ologin ologe lackierer lackiererin reiniger reinigerin bediener bedienerin verwalter verwalterin vertreter vertreterin sprecher sprecherin lotse lotsin beauftragter? beauftragten? technologe technologin anwalt anwaltin';

/** Stems of what people are employed as, in English, Spanish and German, folded. */
export const JOB_NOUN = new RegExp(
  `${alternatives(STEMS)}|(?<!\\p{L})${alternatives(`${WORDS} ${MORE_WORDS}`)}(?:s|[ao]s?|es|in|innen|er|e|en|r)?(?!\\p{L})|\\p{L}{3}${alternatives(`${ENDS} ${MORE_ENDS}`)}(?!\\p{L})`,
  'u',
);

function alternatives(words: string): string {
  return `(?:${words.trim().split(/\s+/).join('|')})`;
}
