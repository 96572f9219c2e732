import type { Language } from '@sastre/shared-contracts/api';

/**
 * Words that change what a sentence claims although they name no thing, by what they claim. All are folded; a phrase is
 * found as its words in a row. Written for this product.
 */
export const COMPARATORS: Record<Language, Readonly<Record<Comparator, string>>> = {
  en: {
    over: 'over|more than|above|in excess of|upwards of|greater than|exceeding|well over|beyond|north of|better than|a good',
    least: 'at least|no fewer than|no less than|a minimum of|minimum|not less than',
    most: 'up to|at most|no more than|not more than|a maximum of|maximum|as many as|as much as|max',
    under: 'under|less than|fewer than|below|lower than|within less than',
    near: 'nearly|almost|close to|just under|just short of|barely|approaching',
    about:
      'about|around|approximately|roughly|approx|circa|ca|some|in the region of|an estimated|or so',
  },
  de: {
    over: 'uber|mehr als|gut|ausserhalb von|oberhalb von|jenseits von|rund uber|gut uber|weit uber',
    least: 'mindestens|wenigstens|nicht weniger als|minimum|ab',
    most: 'bis zu|hochstens|maximal|nicht mehr als|max',
    under: 'unter|weniger als|unterhalb von',
    near: 'fast|beinahe|knapp|nahezu|annahernd',
    about: 'etwa|rund|ungefahr|circa|ca|zirka|in etwa|schatzungsweise|um die|an die|gegen',
  },
  es: {
    over: 'mas de|por encima de|superior a|superiores a|mas alla de|algo mas de|unos mas de',
    least: 'al menos|a partir de|como minimo|por lo menos|minimo|no menos de',
    most: 'hasta|como maximo|un maximo de|a lo sumo|maximo|no mas de',
    under: 'menos de|por debajo de|inferior a|inferiores a',
    near: 'casi|poco menos de|apenas',
    about:
      'unos|unas|alrededor de|aproximadamente|cerca de|en torno a|aprox|mas o menos|unas aproximadamente',
  },
};
export type Comparator = 'over' | 'least' | 'most' | 'under' | 'near' | 'about';

/** What says no. */
export const NEGATIONS: Record<Language, string> = {
  en: "not|no|never|without|none|nor|neither|nobody|nothing|cannot|can't|don't|didn't|doesn't|isn't|wasn't|weren't|haven't|hasn't|hadn't|won't|wouldn't|non|zero|free of|unable|fail to|failed to",
  de: 'nicht|kein|keine|keinen|keinem|keiner|keines|keinerlei|nie|niemals|ohne|weder|niemand|nichts|null|nirgends',
  es: 'no|sin|nunca|ningun|ninguna|ninguno|ningunas|ningunos|ni|nadie|nada|jamas|tampoco|cero',
};

