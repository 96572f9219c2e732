import {
  DOCUMENT_TITLES,
  HEADINGS,
  type PartKind,
  SHEET_HEADINGS,
  STEMS,
  folded,
  isCapitals,
  isSchool,
  qualifiedKindOf,
  spokenKindOf,
} from '@sastre/shared-cv-words';
import type { StyledLine } from './styled-line.types.ts';

const KINDS = new Map([
  // What our own sheet says in other languages; where people use a word otherwise, they are right.
  ...SHEET_HEADINGS,
  ...Object.entries(HEADINGS).flatMap(([kind, names]) =>
    names.flatMap((name) => [
      [name, kind as PartKind] as const,
      // Spaced letters lose the space between words.
      [name.replace(/ /g, ''), kind as PartKind] as const,
    ]),
  ),
]);
/** What is longer is no heading, in letters. */
export const LONGEST_HEADING = 45;
/** In letters: what is made of known names alone can be longer. */
export const LONGEST_KNOWN = 60;
/** In pieces of more letters than this, on average, nothing was spaced. */
const MOST_LETTERS = 3;
/** Words before the name of a heading that change nothing. */
const MINE = new Set(
  `my mein meine meiner meinen mi mis mon ma mes il la le les i mio mia miei mie o os as meu minha meus minhas moj moja moje relevant selected additional other
   further general main weitere sonstige andere ausgewahlte otros otras autres principales principaux altre altri outras outros inne dodatkowe`.split(
    /\s+/,
  ),
);

/** What a heading is about; undefined for words that we do not know as one. */
export function kindOf(text: string): PartKind | undefined {
  const usual = usualKindOf(text);
  if (usual !== undefined || text.length > LONGEST_KNOWN) return usual;
  return spokenKindOf(text);
}

/** Whether a heading says no more than what it is about, as many say it. */
export function isUsualHeading(text: string): boolean {
  return usualKindOf(text) !== undefined;
}

function usualKindOf(text: string): PartKind | undefined {
  if (text.length > LONGEST_KNOWN || /\d/.test(text)) return undefined;
  const name = folded(text);
  const known = KINDS.get(name) ?? (isCapitals(text) ? spacedKindOf(name) : tornKindOf(name));
  if (known !== undefined) return known;
  // "Education & Training", "Kenntnisse / EDV", "Mes compétences"
  const mine = kindOfName(name);
  if (mine !== undefined) return mine;
  const kinds = text
    .split(/[&/+,]| (?:and|und|et|e|y|i) /iu)
    .map((one) => kindOfName(folded(one)) ?? qualifiedKindOf(one, kindOfName));
  if (kinds.every((kind) => kind !== undefined)) return kinds[0];
  return qualifiedKindOf(text, kindOfName);
}

/** What a name is about, whatever stands before it that changes nothing. */
function kindOfName(name: string): PartKind | undefined {
  const words = name.split(' ');
  const isMine = MINE.has(words[0] ?? '') && words.length > 1;
  return KINDS.get(name) ?? (isMine ? KINDS.get(words.slice(1).join(' ')) : undefined);
}

/** "edu cation", "Kompet enzen": letters of another colour, or set apart by their pair, stand apart from their word. */
function tornKindOf(name: string): PartKind | undefined {
  return /^[a-z]+(?: [a-z]+){1,2}$/u.test(name) ? KINDS.get(name.replace(/ /g, '')) : undefined;
}

/** "M Y  S KI L L S": letters with space between, in whatever pieces the file has them. */
function spacedKindOf(name: string): PartKind | undefined {
  const letters = name.replace(/ /g, '');
  const known = KINDS.get(letters);
  if (known !== undefined || letters.length > name.split(' ').length * MOST_LETTERS) return known;
  const mine = [...MINE].find(
    (word) => KINDS.has(letters.slice(word.length)) && letters.startsWith(word),
  );
  return mine === undefined ? undefined : KINDS.get(letters.slice(mine.length));
}

/** What a line that looks like a heading is about, by the stems of its words. */
export function likelyKindOf(text: string): PartKind | undefined {
  const name = ` ${folded(text)}`;
  if (name.split(' ').length > 7) return undefined;
  const has = (stem: string) =>
    stem.startsWith('~') ? name.includes(stem.slice(1)) : name.includes(` ${stem}`);
  const kind = STEMS.find(([stems]) => stems.some(has))?.[1];
  // "Institute of Technology" is where somebody studied.
  return kind !== 'education' && isSchool(text) ? undefined : kind;
}

/** Whether a line says what the whole document is. */
export function isDocumentTitle({ text }: Pick<StyledLine, 'text'>): boolean {
  return DOCUMENT_TITLES.includes(folded(text));
}
