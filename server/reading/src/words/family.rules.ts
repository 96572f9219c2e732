import { oncePerText } from '@sastre/shared-once';

/** Whoever does it: "Kauffrau", "Kaufleute", "Fachkraft", "saleswoman", "salesperson". */
const WHOEVER =
  /(?<=\p{L}{4})(?:frau(?:en)?|mann(?:er)?|kraft(?:e|en)?|leuten?|(?:wo)?man|(?:wo)?men|person(?:en)?|people)$/u;

/** As written in any of the languages: c and k, ph and f, y and i; whoever does a work is called alike. */
const spelling = oncePerText(20_000, (word) =>
  word
    .replace(WHOEVER, 'mann')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/[cq]/g, 'k')
    .replace(/y/g, 'i'),
);

/** Endings that make another form, or another kind of word, of the same root in English, Spanish or German. */
const ENDINGS = new Set(
  `
  s es e ed er ers ess esses ing ings ion ions ive or ors al ally ly ment ments ement ements ance
  a o as os ar ir er an en amos ado ada ados adas ido ida ando iendo acion aciones cion ciones sion ion iones ante i
  aba aban aron io iero amiento imiento ador adora ador adores dad
  e en er es em et t te ten tet ete eten ung ungen end ende enden ern n in innen erin erinnen lich liche ie ien isch ische ischen
  `
    .trim()
    .split(/\s+/)
    // They are held against words of that spelling.
    .flatMap((ending) => [ending, spelling(ending)])
    .concat(''),
);
const SHORTEST_ROOT = 5;

/** True for words of one root: negotiate and negotiation, Zeichnung and zeichnete, microbiology and Mikrobiologie. Words are folded. */
export function isSameFamily(one: string, other: string, shortest = SHORTEST_ROOT): boolean {
  // Most words differ from the start; c, k, p, f and q may be spelled for one another.
  if (one[0] !== other[0] && !/[ckqpf]/.test(one.charAt(0))) return false;
  const [first, second] = [spelling(one), spelling(other)];
  let shared = 0;
  while (shared < first.length && first[shared] === second[shared]) shared += 1;
  // The longest root may leave an ending that is none; a shorter one may fit.
  for (let size = shared; size >= shortest; size -= 1) {
    const isEnding = (word: string) => {
      const rest = word.slice(size);
      return ENDINGS.has(rest) || (rest[0] === word[size - 1] && ENDINGS.has(rest.slice(1)));
    };
    if (isEnding(first) && isEnding(second)) return true;
  }
  return false;
}

/** The same for all words that may be of one family: their root, as it is spelled in any of the languages. */
export function familyKey(word: string): string {
  return spelling(word).slice(0, SHORTEST_ROOT);
}

const PARTICLES = 'ein aus an auf ab vor zu um durch mit nach her hin bei fest los weg'.split(' ');

/** True for a German word whose parts the facts say apart or in a compound: Einweisung of "weise … ein", Transport of Kühltransport. */
export function isGermanPartOf(word: string, known: ReadonlySet<string>): boolean {
  const particle = PARTICLES.find((one) => known.has(one) && word.startsWith(one));
  if (particle !== undefined) {
    const rest = word.slice(particle.length);
    if (rest.length > 4 && [...known].some((other) => isSameFamily(rest, other, 4))) return true;
  }
  // What a compound ends in is what it is.
  return (
    word.length > 6 &&
    [...known].some((other) => other.length > word.length && other.endsWith(word))
  );
}
