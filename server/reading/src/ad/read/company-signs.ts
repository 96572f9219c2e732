import { readLists } from '../../words/lists.ts';
import { pattern, source } from '../../words/pattern.ts';

const {
  kinds = [],
  nobody = [],
  places = [],
} = readLists(new URL('company-words.txt', import.meta.url));

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

/** "Gas Safe is a must": of what is asked for. */
const WEIGHED = String.raw`(?:(?:a|an|ein|un|kein) (?:\w+ )?(?:must|plus|bonus|asset|advantage|Muss|Plus|requisito)|(?:essential|required|desirable|preferred|needed|helpful|Pflicht|zwingend|erforderlich|nötig|wünschenswert|hilfreich|schön|toll|von Vorteil|imprescindible|obligatori|necesari|deseable|valorable))`;

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
  KIND: new RegExp(`(?:^|[ -])(?:${kinds.join('|')})(?:$|[ -])`),
  /** "Penrose Optics builds telescopes", at the beginning of a sentence. */
  DOES: new RegExp(
    String.raw`(?:^|[.!?:]\s+|["“]\s*)(?:(?:Das|Die|Der|El|La|Los|Las)\s+)?(${NAME}(?:,?\s+${FORM})?)(?:\s*\([^)]{1,60}\))?(?:,[^.,]{3,80},)?\s+(?:${VERB})(?![\p{L}])(?!\s+${WEIGHED})`,
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
      ^(?:${nobody.join('|')})(?:$|[ :/])`,
  /** Places and times that stand beside a post, on folded text. */
  PLACES_FIRST: new RegExp(String.raw`^(?:${places.join('|')})\b`),
  MOST_WORDS: 8,
} as const;