/** Who a deed was done with or by: to leave it out says that one did it alone. */
export const JOINT: Record<Language, string> = {
  en: 'together|jointly|joint|alongside|in cooperation|in collaboration|with|co-led|co-wrote|as part of|part of|shared|we|our|team|us|supported by|under|fellow|colleague|colleagues',
  de: 'gemeinsam|zusammen|mit|im team|wir|unser|unsere|unserem|unseren|uns|in zusammenarbeit|teil|unter|kollege|kollegin|kollegen|kolleginnen|gemeinschaftlich|team',
  es: 'junto|junta|juntos|juntas|con|conjuntamente|conjunta|conjunto|en equipo|equipo|nosotros|nuestro|nuestra|en colaboracion|parte|bajo|companero|companera|companeros|companeras|entre',
};
/** The narrower list: what in a fact must not be left out. */
export const JOINTLY: Record<Language, string> = {
  en: 'together with|together|jointly|alongside|in cooperation with|in collaboration with|we|our|as part of a team|shared',
  de: 'gemeinsam|zusammen mit|im team|wir|unser|unsere|unserem|unseren|in zusammenarbeit mit|gemeinschaftlich',
  es: 'junto con|junto a|conjuntamente|en equipo|nosotros|nuestro|nuestra|en colaboracion con|entre dos|entre tres',
};

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
      en: 'nearly|almost|close to',
      de: 'fast|nahezu|beinahe|knapp|annahernd',
      es: 'casi|cerca de|practicamente',
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
      en: 'most|most of|majority|mostly|mainly|primarily|chiefly|largely|usually|generally',
      de: 'zumeist|meisten|mehrheit|meist|meistens|hauptsachlich|uberwiegend|vorwiegend|grosstenteils|vor allem|in der regel|vornehmlich',
      es: 'mayoria|mayor parte|principalmente|mayormente|sobre todo|mayoritariamente|generalmente|normalmente|en su mayoria',
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
      en: 'second class|third class|stood in|stand in|standing in|cover for|covered for|covering for|substitute|substituted|deputised|deputized|junior|trainee|~apprentice|intern|~internship|assistant|student|~placement|deputy|acting|interim|~second|temporary|voluntary|~volunteer|under supervision|under guidance|supervised',
      de: 'zweiter klasse|dritter klasse|vertreten|vertrat|vertretungsweise|eingesprungen|~sprang|~springe|~springt|junior|trainee|auszubildende|auszubildender|azubi|lehrling|praktikant|praktikantin|praktikum|assistent|assistentin|assistenz|werkstudent|werkstudentin|aushilfe|stellvertretend|stellvertretende|stellvertretender|stellvertretung|kommissarisch|vertretung|unter anleitung|unter aufsicht|ehrenamtlich|befristet|~zweiter|~zweite',
      es: 'de segunda|de tercera|sustituyo|sustitui|sustitucion|suplencia|cubri|cubro|supli|junior|becario|becaria|~practicas|practicante|aprendiz|auxiliar|ayudante|asistente|adjunto|adjunta|subdirector|suplente|interino|interina|bajo supervision|supervisado|voluntario|voluntaria|~segundo|~segunda|~temporal',
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
      en: '~plan|~plans|planned|~planning|propose|proposed|proposal|draft|drafted|drafting|~prepare|prepared|preparing|preparation|plan for|plan to|design of|draft of|study of|evaluation of|initiate|initiated|initiation|recommended|requested|intend|intended|concept|~design|~designed|pilot|piloted|trial|trialled|prototype|suggested|idea|upcoming|~study|explore|explored|~evaluate|~evaluated|~evaluating|feasibility|in preparation',
      de: '~plan|~plane|geplant|geplante|~planung|~planen|~plante|entwurf|entwurfe|entworfen|vorschlag|vorgeschlagen|vorschlage|vorbereitet|vorbereitung|~bereitet|~vorbereiten|planung von|planung der|planung des|planung einer|planung eines|konzept fur|angestossen|anstoss|angeregt|empfohlen|~konzept|~konzeption|~konzipiert|pilot|pilotprojekt|pilotversuch|pilotphase|pilotbetrieb|testlauf|testbetrieb|probelauf|probebetrieb|versuch|versuche|erprobung|erprobt|prototyp|vorgesehen|~evaluierung|~evaluiert|~gepruft|~studie|in vorbereitung|~test',
      es: '~plan|~planes|planeado|planeada|~planifico|~planificacion|~planificado|~planificar|propuesta|propuse|propuesto|proponer|propongo|borrador|~preparo|~prepare|preparacion|preparado|~preparar|plan de|diseno de|estudio de|evaluacion de|promovi|sugeri|impulse|recomende|solicite|~concepto|~diseno|~disene|piloto|~prueba|~pruebas|prototipo|previsto|prevista|~estudio|~estudie|~evaluacion|~evalue|en preparacion|idea|~disenado',
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
      en: 'started|began|begun|~beginning|~start|~starting|ongoing|in progress|underway|under way|~currently|not yet|so far|is being|are being|being|still|pending|awaiting|to be approved|subject to|draft',
      de: 'begonnen|begann|~beginn|angefangen|laufend|laufende|laufendes|in arbeit|~derzeit|~aktuell|noch nicht|~bisher|~bislang|lauft die|lauft derzeit|lauft noch|lauft aktuell|~momentan|~zurzeit|im gange|im aufbau|ausstehend|ausstehende|offen|steht aus|steht noch aus',
      es: 'empece|empezado|comence|comenzado|~inicio|~inicie|iniciado|en curso|~actualmente|todavia no|aun no|hasta ahora|de momento|en marcha|en desarrollo|pendiente|pendientes|a la espera|por aprobar',
    },
  ],
  [
    'open',
    {
      en: 'under review|under evaluation|under consideration|under discussion|under construction|being reviewed|being considered|in review|in draft|in testing|due in|due for|due by|due next|scheduled|scheduled for|yet to',
      de: 'in abstimmung|in prufung|in bearbeitung|in klarung|in erarbeitung|in entwicklung|in planung|in erprobung|im test|im bau|in diskussion|vorgesehen fur|terminiert',
      es: 'en evaluacion|en revision|en estudio|en tramite|en elaboracion|en pruebas|en prueba|en fase de|en construccion|en consulta|en discusion|en preparacion|en negociacion|por definir|por decidir',
    },
  ],
  [
    'on demand',
    {
      en: 'when needed|if needed|as needed|where needed|when required|if required|as required|when asked|if asked|on request|on demand',
      de: 'bei bedarf|auf anfrage|auf wunsch|auf abruf|im bedarfsfall|falls notig|wenn notig',
      es: 'en caso necesario|en caso de necesidad|si hace falta|cuando hace falta|si es necesario|cuando es necesario|a peticion|a demanda|bajo demanda|por encargo|cuando se pide',
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
      en: 'help|helps|helped|helping|assist|assists|assisted|assisting|assistance|aid|aided|~support|~supports|supported|~supporting|contribute|contributed|contributing|contribution|lend a hand|backed up|back up',
      de: 'geholfen|helfen|half|hilft|hilfe|mithilfe|mitgeholfen|unterstutzt|unterstutzung|unterstutzen|unterstutzte|unterstutze|mitgewirkt|mitwirkung|mitwirken|assistiert|assistenz|assistierte|beitrag|beigetragen|zugearbeitet|zuarbeit|mitarbeit|mitgearbeitet|mithelfen',
      es: 'ayude|ayudo|ayuda|ayudar|ayudado|ayudando|apoyo|apoye|apoyar|apoyando|~asisti|~asistir|~asistencia|colabore|colabora|colaboro|colaborar|colaboracion|contribui|contribuir|contribucion|echar una mano|eche una mano|auxilie|~soporte',
    },
  ],
  [
    'part taken',
    {
      en: 'took part|take part|taking part|takes part|taken part|participate|participated|participating|participation|participant|involved|member|contributed|~work on|worked on|~collaborated|~collaborate|~collaboration|~attended|~attend|~attending|~joined|~co|contributor|contribute',
      de: 'teilgenommen|teilnahme|teilnehmen|nahm teil|nimmt teil|beteiligt|beteiligung|mitglied|mitgearbeitet|mitarbeit|mitgewirkt|mitwirkung|mitarbeiten|~besucht|~besuch|~zusammenarbeit|mitentwicklung|mitentwickelt|mit aufgebaut|mit entwickelt|mit gestaltet|mit eingefuhrt|mit organisiert|mit betreut|mit geplant|mit umgesetzt|mit aufgestellt|mit verfasst|mit ausgewertet|mit gepflegt|mit gefertigt|mit abgenommen|mit vorbereitet|mit geleitet|mit erarbeitet|mit konzipiert|mit durchgefuhrt|mit erstellt|mit verantwortet|mit geschrieben|mit gebaut|mit begleitet|teilnehmer|teilnehmerin',
      es: 'participe|participo|participa|participar|participacion|participando|participado|particip|involucrado|involucrada|miembro|integrante|forme parte|formo parte|~parte|formar parte|colabore|colaborar|colaboracion|~asisti|~asistencia|tome parte',
    },
  ],
  [
    'learn',
    {
      en: 'in training|in training as|training as|training to become|studying for|learn|learned|learnt|learning|attended|attend|~course|training course|introduced to|shadowed|shadowing|observed|~studying|~study|~studied|currently studying|enrolled|~training|~workshop|getting to know|acquainted',
      de: 'in ausbildung|in weiterbildung|in fortbildung|gelernt|lernen|lernte|erlernt|besucht|besuchte|erlernte|besuche|~kurs|~lehrgang|~schulung|~seminar|hospitiert|hospitation|weiterbildung|fortbildung|~studiere|~studium|eingearbeitet|~einarbeitung|kennengelernt|~workshop|angeeignet|beigebracht',
      es: 'en formacion|en practicas|aprendi|aprender|aprendido|aprendizaje|aprendo|asisti|~curso|~cursos|cursando|cursillo|~formacion|~taller|observe|~estudio|estudiando|~estudie|~seminario|curse|~capacitacion|conocer',
    },
  ],
];

