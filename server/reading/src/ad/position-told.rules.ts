import { JOB_NOUN } from '../words/job-nouns.ts';
import { positionAt } from './position-end.rules.ts';
import { OPENS_SENTENCE, praiseLength } from './position-said.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

const MANY =
  /(?:^|[.!,] )((?:\p{Lu}[\p{L}-]+ )(?:[\p{L}-]+ ){0,3}?[\p{L}-]+[^s\P{L}])s (?:(?:at|of|on|in) (?:\p{Lu}?\p{L}+ |\d+\p{L} ){1,4})?(?!and |or |at |of |on |in |is |are |was |were |who |have |with |to |for )\p{Ll}{3,}(?<!s)(?: |,)/gu;

const COUNTED =
  /^(?:One|Two|Three|Four|Five|Six|All|Most|Many|Some|Several|Few|Other|Both|More|No) /;

/** "Harbour pilots at Initech bring ships in": of all who hold the post. */
export function ofMany(line: string): string[] {
  return [...line.matchAll(MANY)]
    .map(([, name = '']) => name)
    .filter((name) => JOB_NOUN.test(fold(name.split(' ').at(-1) ?? '')))
    .filter((name) => !OPENS_SENTENCE.test(fold(name)) && !COUNTED.test(name))
    .map((name) => name.replace(/(?<= )\p{Ll}/gu, (letter) => letter.toUpperCase()));
}

const WHETHER = pattern('u')`
  ¿?(?:
    are you an?|bist du|sind sie|eres|sos|do you know an?|kennst du|conoces a|what does an?|was macht|que hace
  ) (?:(?:experienced|good|un[ao]?|eine?n?|alg[uú]n|gute[nr]?|buen[oa]?) )*([^?]{4,60}?)(?: do| all day| den ganzen tag| eigentlich| todo el dia)*\?`;

/** "You make it better. Barista, 25 hours.": a sentence of a name alone, when nothing else names the post. */
export const alone = (line: string): string[] =>
  line
    .split(/(?<=\p{L}{3}[.!?]) /u)
    .map((sentence) => sentence.replace(/(?:,? \d.*)?[.!]?$/, ''))
    .flatMap((sentence) => {
      const [, opening = ''] = OPENS_NAME.exec(sentence) ?? [];
      return [isHeld(opening) ? opening : '', NAME_ALONE.test(sentence) ? sentence : ''];
    })
    .filter((name) => name !== '' && name.length < line.length - 10)
    .filter((name) => !OPENS_SENTENCE.test(fold(name)));
const isHeld = (name: string) => JOB_NOUN.test(fold(name.split(' ').at(-1) ?? ''));
/** "Window cleaner, Mon to Thu, van provided". */
const OPENS_NAME = /^(\p{Lu}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2}), \S/u;
const NAME_ALONE = /^\p{Lu}[\p{L}/:*-]+(?: (?:(?:de|of|for|für|im) )?\p{Lu}[\p{L}/:*-]+){0,3}$/u;

const MUST_COME =
  /(?:^|[.!?] )(?:An?|Eine?|Una?) (\p{Lu}[\p{L}/:*-]+(?: \p{Lu}[\p{L}/:*-]+){0,3}) (?:muss her|fehlt(?: uns)?|is what we need)(?!\p{L})/gu;

/** "Ein Lagerist muss her!" */
export const missed = (line: string): string[] =>
  [...line.matchAll(MUST_COME)].map(([, name = '']) => name);

/** "¿Eres enfermero/a?", when nothing else names the post. */
export function askedWhether(line: string): string[] {
  const whether = WHETHER.exec(foldInPlace(line));
  if (whether === null) return [];
  const start = whether.index + whether[0].lastIndexOf(whether[1] ?? '');
  const [post = ''] = line.slice(start, start + (whether[1] ?? '').length).split(/ (?:y|and|und) /);
  return [positionAt(post.slice(praiseLength(post)))];
}

const LEAVER = pattern('u')`
  (?:^|[\s,])(?:[Oo]ur|[Uu]nsere?|[Nn]uestr[oa]) ((?:[\p{L}/-]+ ){1,6}?)(?:
    (?:is|are|has|have) (?:retir\p{L}+|leaving|left|moving|moved|going|gone|off)|retires|leaves|geht|verlässt|wechselt|hört|se (?:jubila|va|marcha|muda)|
    nos deja|deja
  )(?!\p{L})`;

const OLD =
  /^(?:langjährige[rn]?|liebe[rn]?|geschätzte[rn]?|long-?(?:standing|serving|time)|dear|current|querid[oa]|actual) /;

/** "Our caretaker Joe is retiring": whose post is to be filled. */
export function ofLeaver(line: string): string[] {
  const words = LEAVER.exec(line)?.[1]?.trim().split(' ') ?? [];
  const first = words.findIndex((word) => JOB_NOUN.test(fold(word)));
  const name = words.findIndex((word, at) => at > first && /^\p{Lu}/u.test(word));
  const post = words.slice(0, name < 0 ? undefined : name).join(' ');
  return first < 0 ? [] : [post.replace(OLD, '')];
}

/** "Code for Ulm - Community Organizer (m/w)": a project or house first, which nobody is employed as. */
export function ofProject(line: string): string[] {
  const [, before = '', name = ''] = /^([^:(]{3,60}?) [–—-] (\p{Lu}[^–—]*)$/u.exec(line) ?? [];
  return name !== '' && JOB_NOUN.test(fold(name)) && !JOB_NOUN.test(fold(before)) ? [name] : [];
}
