import { pattern, source } from '../words/pattern.ts';

/** Words that belong to a name though they are written small. */
const LINK = String.raw`(?:&|\+|und|and|y|e|of|the|de|del|de la|de los|de las|la|los|las|für|fur|am|an der|im|von|van|den|der|zu)`;
// Neither words nor names without an end: a long run of capitals would be tried from each of its places.
const WORD = String.raw`(?:\p{Lu}\.|(?:St|Dr|Prof)\.|\p{Lu}[\p{L}\p{N}'’&+-]{0,60}(?:\.\p{L}{1,20})?|\d{1,4}(?=\s\p{Lu}))`;
const NAME = String.raw`${WORD}(?:\s+(?:${LINK}\s+)?${WORD}){0,7}`;
const FORM = source`
  (?:
    (?:g?G[mM][bB]H|mbH|AG|SE|UG)(?:\s*(?:[&+/]|und|u\.)\s*Co\.?\s*(?:KG(?:aA)?|OHG))?|KG(?:aA)?|OHG|
    eG|e\.\s?V\.|gKU|mbB|I[nN][cC]\.?|L[tT][dD]\.?|Limited|LLC|LLP|plc|PLC|Corp\.?|S\.\s?L\.(?:\s?U\.)?|
    S\.\s?A\.(?:\s?S\.|\s?C\.|\s?de\s?C\.\s?V\.)?|SL|SLU|SAS|AB|B\.\s?V\.|Oy|Sdn\.? Bhd\.?|S\. Coop\.?
  )`;
const VERB = source`
  is|are|was|builds?|runs?|makes?|helps?|provides?|hires?|needs?|wants?|seeks?|owns?|operates?|believes?|
  invites?|welcomes?|offers?|supplies|supports?|manages?|delivers?|develops?|designs?|serves?|moves?|sells?|
  grows?|cares|employs?|has|ist|sucht|baut|braucht|betreibt|entwickelt|bietet|versorgt|steht|vertreibt|
  produziert|fertigt|begleitet|plant|liefert|beliefert|verbindet|berät|hat|es|busca|buscamos|necesita|lleva|
  gestiona|ofrece|incorpora|selecciona|precisa|amplía|contrata|fabrica|diseña|desarrolla|ayuda|cuenta|solicita|
  requiere|trabaja|distribuye|convoca|invita|cree`;