/** Amounts without a figure; each must stand in the fact by a word of its row (or by the figure that it says). */
export const VAGUE: readonly (readonly [name: string, words: Record<Language, string>])[] = [
  [
    'all',
    {
      en: 'all|every|entire|whole|complete|fully|total|completely|entirely|everything|everyone|any',
      de: 'alle|allen|aller|alles|samtliche|samtlichen|samtlicher|ganze|ganzen|ganzer|gesamt|gesamte|gesamten|gesamter|komplett|komplette|kompletten|vollstandig|vollstandige|vollstandigen|jede|jeder|jeden|jedes|jedem|jegliche|voll',
      es: 'todo|toda|todos|todas|entero|entera|completo|completa|completos|completas|completamente|totalidad|total|integro|integra|integral|cualquier',
    },
  ],
  [
    'most',
    {
      en: 'most|majority|the bulk',
      de: 'meisten|meiste|mehrheit|grossteil|uberwiegende',
      es: 'mayoria|mayor parte|casi todos|casi todas',
    },
  ],
  [
    'many',
    {
      en: 'many|numerous|countless|a lot of|lots of|plenty|a number of|dozens|scores|hundreds|thousands|millions|multiple|numbers of|extensive|high-volume|large number',
      de: 'viele|vielen|vieler|zahlreiche|zahlreichen|zahlreicher|unzahlige|dutzende|dutzenden|hunderte|hunderten|tausende|tausenden|millionen|mehrfach|umfangreiche|umfangreichen|grosse zahl|vielzahl',
      es: 'muchos|muchas|mucho|mucha|numerosos|numerosas|multiples|decenas|docenas|cientos|centenares|miles|millones|gran numero|infinidad|extensa|extenso|multitud',
    },
  ],
  [
    'several',
    {
      en: 'several|various|a range of|a variety of|variety|different|diverse|multiple|a number of|varied',
      de: 'mehrere|mehreren|mehrerer|verschiedene|verschiedenen|verschiedener|diverse|diversen|unterschiedliche|unterschiedlichen',
      es: 'varios|varias|diversos|diversas|distintos|distintas|diferentes|variados|variadas',
    },
  ],
  [
    'half',
    {
      en: 'half|halved|halve|halving|halves|50 %|50%|fifty percent',
      de: 'halfte|halbiert|halbierte|halbierung|halb|halbe|halben|halbes|halber|halbieren',
      es: 'mitad|medio|media',
    },
  ],
  ['third', { en: 'third|thirds', de: 'drittel', es: 'tercio|tercios|tercera parte' }],
  ['quarter', { en: 'quarter|quarters', de: 'viertel', es: 'cuarto|cuarta parte' }],
  [
    'double',
    {
      en: 'double|doubled|doubles|doubling|twice|twofold|two-fold',
      de: 'verdoppelt|verdoppelte|verdopplung|verdoppelung|doppelt|doppelte|zweifach|verdoppeln',
      es: 'doble|dobles|duplique|duplico|duplicado|duplicar|duplicacion|duplicando',
    },
  ],
  [
    'triple',
    {
      en: 'triple|tripled|tripling|treble|trebled|threefold|three times',
      de: 'verdreifacht|verdreifachte|verdreifachung|dreifach|dreimal',
      es: 'triple|triplique|triplico|triplicado|triplicar|triplicando',
    },
  ],
  [
    'ten',
    {
      en: 'tenfold|decade|decades',
      de: 'jahrzehnt|jahrzehnte|jahrzehnten|zehnfach',
      es: 'decada|decadas',
    },
  ],
  ['dozen', { en: 'dozen', de: 'dutzend', es: 'docena' }],
  [
    'alone',
    {
      en: 'alone|single-handedly|single-handed|solely|sole|independently|autonomously|on my own|by myself|entirely by myself',
      de: 'allein|alleine|alleinig|alleinige|alleiniger|eigenstandig|eigenstandige|selbststandig|selbstandig|im alleingang|eigenverantwortlich|eigenverantwortliche',
      es: 'solo|sola|en solitario|por mi cuenta|yo solo|unico responsable|de forma autonoma|de forma independiente|autonomamente',
    },
  ],
];
