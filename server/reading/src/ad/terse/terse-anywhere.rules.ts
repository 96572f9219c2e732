import { HELPS } from '../clause-cues.ts';
import { NAMES_ABILITY } from '../clause-mode.rules.ts';
import { nominative } from '../position-case.rules.ts';
import { GENDERS } from '../position-cues.ts';
import { countWords } from '../mentions.rules.ts';
import { calm } from '../position-name.rules.ts';
import { OF_TRAINING, OPENS_SENTENCE } from '../position-said.rules.ts';
import { nameAt } from './terse-name.rules.ts';
import { isHeld } from './terse.rules.ts';
import { findYears } from '../years-asked.rules.ts';
import { ALL_FUNCTION_WORDS } from '../../words/function-words.ts';
import { detectLanguage } from '../../words/language.rules.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** "Fryer wanted", "Se busca librero": who is sought so plainly is a post, whatever it is. */
export function unknownIn(
  jobText: string,
  sentences: readonly string[],
  companyName: string,
  led: readonly LedUpTo[],
): string {
  const said = jobText.replace(/^[^\p{L}\p{N}]+/u, '');
  const [, before = ''] = WANTED.exec(said) ?? [];
  const isPost = (one: string) =>
    one !== '' && !NO_NAME.test(fold(one)) && !isNoName(one) && !OPENS_SENTENCE.test(fold(one));
  const named = [
    before,
    labelledIn(said),
    ...led.map(strangerIn),
    besideHouse(said, companyName),
  ].find(isPost);
  const isOfHouse = (one: string) => one.includes(' ') && fold(companyName).includes(fold(one));
  return calm(
    named ??
      (countWords(jobText) < FEWEST ? [] : sentences.map(toldIn)).find(
        (one) => one !== '' && !isOfHouse(one),
      ) ??
      '',
  );
}
const WANTED =
  /^((?:\p{L}[\p{L}/:*-]*[ ]){0,2}\p{L}[\p{L}/:*-]{3,}) (?:wanted|needed|required|gesucht|se busca|se necesita)(?!\p{L})/iu;
/** "Now hiring: Dockhand (seasonal)". On folded text. */
const LABEL =
  /(?:^|[.!?\n] ?)(?:(?:now )?hiring|wanted|vacancy|job(?: title)?|role|position|gesucht|wir suchen|stelle|se busca|buscamos|puesto|vacante|oferta de (?:empleo|trabajo)): ?\p{Extended_Pictographic}?\ufe0f? ?(?=\p{L})/u;
