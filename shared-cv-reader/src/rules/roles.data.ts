import { named } from './named.ts';

/** Beginnings of words that names of positions have, folded. */
export const POSITION_WORDS: readonly string[] = named(`
  engineer | develop | manager | analyst | designer | director | consult | assist | head | lead |
  officer | nurse | teacher | lecturer | professor | research | scient | technic | administrat |
  coordinat | specialist | intern | trainee | apprentice | supervis | chef | cook | waiter | sales
  | account | architect | editor | writer | journalist | driver | electric | mechanic | plumber |
  carpenter | clerk | cashier | recruiter | programmer | tester | owner | founder | partner |
  associate | president | chief | ceo | cto | cfo | vp | student | tutor | trainer | coach |
  therapist | doctor | physician | pharmacist | midwife | carer | barista | postdoc | fellow |
  instructor | operator | planner | buyer | representative | executive | secretary | agent |
  ingenier | desarroll | gerente | analista | disenador | consultor | asistente | jefe | jefa |
  responsable | enfermer | maestr | profesor | investigador | tecnic | coordinador | becari |
  practicas | cociner | camarer | vendedor | contable | arquitect | redactor | conductor |
  electricista | auxiliar | administrativ | dependient | ingenieur | entwickler | leiter | leitung
  | berater | sachbearbeit | referent | mitarbeit | angestellt | fachkraft | krankenpfleg | pfleg
  | lehrer | dozent | wissenschaft | techniker | auszubildend | praktik | werkstudent | verkauf |
  kauf | koch | kellner | elektr | mechatronik | monteur | schlosser | meister | geselle |
  erzieher | arzt | aushilf | developpeu | charge | directeur | directrice | conseiller |
  conseillere | infirmi | enseignant | professeur | chercheu | technicien | stagiaire | apprenti |
  cuisini | serveu | vendeu | comptable | secretaire | gestionnaire | ingegnere | sviluppat |
  responsabile | impiegat | infermier | insegnante | docente | ricercat | tirocin | cuoc |
  camerier | commess | addett | consulente | direttore | direttrice | tecnico | engenheir |
  programador | gestor | enfermeir | estagi | cozinheir | inzynier | programista | kierownik |
  specjalist | analityk | pielegniar | nauczyciel | stazyst | praktykant | sprzedawc | kuchar |
  kelner | ksiegow | asystent | konsultant | senior | junior | volunteer | member | mentor |
  mitglied | host | freelance | barman | receptionist | rezeption |
  verpleeg | verzorg | leraar | lerares | medewerk | beheerder | adviseur | hoofd | chauffeur | begeleid | verkoper |
  boekhoud | kok | bediende | ontwikkelaar | onderzoeker | stagiair | leerling | vrijwillig | machinist | bestuur |
  encargad | operari | oficial | capataz | repartidor | matron | mecanic | soldador | peluquer | abogad | medic |
  hebamm | disponent | schreiner | tischler | maurer | backer | konditor | friseur | gartner | maler | dreher | fahrer |
  enolog | operai | ostetric | magazzin | idraulic | falegnam | elettricist | autista | mecanicien | ouvri | menuisi |
  boulang | letrad | pasante | procurador | fisioterap | terapeut | restaurator | kurator |
  soldat | zerspan | conductrice | tailleu | charpent | juriste | avocat | notaire | advogad |
  midwi | sage femme | plombier | chauffeu | aide | electricien | engenheir | motorista | operador | medic
`);

/** Ends of words that names of positions have in languages that join words, folded. */
export const POSITION_ENDS: readonly string[] = named(`
  leiter | leiterin | fuhrer | fuhrerin | kaufmann | kauffrau | techniker | technikerin | meister | meisterin | berater |
  beraterin | ingenieur | ingenieurin | pfleger | pflegerin | lehrer | lehrerin | fachkraft | arbeiter | arbeiterin |
  assistent | assistentin | verkaufer | verkauferin | leider | leidster | medewerker | medewerkster | monteur | planner |
  einrichter | chauffeur | beheerder | kundige | docent | adviseur | meester
`);

/** Beginnings of words, or whole short ones, that names of employers and schools have, folded. */
export const COMPANY_WORDS: readonly string[] = named(`
  inc | llc | ltd | gmbh | ag | kg | ohg | se | sa | sl | srl | spa | sas | sarl | bv | nv | plc |
  corp | company | group | gruppe | grupo | groupe | gruppo | bank | banco | hospital | klinik |
  clinic | clinica | hopital | ospedale | szpital | spital | krankenhaus | universit | university
  | school | college | institut | schule | hotel | restaurant | restaurante | ristorante | labs |
  solutions | systems | technologies | services | consulting | foundation | stiftung | fundacion |
  fondation | association | council | ministry | ministerio | werke | industries | holding |
  charite | partners | studio | agency | agentur | agencia | media | health | payments | trust |
  stichting | vereniging | gemeente | ziekenhuis | ministerie | koninklijke | coop | societa | societe | sociedad |
  cooperativ | comune | azienda | ayuntamiento | compania | constructora | mairie | cabinet | reederei | spedition |
  verein | verlag | entreprise | compagnons | confederacion | sindicat | infirmary | museum | bibliothek | bundeswehr |
  santa casa | creperie | museo | musee | gobierno | limited | theatre | theater | academy | ltda | eirl | spedizioni
`);

/** Ends of words that names of employers have in languages that join words, folded. */
export const COMPANY_ENDS: readonly string[] = named(`
  krankenhaus | klinikum | klinik | kliniken | gesellschaft | genossenschaft | werke | verein | verband | ministerium |
  praxis | bibliothek | museum | archiv | verlag | reederei | spedition | stiftung | ziekenhuis | bedrijf | groep | vervoer
`);