/** What in an ad says whose it is, in English, German and Spanish. */
export const COMPANY_SIGNS = {
  /** A legal form at the end of a name. */
  ENDS: new RegExp(`,?\\s+${FORM}$`, 'u'),
  /** A name and nothing else. */
  NAME: new RegExp(`^${NAME}$`, 'u'),
  /** An article that is no part of the name. */
  BEGINS:
    /^(?:(?:En|Desde|Bei|Beim|At)\s+)?(?:(?:Das|Die|Der|Dem|Den|El|La|Los|Las|Our|Unsere?|Nuestra|Nuestro)\s+)?(\p{Lu}.*)$/u,
  /** "Entity: Lindqvist Freight AB". */
  LABEL: new RegExp(
    source`
      ^(?:
        company|employer|entity|organi[sz]ation|unternehmen|arbeitgeber(?:in)?|firma|gesellschaft|träger(?:in)?|
        empresa|entidad|organización|compañía|centro
      )\s*(?::|\s{2,}|–|-)\s*(${NAME}(?:\s+${FORM})?)`,
    'iu',
  ),
  /** A name with its legal form. */
  FORMS: new RegExp(String.raw`(?<![\p{L}\p{N}])(${NAME},?\s+${FORM})(?![\p{L}\p{N}-])`, 'gu'),
  /** Words that say what a house is, on folded text. */
  KIND: pattern()`
    (?:^|[ -])(?:
      hospital|klinik\w*|universit\w*|college|school|schule|gymnasium|council|ayuntamiento|stadt|residencias?|
      praxis|kanzlei|bank|hotels?|group|grupo|colegio|laborator\w+|talleres|haus|systems?|systeme|analytics|
      labs|health|industries|kliniken|stiftung|foundation|fundacion|housing|logistics|transportes|asociados|
      partners?|versicherung\w*|pflegedienst|backerei|tischlerei|ingenieurburo|constructora|ferreteria|clinica|
      centro|trust|academy|studios?|solutions|technologies|energy|foods|robotics|media|kita|museum|theatre|
      theater|steuerberat\w*|elektro|stadtwerke|verband|\w+verband|spedition|weingut|mobelhaus|gasthof|gasthaus|
      hostal|optica|caldereria|inmobiliaria|instituto|institute|library|bezirk|landkreis|county|hospice|
      papeleria|libreria|panaderia|hidroelectrica|cooperativa|recruitment|personal|solicitors|lawyers|dental|
      catering|rail|timber|legal|care|motion|controls|viajes|travel|ett|autohaus|apotheke|farmacia|verlag|
      editorial|publishing|brewery|brauerei|winery|farm|farms|garage|nursery|surgery|society|association|
      asociacion|council|church|diocese|metallbau|optics|software|consulting|engineering|services
    )(?:$|[ -])`,
  /** "Penrose Optics builds telescopes", at the beginning of a sentence. */
  DOES: new RegExp(
    String.raw`(?:^|[.!?:]\s+|["“]\s*)(?:(?:Das|Die|Der|El|La|Los|Las)\s+)?(${NAME}(?:,?\s+${FORM})?)(?:\s*\([^)]{1,60}\))?(?:,[^.,]{3,80},)?\s+(?:${VERB})(?![\p{L}])`,
    'gu',
  ),
  /** "Die Stadtwerke Oberhalden suchen", "Sigma Norte Consultores, consultora …": more words than one, and small ones go on. */
  GOES_ON: new RegExp(
    String.raw`(?:^|[.!?:]\s+)(?:(?:Das|Die|Der|El|La|Los|Las|The)\s+)?(${WORD}(?:\s+(?:${LINK}\s+)?${WORD}){1,7})(?:\s+${FORM})?(?:\s*\([^)]{1,60}\))?(?:,\s+\p{Ll}|,\s+\d+\s\p{Ll}|\s+\p{Ll}{2,}\s)`,
    'gu',
  ),
  /** "wtf is Zestly?" */
  ASKED: new RegExp(
    String.raw`\b(?:what|who|was|wer|qué|quién)(?:'s| is| ist| es| the \w+ is)\s+(${NAME})\?`,
    'iu',
  ),
  /** "at Trastero Cloud", "bei der Kessler Elektro", "gute Stimme von Alpenblick Touristik". */
  AT: new RegExp(
    source`
      (?<![\p{L}])(?:
        [Aa]t(?: a glance:)?|[Jj]oin|called|@|[Dd]esde(?: el| la)?|[Ww]ir von|[Bb]ei(?:\s+der)?|beim|[Vv]on|
        llamad[oa]|(?<=\b[Tt]rabaj\p{L}+ )en|(?<=^|[.!?]\s)En
      )\s+(?:(?:la|el|der|dem)\s+)?(${NAME})`,
    'gu',
  ),
  /** "About Meridian Lake Foods". */
  HEADING: new RegExp(
    String.raw`^(?:about|über|uber|sobre|who is|wer ist|quién es|working at|life at|arbeiten bei|trabajar en)\s+(${NAME})\s*[:?]?$`,
    'iu',
  ),
  /** "En Bodega Serena damos …", "At Tarnwater, we …": who does it is who writes. */
  WE_AT: new RegExp(
    String.raw`(?<![\p{L}])(?:[Ee]n|[Dd]esde|[Aa]t|[Bb]ei(?:\s+der)?|[Ii]m)\s+(?:la\s+|el\s+)?(${NAME}),?\s+(?:we(?![\p{L}])|\p{Ll}+mos(?![\p{L}])|\p{Ll}+\s+(?:wir|du)(?![\p{L}]))`,
    'gu',
  ),
  WE_ARE: new RegExp(
    String.raw`(?:^|[.!?]\s+)(?:We are|We're|Wir sind|Somos|I am with|Wir,? (?:die|das|der))\s+(?:(?:die|das|der|la|el)\s+)?(${NAME})(?=[\s.,:(–-])`,
    'gu',
  ),
  /** What begins with a capital and names nobody, on folded text. */
  NO_NAME: pattern()`
      ^(?:
        b corp|series [a-f]|(?:grade|band|gruppe|grupo|nivel|level) \w{1,2}|
        (?:top|best|great|super|mejor) (?:employer|place|workplace|empresa|arbeitgeber)\w*|
        \d+ (?:tage|tagen|days|dias|hours|stunden|horas|weeks|wochen)|tvod|tv-l|avr
      )(?:$|[ ,-])|
      ^(?:(?:
        we|you|this|that|these|those|our|your|it|they|he|she|there|here|who|what|why|how|when|where|as|in|on|at|
        for|from|with|about|remote|hybrid|full|part|permanent|temporary|salary|location|role|position|job|
        reports?|ref|reference|start|hours|shift|team|
        the (?:role|team|job|post|position|successful|ideal|company|work)|wir|sie|du|ihr|es|unser\w*|dein\w*|
        standort|gehalt|vollzeit|teilzeit|ab|das|die|der|was|wer|wie|arbeit\w*|aufgaben|stelle\w*|nosotros|
        somos|buscamos|quienes|nuestr[oa]s?|tu|tus|jornada|salario|ubicacion|funciones|requisitos|oferta|puesto|
        presencial|remoto|teletrabajo|indefinido|contrato|english|german|spanish|deutsch|englisch|spanisch|
        monday|friday|january|february|march|april|may|june|july|august|september|october|november|december|
        please|apply|experience|requirements|benefits|responsibilities|must|nice|every|und|mitglied|kunden?|
        eine?|einen?|contexto|critico|somos|each|if|no|yes|a|an|urgent\w*|new|neu|nueva?|hiring|wanted|gesucht|
        careers|jobs|saved|sign|date|subject|betreff|asunto|hello|hi|hallo|hola|dear|equal|full-time|part-time|
        m\/w\/d|europe|germany|spain|ireland|uk|eu|good|gut\w*|fluent|fliessend\w*|buen\w*|basic|knowledge|
        kenntnisse|conocimientos?|essential\w*|desirable|do|does|can|could|von|vor|nach|bei|zum|zur|im|am|
        lieber?|zwei|two|dos|drei|three|tres|sehr geehrte\w*|manej\w+|the \w{1,4}
      )(?:$|[ :/]))`,
  /** Places and times that stand beside a post, on folded text. */
  PLACES_FIRST: pattern()`
      ^(?:
        berlin|hamburg|munchen|munich|koln|frankfurt|leipzig|dresden|stuttgart|dusseldorf|hannover|bremen|
        nurnberg|madrid|barcelona|valencia|sevilla|malaga|bilbao|zaragoza|london|manchester|bristol|leeds|
        glasgow|edinburgh|dublin|cork|galway|wien|vienna|zurich|bern|basel|paris|amsterdam|lisbon|lisboa|bogota|
        lima|ciudad de mexico|cdmx|santiago|buenos aires|new york|boston|chicago|home ?office
      )\b`,
  MOST_WORDS: 8,
} as const;
