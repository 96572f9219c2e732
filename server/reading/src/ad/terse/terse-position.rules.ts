import { HELPS } from '../clause-cues.ts';
import { NAMES_ABILITY } from '../clause-mode.rules.ts';
import { CHAT_CUES, CUE, FILLER } from '../position-cues.ts';
import { nominative, singular } from '../position-case.rules.ts';
import { calm } from '../position-name.rules.ts';
import { isOfPost } from '../post-lines.rules.ts';
import { OF_TRAINING, OPENS_SENTENCE, praiseLength } from '../position-said.rules.ts';
import { ofLeaver } from '../position-told.rules.ts';
import { isShortPost, seeksSomebody, withoutStops, withStops } from './post-terms.rules.ts';
import {
  isNoName,
  NO_NAME,
  OF_HOUSE,
  unknownIn,
  YEARS,
  type LedUpTo,
} from './terse-anywhere.rules.ts';
import { nameAt, shorter } from './terse-name.rules.ts';
import { isHeld, isTerse } from './terse.rules.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { FINITE } from '../statements.rules.ts';
import { fold } from '../../words/stem.rules.ts';

const MOST_LINES = 4;

/** More that says whom one seeks, in a chat. On folded text. */
const MORE_CUES = new RegExp(String.raw`(?<!\p{L})(?:${CHAT_CUES})(?!\p{L})`, 'gu');
/** The name of the post that the rules read of a text; of a text of a few lines as far as it goes, or what such a text begins with. */
export function ofTerse(found: string, jobText: string, companyName: string): string {
  if (!isTerse(jobText)) return found;
  // "Tolland Opticians" are a house.
  const ruled = fold(found) === fold(singular(companyName)) ? '' : found;
  const bare = bareName(ruled);
  if (bare !== ruled && bare !== '') return calm(singular(shorter(bare)));
  const sentences = sentencesOf(jobText).slice(0, MOST_LINES);
  const read =
    named(ruled, jobText) || unknownIn(jobText, sentences, companyName, sentences.flatMap(ledUpTo));
  const name = singular(shorter(read));
  return name === '' ? '' : withField(name, jobText);
}

function named(ruled: string, jobText: string): string {
  if (isNoName(ruled) || isSaid(ruled) || ANYBODY.test(ruled))
    return bareName(tersePost(jobText) ?? (isNoName(ruled) ? '' : ruled));
  return singular(ruled);
}

/** "Postdoc, computational ecology", "RN – ICU": in which field or ward. */
function withField(name: string, jobText: string): string {
  const at = foldInPlace(jobText).indexOf(foldInPlace(name));
  const behind = at < 0 ? '' : jobText.slice(at + name.length);
  const [field = ''] =
    (OF_SCIENCE.test(fold(name)) &&
      /^, (?:\p{L}+ ){0,3}?\p{L}{3,}(?:og[iy]e?|ogía|ics|istry|graphy|sciences?|studies|onomy)(?=[,.;\n]|$)/u.exec(
        behind,
      )) ||
    [/^ [–-] (\p{Lu}\p{Ll}{4,})(?=[,.;\n])/u.exec(behind)]
      // "Nurse – Dialysis": told of below as a thing, it is no place.
      .filter((found) => behind.includes(` ${found?.[1]?.toLowerCase()} `))[0] ||
    (isShortPost(fold(name)) && /^ [–-] \p{Lu}{2,4}(?=[,.;\n]|$)/u.exec(behind)) ||
    [];
  return name + field;
}
const OF_SCIENCE =
  /^(?:post-?doc\p{L}*|ph\.?d(?: student| researcher)?|doktorand\p{L}*|lecturer|(?:research|teaching) (?:fellow|associate|assistant)|professor)$/u;

/** "Initech ficha Analista", "Looking for a cook": a sentence that says whom it seeks. */
function isSaid(name: string): boolean {
  const folded = foldInPlace(name);
  const cues = [...folded.matchAll(CUE), ...folded.matchAll(MORE_CUES)];
  return cues.some(
    ({ index, 0: cue }) => cue.length < name.length && (index === 0 || seeksSomebody(cue)),
  );
}

/** "NOW HIRING line cooks", "FT receptionist", "Gardener sought": said of the post around its name. */
const MARKS =
  /^(?:(?:now hiring|hiring|urge|urgente|urgent|urgently|dringend|gesucht|wanted|needed|ft|pt|f\/t|p\/t|vz|tz|ab sofort|asap|(?:trabajo|puesto|plaza|vacante|empleo) (?:de|como|para))[\s:!]+)+/iu;
const SOUGHT =
  / (?:(?:wanted|needed|required|sought|gesucht|por horas|asap|urgently|ya|cuanto antes|lo antes|inmediatamente|(?:right|straight) away|immediately|so (?:schnell|bald)|(?:once|twice|three times|one day|two days|three days) an?|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines))|(?:in|auf) (?:tz|vz|teilzeit|vollzeit|520-€-basis)|(?:in (?:tz|vz) )?(?:für|f\.) (?:Salon|Praxis|Betrieb|Haus))(?= |$).*$/iu;