const CAPITAL = /^\p{Lu}[\p{L}/:*-]{3,}(?: \p{L}[\p{L}/:*-]{3,}){0,2}(?= ?(?:[,.;(!\n|]|[–-] |$))/u;
function labelledIn(text: string): string {
  const label = LABEL.exec(foldInPlace(text));
  return label === null ? '' : (CAPITAL.exec(text.slice(label.index + label[0].length))?.[0] ?? '');
}
/** What stands behind words of seeking, and the words between. */
export interface LedUpTo {
  filler: string;
  rest: string;
}
/** "After a drayman", "se busca librero": a word for somebody by its end, where an article or the verb says that one is sought. */
function strangerIn({ filler, rest }: LedUpTo): string {
  const isOne =
    ONE.test(filler) ||
    /^\p{Lu}\p{Ll}+(?:wart|geher|führer|macher|lehrer|meister|fahrer|pfleger|reiter|binder|setzer|bauer|wächter)(?!\p{L})/u.test(
      rest,
    ) ||
    /^\p{L}*(?:[ei]r[oa]|d[oe]ra?|ista)(?:\/[oa])?(?!\p{L})/u.test(rest);
  const [, name = '', last = ''] = SOMEBODY.exec(rest) ?? [];
  return isOne && !NOBODY.test(fold(last)) ? name : '';
}
const ONE =
  /(?<!\p{L})(?:an?|another|one|our|next|first|eine?[nr]?|noch|una?|un[/(]a\)?|nuestr[oa]|proxim[oa]|nuev[oa])[ ,:]*$/u;
const SOMEBODY =
  /^((?:[\p{L}-]+ ){0,2}?(\p{L}[\p{L}/:*-]{2,}(?:er|or|ist|man|woman|smith|hand|wright|maker|in|kraft|hilfe|wart|mann|frau|leute|ora|[oe]r[oa](?:\/[oa])?|ista|[ae]nte|aufsicht|leitung|assistenz)))(?=[ ,.:;!?()]|$)/iu;
/** Things, times and helpers whose names end like those of somebody. On folded text. */
const NOBODY =
  /^(?:\p{L}*(?:another|other|number|member|partner|offer|weiter\p{L}*|ander\p{L}*|unser\p{L}*|career|order|summer|sommer|winter|offer|chapter|quarter|center|theater|theatre|computer|server|power|layer|flyer|register|error|floor|door|motor|sector|factor|color|minor|major|under|over|after|ever|never|either|better|bigger|later|dinner|letter|matter|paper|water|corner|zimmer|fenster|messer|termin|verein|wein|schein|urlaub|oder|aber|hier|immer|wieder|allein|dein|kein|mein|sein|ein|captain|train|main|again|cabin|stand|primer[oa]?|tercer[oa]?|dinero|enero|febrero|noviembre|cuanto|siguiente|durante|importante|restaurante|ambiente|cliente|presente|excelente|manera|carrera|era|fuera|pero|sincera|verdader[oa]|enter[oa]))$/u;

/** "Embalmer – Initech – Ulm": what stands before the house at the head of a text. */
function besideHouse(text: string, companyName: string): string {
  const [, name = '', house = ''] =
    /^(\p{Lu}[\p{L}/:*-]{3,}(?: \p{L}[\p{L}/:*-]+){0,3}?)(?: ?[–—|@·,/\n-] ?| (?:at|bei|en|für|para|for|de) )(.+)/u.exec(
      text,
    ) ?? [];
  return companyName.length > 2 && fold(house).startsWith(fold(companyName)) ? name : '';
}

/** "Has room for one more taxi driver": whom a sentence tells of, where nothing else names the post. */
function toldIn(sentence: string): string {
  if (
    /^(?:an?|the|our|de[rn]|die|das|eine?|unser\p{L}*|el|la|los|las|una?|nuestr\p{L}+) /iu.test(
      sentence,
    ) ||
    NAMES_ABILITY.test(fold(sentence))
  )
    return '';
  const words = [...sentence.matchAll(/\p{L}[\p{L}\p{N}/:*'’-]*/gu)];
  const at = words.findIndex(([word]) => isHeld(fold(word)) && !/ing$|['’]s$/.test(word));
  let start = at;
  // "sheep shearer", "Medizinische Fachangestellte": what of.
  while (start > Math.max(0, at - 3) && isPart(words[start - 1]?.[0] ?? '', sentence)) start -= 1;
  const from = words[start]?.index ?? -1;
  const before = foldInPlace(sentence.slice(0, Math.max(0, from)));
  // "Invites CVs for Head Groundskeeper": outside German a capital within a sentence names something.
  const isTitle =
    detectLanguage(sentence) === 'en' && TITLE.test(sentence.slice(Math.max(0, from)));
  const isLedTo = LEADS_TO.test(before) || (isTitle && before.trim() !== '');
  const isOther = OF_TRAINING.test(before) || YEARS.test(before) || !isLedTo;
  const name = from < 0 || isOther ? '' : nameAt(sentence.slice(from));
  return isNoName(name) || OPENS_SENTENCE.test(fold(name)) ? '' : nominative(name);
}
const isPart = (word: string, sentence: string) =>
  detectLanguage(sentence) === 'de'
    ? /^\p{Lu}\p{L}+(?:e[rns]?)$/u.test(word) && !ALL_FUNCTION_WORDS.has(fold(word))
    : detectLanguage(sentence) === 'en' &&
      /^\p{L}[\p{L}-]+$/u.test(word) &&
      !NO_PART.test(word) &&
      !ALL_FUNCTION_WORDS.has(word);
const NO_PART =
  /^(?:new|needs?|uses?|hires?|want(?:s|ed)?|finds?|gets?|meet|being|becom\p{L}+|any|another|seeks?|please)$/u;
/** "One more", "would be our new": it is said of somebody who is not there yet. On folded text. */
const LEADS_TO =
  /(?:^|[:–—,|] ?|(?<!\p{L})(?:an?|another|(?:one )?more|new|be|being|as|eine?n?|neue[nr]?|als|una?|ser|sea|como|otr[oa]|nuev[oa]) )$/u;
/** "Head Groundskeeper", "Head of People". */
const TITLE = /^(?:\p{Lu}[\p{L}-]+ (?:(?:&|of|and) )?)+\p{Lu}\p{L}+/u;
const FEWEST = 14;

/** "Carné de manipulador", "5 años de peluquero/a", "Luthier's workshop": what one has, has been, or is the house. */
export const isNoName = (name: string) =>
  (!GENDERS.test(foldInPlace(name)) && NAMES_ABILITY.test(fold(name))) ||
  findYears(name) !== undefined ||
  HELPS.test(fold(name)) ||
  OF_HOUSE.test(fold(name)) ||
  /^(?:oder|or|und|and|o|y) |^$/.test(name);
export const OF_HOUSE = /['’]s (?!mate|hand|help|apprentice|assistant|labourer)\p{L}+$/u;

/** "Half of our drivers": told of the house. */
export const NO_NAME =
  /(?<!\p{L})(?:our|unser\p{L}*|nuestr[oa]s?|\p{L}+(?:aras|eras|iras))(?!\p{L})/u;
/** "Two years as a cook": what one has been. */
export const YEARS = /(?:years?|yrs|jahre?n?|anos?) $/;
