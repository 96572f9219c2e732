import type { Language } from '@sastre/shared-contracts/api';
import { source } from '@sastre/reading';

/** Words that make a claim smaller; a sentence must not lose them. Those of one row may stand for one another, in any language. */
export const LIMITS: readonly (readonly [name: string, words: Record<Language, string>])[] = [
  [
    'others',
    {
      en: 'external|externally|outsourced|outside|third-party|by others|another team',
      de: 'extern|externe|externen|externer|externes|fremdfirma|fremdfirmen|ausgelagert',
      es: 'externo|externa|externos|externas|subcontratado|subcontratada|subcontratados|terceros',
    },
  ],
  [
    'one',
    {
      en: 'one|single|sole|~a|~an|~1',
      de: 'einzige|einzigen|einziger|einzelne|einzelnen|~ein|~eine|~einen|~einem|~einer|~eines|~1',
      es: 'unico|unica|~un|~una|~uno|~1',
    },
  ],
  [
    'every other',
    {
      en: 'every other|every second|every third|every fourth|alternate|alternating|fortnightly|bi-weekly|biweekly|every two|every three|every four',
      de: 'jede zweite|jeden zweiten|jedes zweite|alle zwei|alle drei|alle vier|zweiwochentlich|vierzehntagig|abwechselnd',
      es: 'cada dos|cada tres|cada cuatro|alternos|alternas|quincenal|quincenalmente',
    },
  ],
  [
    'of which',
    {
      en: 'of which|of whom|of these|of them|among them|including|~from them|~three of',
      de: 'davon|darunter|hiervon|~inklusive|~einschliesslich',
      es: 'de los cuales|de las cuales|de ellos|de ellas|entre ellos|entre ellas|~incluidos|~incluidas|~incluyendo|~incluido',
    },
  ],
  [
    'part',
    {
      en: 'partly|partially|in part|part of|parts of|some of|one of|half of',
      de: 'teilweise|zum teil|teils|teile von|einen teil|eines der|einer der|eine der|~teil',
      es: 'parcialmente|en parte|~parte de|una parte|algunos de|algunas de|uno de|una de|parcial',
    },
  ],
  [
    'nearly',
    {
      en: source`
        nearly|almost|close to|just under|just short of|slightly less than|slightly under|a little less than|
        a little under`,
      de: 'fast|nahezu|beinahe|knapp|annahernd|etwas weniger als|etwas unter',
      es: 'casi|cerca de|practicamente|poco menos de|algo menos de',
    },
  ],
  ['both', { en: '~both|~two|~2', de: 'beide|beiden|beider|~zwei|~2', es: 'ambos|ambas|~dos|~2' }],
  [
    'few',
    {
      en: 'a few|some|occasional|occasionally|sometimes|now and then|from time to time|rarely',
      de: 'einige|einzelne|gelegentlich|gelegentliche|gelegentlicher|manchmal|ab und zu|selten|vereinzelt|aushilfsweise|zeitweise',
      es: 'algun|alguna|algunos|algunas|ocasional|ocasionales|ocasionalmente|a veces|de vez en cuando|raramente|esporadico|esporadicamente|puntualmente',
    },
  ],
  [
    'mostly',
    {
      en: 'most|most of|for the most part|majority|mostly|mainly|primarily|chiefly|largely|usually|generally',
      de: 'zumeist|meisten|mehrheit|meist|meistens|hauptsachlich|uberwiegend|vorwiegend|grosstenteils|zum grossten teil|zum grossteil|vor allem|in der regel|vornehmlich',
      es: 'mayoria|mayor parte|en su mayor parte|principalmente|mayormente|sobre todo|mayoritariamente|generalmente|normalmente|en su mayoria',
    },
  ],
  [
    'only',
    {
      en: 'only|just|solely|on the side|marginally|in outline',
      de: 'nur|lediglich|bloss|ausschliesslich|am rande|in grundzugen|ansatzweise',
      es: 'solo|solamente|unicamente|tan solo|al margen|de pasada',
    },
  ],
  [
    'junior',
    {
      en: source`
        second class|third class|stood in|stand in|standing in|cover for|covered for|covering for|substitute|
        substituted|deputised|deputized|junior|trainee|~apprentice|intern|~internship|assistant|student|
        ~placement|deputy|acting|interim|~second|temporary|voluntary|~volunteer|under supervision|
        under guidance|supervised`,
      de: source`
        zweiter klasse|dritter klasse|vertreten|vertrat|vertretungsweise|eingesprungen|~sprang|~springe|
        ~springt|junior|trainee|auszubildende|auszubildender|azubi|lehrling|praktikant|praktikantin|praktikum|
        assistent|assistentin|assistenz|werkstudent|werkstudentin|aushilfe|stellvertretend|stellvertretende|
        stellvertretender|stellvertretung|kommissarisch|vertretung|unter anleitung|unter aufsicht|ehrenamtlich|
        befristet|~zweiter|~zweite`,
      es: source`
        de segunda|de tercera|sustituyo|sustitui|sustitucion|suplencia|cubri|cubro|supli|junior|becario|becaria|
        ~practicas|practicante|aprendiz|auxiliar|ayudante|asistente|adjunto|adjunta|subdirector|suplente|
        interino|interina|bajo supervision|supervisado|voluntario|voluntaria|~segundo|~segunda|~temporal`,
    },
  ],
  [
    'basic',
    {
      en: 'basic|basics|elementary|beginner|introductory|some knowledge|first steps|~fundamentals|familiar|familiarity|~foundation',
      de: 'grundkenntnisse|grundlagen|basiswissen|basiskenntnisse|~einfuhrung|anfanger|erste kenntnisse|~erste|vertraut|~basis|grundlegende',
      es: 'basico|basica|basicos|basicas|nociones|elemental|~inicial|~fundamentos|~introduccion|introductorio|familiarizado|familiarizada',
    },
  ],
  [
    'plan',
    {
      en: source`
        ~plan|~plans|planned|~planning|propose|proposed|proposal|draft|drafted|drafting|~prepare|prepared|
        preparing|preparation|plan for|plan to|design of|draft of|study of|evaluation of|initiate|initiated|
        initiation|recommended|requested|intend|intended|concept|~design|~designed|pilot|piloted|trial|trialled|
        prototype|suggested|idea|upcoming|~study|explore|explored|~evaluate|~evaluated|~evaluating|feasibility|
        in preparation`,
      de: source`
        ~plan|~plane|geplant|geplante|~planung|~planen|~plante|entwurf|entwurfe|entworfen|vorschlag|
        vorgeschlagen|vorschlage|vorbereitet|vorbereitung|~bereitet|~vorbereiten|planung von|planung der|
        planung des|planung einer|planung eines|konzept fur|angestossen|anstoss|angeregt|empfohlen|~konzept|
        ~konzeption|~konzipiert|pilot|pilotprojekt|pilotversuch|pilotphase|pilotbetrieb|testlauf|testbetrieb|
        probelauf|probebetrieb|versuch|versuche|erprobung|erprobt|prototyp|vorgesehen|~evaluierung|~evaluiert|
        ~gepruft|~studie|in vorbereitung|~test`,
      es: source`
        ~plan|~planes|planeado|planeada|~planifico|~planificacion|~planificado|~planificar|propuesta|propuse|
        propuesto|proponer|propongo|borrador|~preparo|~prepare|preparacion|preparado|~preparar|plan de|
        diseno de|estudio de|evaluacion de|promovi|sugeri|impulse|recomende|solicite|~concepto|~diseno|~disene|
        piloto|~prueba|~pruebas|prototipo|previsto|prevista|~estudio|~estudie|~evaluacion|~evalue|
        en preparacion|idea|~disenado`,
    },
  ],
  [
    'try',
    {
      en: 'try|tried|trying|attempt|attempted|aim|aimed|aiming|seek|sought|strive|worked towards|working towards',
      de: 'versucht|versuch|versuchte|bemuht|angestrebt|anstreben|strebt|ziel|zielt',
      es: 'intente|intento|intentar|intentado|trate|tratar|tratado|busco|pretende|aspirar',
    },
  ],
  [
    'begin',
    {
      en: source`
        started|began|begun|~beginning|~start|~starting|ongoing|in progress|underway|under way|~currently|
        not yet|so far|is being|are being|being|still|pending|awaiting|to be approved|subject to|draft`,
      de: source`
        begonnen|begann|~beginn|angefangen|laufend|laufende|laufendes|in arbeit|~derzeit|~aktuell|noch nicht|
        ~bisher|~bislang|lauft die|lauft derzeit|lauft noch|lauft aktuell|~momentan|~zurzeit|im gange|im aufbau|
        ausstehend|ausstehende|offen|steht aus|steht noch aus`,
      es: source`
        empece|empezado|comence|comenzado|~inicio|~inicie|iniciado|en curso|~actualmente|todavia no|aun no|
        hasta ahora|de momento|en marcha|en desarrollo|pendiente|pendientes|a la espera|por aprobar`,
    },
  ],
  [
    'open',
    {
      en: source`
        under review|under evaluation|under consideration|under discussion|under construction|being reviewed|
        being considered|in review|in draft|in testing|due in|due for|due by|due next|scheduled|scheduled for|
        yet to`,
      de: source`
        in abstimmung|in prufung|in bearbeitung|in klarung|in erarbeitung|in entwicklung|in planung|
        in erprobung|im test|im bau|in diskussion|vorgesehen fur|terminiert`,
      es: source`
        en evaluacion|en revision|en estudio|en tramite|en elaboracion|en pruebas|en prueba|en fase de|
        en construccion|en consulta|en discusion|en preparacion|en negociacion|por definir|por decidir`,
    },
  ],
  [
    'on demand',
    {
      en: 'when needed|if needed|as needed|where needed|when required|if required|as required|when asked|if asked|on request|on demand',
      de: 'bei bedarf|auf anfrage|auf wunsch|auf abruf|im bedarfsfall|falls notig|wenn notig',
      es: source`
        en caso necesario|en caso de necesidad|si hace falta|cuando hace falta|si es necesario|
        cuando es necesario|a peticion|a demanda|bajo demanda|por encargo|cuando se pide`,
    },
  ],
  [
    'former',
    {
      en: 'former|formerly|ex|retired|lapsed|expired',
      de: 'ehemalig|ehemalige|ehemaliger|ehemaligen|ehemaliges|ehemals|abgelaufen|abgelaufene',
      es: 'antiguo|antigua|antiguos|antiguas|ex|anteriormente|caducado|caducada|vencido|vencida',
    },
  ],
  [
    'help',
    {
      en: source`
        help|helps|helped|helping|assist|assists|assisted|assisting|assistance|aid|aided|~support|~supports|
        supported|~supporting|contribute|contributed|contributing|contribution|lend a hand|backed up|back up`,
      de: source`
        geholfen|helfen|half|hilft|hilfe|mithilfe|mitgeholfen|unterstutzt|unterstutzung|unterstutzen|
        unterstutzte|unterstutze|mitgewirkt|mitwirkung|mitwirken|assistiert|assistenz|assistierte|beitrag|
        beigetragen|zugearbeitet|zuarbeit|mitarbeit|mitgearbeitet|mithelfen`,
      es: source`
        ayude|ayudo|ayuda|ayudar|ayudado|ayudando|apoyo|apoye|apoyar|apoyando|~asisti|~asistir|~asistencia|
        colabore|colabora|colaboro|colaborar|colaborando|colaboracion|contribui|contribuir|contribuyendo|
        contribucion|echar una mano|
        eche una mano|auxilie|~soporte`,
    },
  ],
  [
    'part taken',
    {
      en: source`
        took part|take part|taking part|takes part|taken part|participate|participated|participating|
        participation|participant|involved|member|contributed|~work on|worked on|~collaborated|~collaborate|
        ~collaboration|~attended|~attend|~attending|~joined|~co|contributor|contribute`,
      de: source`
        teilgenommen|teilnahme|teilnehmen|nahm teil|nimmt teil|beteiligt|beteiligung|mitglied|mitgearbeitet|
        mitarbeit|mitgewirkt|mitwirkung|mitarbeiten|~besucht|~besuch|~zusammenarbeit|mitentwicklung|
        mitentwickelt|mit aufgebaut|mit entwickelt|mit gestaltet|mit eingefuhrt|mit organisiert|mit betreut|
        mit geplant|mit umgesetzt|mit aufgestellt|mit verfasst|mit ausgewertet|mit gepflegt|mit gefertigt|
        mit abgenommen|mit vorbereitet|mit geleitet|mit erarbeitet|mit konzipiert|mit durchgefuhrt|mit erstellt|
        mit verantwortet|mit geschrieben|mit gebaut|mit begleitet|teilnehmer|teilnehmerin`,
      es: source`
        participe|participo|participa|participar|participacion|participando|participado|particip|involucrado|
        involucrada|miembro|integrante|forme parte|formo parte|~parte|formar parte|colabore|colaborar|colaborando|
        colaboracion|~asisti|~asistencia|tome parte`,
    },
  ],
  [
    'learn',
    {
      en: source`
        in training|in training as|training as|training to become|studying for|learn|learned|learnt|learning|
        attended|attend|~course|training course|introduced to|shadowed|shadowing|observed|~studying|~study|
        ~studied|currently studying|enrolled|~training|~workshop|getting to know|acquainted`,
      de: source`
        in ausbildung|in weiterbildung|in fortbildung|gelernt|lernen|lernte|erlernt|besucht|besuchte|erlernte|
        besuche|~kurs|~lehrgang|~schulung|~seminar|hospitiert|hospitation|weiterbildung|fortbildung|~studiere|
        ~studium|eingearbeitet|~einarbeitung|kennengelernt|~workshop|angeeignet|beigebracht`,
      es: source`
        en formacion|en practicas|aprendi|aprender|aprendido|aprendizaje|aprendo|asisti|~curso|~cursos|cursando|
        cursillo|~formacion|~taller|observe|~estudio|estudiando|~estudie|~seminario|curse|~capacitacion|conocer`,
    },
  ],
];