const bareName = (name: string) => name.replace(MARKS, '').replace(SOUGHT, '');
/** The post of a text of a few lines, in whatever letters: what it begins with, or whom it says it seeks. */
function tersePost(jobText: string): string | undefined {
  const sentences = sentencesOf(jobText).slice(0, MOST_LINES);
  const named = (one: string) => [...sought(one), ...one.split(/\s\|\s/).map(begun)];
  const head = sentences.slice(0, HEAD);
  return [
    ...head.flatMap(named),
    ...head.flatMap((one) => [...listedIn(one), ...formsIn(one)]),
    ...sentences.slice(HEAD).flatMap(named),
    ...head.flatMap(ofLeaver),
  ]
    .filter((name) => name !== '')
    .toSorted((one, other) => Number(ANYBODY.test(one)) - Number(ANYBODY.test(other)))[0];
}
const HEAD = 2;
/** "Volunteer needed! Coach, Wednesdays": a word for anybody gives way to another. */
const ANYBODY =
  /^(?:volunteers?|helpers?|staff|team members?|workers?|mitarbeiter(?:\/?:?in|innen)?|kolleg(?:e|in|en)|helfer|voluntari[oa]s?|personal|trabajador(?:es)?)$/iu;

const sentencesOf = (jobText: string): string[] =>
  jobText
    .split('\n')
    .flatMap((line) =>
      withoutStops(line).split(
        /(?<=(?:\p{L}{3}|\p{Lu}{2})[.!?])\s+|(?<=\S)\s*\p{Extended_Pictographic}\ufe0f?\s+/u,
      ),
    )
    .map((one) =>
      withStops(one).replace(
        /^(?:\[[^\]]*\]|#\p{L}+\s(?!(?:for|für|para|in|en)\s)|[^\p{L}\p{N}])+/u,
        '',
      ),
    )
    .filter((one) => one !== '');

/** "Initech suma librero/a": what is said of women and men is a post wherever it stands. */
const formsIn = (sentence: string): string[] =>
  [...sentence.matchAll(/(?<![\p{L}-])[\p{L}-]{3,}(?:o\/a|or\/a|[/:*_]-?in)(?!\p{L})/gu)]
    .map(({ index }) => sentence.slice(index))
    .filter((rest) => isHeld(fold(rest.split(/[ ,.;:!]/)[0] ?? '')))
    .map(nameAt);

/** "Initech, Ulm, night porter, weekends", "So: a mechanic, please.": a name between two signs. */
const listedIn = (sentence: string): string[] =>
  isOfPost(sentence)
    ? []
    : sentence
        .split(/[,:;.]\s|\s[–—·|-]\s/u)
        .slice(0, MOST_LINES)
        .map((part) => part.replace(/^(?:an?|eine?n?|una?) (?=\p{L})/u, '').replace(/[.!]+$/, ''))
        .filter((part) => nameAt(part).toLowerCase() === part.toLowerCase())
        .filter((part) => ![NO_NAME, NAMES_ABILITY].some((cue) => cue.test(fold(part))));

/** "Looking for a", "Se busca": what stands behind it. */
const sought = (sentence: string): string[] =>
  ledUpTo(sentence).map(({ rest }) => nominative(nameAt(rest)));

/** What stands behind words of seeking, and what leads from them to it: "a", "our next". */
function ledUpTo(sentence: string): LedUpTo[] {
  const folded = foldInPlace(sentence);
  return [...folded.matchAll(CUE), ...folded.matchAll(MORE_CUES)]
    .filter(
      ({ index }) =>
        !OF_TRAINING.test(folded.slice(0, index)) && !YEARS.test(folded.slice(0, index)),
    )
    .map(({ index, 0: cue }) => {
      const rest = sentence.slice(index + cue.length);
      const [filler = ''] = FILLER.exec(foldInPlace(rest)) ?? [];
      const said = rest.slice(filler.length);
      const praise = said.slice(0, praiseLength(said));
      const isPraise = !isHeld(fold(praise)) && !/ (?:for|in|at|of|to|with|who|on) /.test(praise);
      return { filler, rest: isPraise ? said.slice(praise.length) : said };
    });
}

/** "Barista, weekends": a text may begin with the name; what tells of somebody begins with none. */
function begun(part: string): string {
  const folded = fold(part);
  // What stands behind the first sign tells of other things.
  const [head = ''] = folded.split(/[,;:|(]\s|\s[–—-]\s/);
  if (OPENS_SENTENCE.test(folded) || FINITE.test(head) || /^(?:an?|eine?|una?) /.test(folded))
    return '';
  const name = nameAt(part);
  // "Harbour pilots live here": several are sought where one says so.
  const isMany = name.includes(' ') && singular(name) !== name;
  return isMany || [OF_HOUSE, NO_NAME, NAMES_ABILITY, HELPS].some((cue) => cue.test(fold(name)))
    ? ''
    : name;
}
