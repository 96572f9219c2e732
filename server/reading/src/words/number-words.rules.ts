import { detectLanguage } from './language.rules.ts';
import { source } from './pattern.ts';

/** A number written in words, and where it stands. */
export interface SpelledNumber {
  value: number;
  at: number;
  end: number;
}

const list = (text: string, first: number, step = 1): [string, number][] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((row, index) =>
      row.split('|').map((word): [string, number] => [word, first + index * step]),
    );

const ONES = new Map(
  list(
    'one|uno|un|una|a two|dos three|tres four|cuatro five|cinco six|seis seven|siete eight|ocho nine|nueve',
    1,
  ),
);
const TEENS = new Map([
  ...list(
    source`
      ten|diez|decena eleven twelve|doce|dozen|docena thirteen|trece fourteen|catorce fifteen|quince sixteen|
      dieciseis seventeen|diecisiete eighteen|dieciocho nineteen|diecinueve`,
    10,
  ),
  ...list(
    'veintiun|veintiuno|veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    21,
  ),
]);
const TENS = new Map(
  list(
    'twenty|veinte|veintena thirty|treinta|treintena forty|cuarenta fifty|cincuenta sixty|sesenta seventy|setenta eighty|ochenta ninety|noventa',
    20,
    10,
  ),
);
const HUNDREDS = new Map([
  ...list('cien|ciento|centenar', 100),
  ...list(
    source`
      doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|
      quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas`,
    200,
    100,
  ),
]);
const MANY = new Map([
  ...list('thousand|mil', 1e3),
  ...list('million|millon|millones|millionen', 1e6),
]);
/** "One" and its like are articles and pronouns more often than numbers; they count before and after others only. */
const ARTICLE = /^(?:one|uno|un|una|a|ein|eins|eine)$/;

const GERMAN_ONES = list(
  'ein|eins|eine zwei|zweier drei|dreier vier funf sechs sieben acht neun',
  1,
);
const GERMAN_SMALL = new Map([
  ...GERMAN_ONES,
  ...list(
    'zehn elf zwolf|dutzend dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    10,
  ),
]);
const GERMAN_TENS = new Map(
  list('zwanzig dreissig|dreizig|dreisig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10),
);
const ONE = GERMAN_ONES.map(([word]) => word).join('|');
const TEN = [...GERMAN_TENS.keys()].join('|');
const SMALL = [...GERMAN_SMALL.keys()].join('|');
const HUNDRED = new RegExp(`^(${SMALL})?hundert(?:und)?(.*)$`);
const ONE_AND_TEN = new RegExp(`^(${ONE})und(${TEN})$`);

/** Numbers that a folded text writes in English, Spanish or German words: "fourteen hundred", "mil doscientos", "achtundvierzig". */
export function readNumberWords(folded: string): SpelledNumber[] {
  const tokens = [...folded.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    word,
    at: index,
    end: index + word.length,
  }));
  const isSpanish = /\bonce\b/.test(folded) && detectLanguage(folded) === 'es';
  const found: SpelledNumber[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    // Letters that belong to figures (3D, 40k) are no words.
    if (token === undefined || /[\p{N}]/u.test(folded.charAt(token.at - 1))) continue;
    const isNear = (index: number) =>
      /^[ -]$/.test(folded.slice(tokens[index - 1]?.end, tokens[index]?.at));
    const near = [token.word];
    for (let next = place + 1; next < tokens.length && isNear(next) && near.length < 12; next += 1)
      near.push(tokens[next]?.word ?? '');
    const read =
      isSpanish && token.word === 'once'
        ? readPhrase(['eleven', ...near.slice(1)])
        : (readGerman(near) ?? readPhrase(near));
    if (read === undefined) continue;
    found.push({
      value: read.value,
      at: token.at,
      end: tokens[place + read.used - 1]?.end ?? token.end,
    });
    place += read.used - 1;
  }
  return found;
}

interface ReadWords {
  value: number;
  used: number;
}

/** English and Spanish: word after word. */
function readPhrase(near: readonly string[]): ReadWords | undefined {
  let [total, part, last, used] = [0, 0, Infinity, 0];
  for (let index = 0; index < near.length; index += 1) {
    const word = near[index] ?? '';
    if (word === 'and' || word === 'y') {
      const next = small(near[index + 1] ?? '');
      const fits = word === 'and' ? last >= 100 : last >= 30 && last < 100 && (next ?? 10) < 10;
      if (used === 0 || last === Infinity || next === undefined || !fits) break;
      continue;
    }
    const value = small(word) ?? HUNDREDS.get(word);
    const many = word === 'hundred' ? 100 : MANY.get(word);
    if (value !== undefined) {
      // Each word counts less than the one before: thirty five, not five thirty.
      if (value >= lowest(last)) break;
      part += value;
      last = value;
    } else if (many !== undefined && many > (part % 1000) / 10) {
      if (many === 100) part = (part === 0 ? 1 : part) * 100;
      else {
        total += (part === 0 ? 1 : part) * many;
        part = 0;
      }
      last = many;
    } else break;
    used = index + 1;
  }
  const isArticle = used === 1 && ARTICLE.test(near[0] ?? '');
  return used === 0 || isArticle ? undefined : { value: total + part, used };
}

/** What the next word must stay under. */
function lowest(last: number): number {
  if (last === Infinity) return Infinity;
  if (last >= 100) return last;
  return last >= 20 && last % 10 === 0 ? 10 : 0;
}

function small(word: string): number | undefined {
  return ONES.get(word) ?? TEENS.get(word) ?? TENS.get(word);
}

/** German: one word, and perhaps millions of it. */
function readGerman([word = '', next = '']: readonly string[]): ReadWords | undefined {
  if (ARTICLE.test(word) && !/^million/.test(next)) return undefined;
  const value = word === 'anderthalb' ? 1.5 : german(word);
  if (value === undefined) return undefined;
  const times = /^million(en)?$/.test(next) ? 1e6 : 1;
  return { value: value * times, used: times === 1 ? 1 : 2 };
}

function german(word: string): number | undefined {
  const half = /^(.+)einhalb$/.exec(word)?.[1];
  if (half !== undefined) return plus(germanUnder100(half), 0.5);
  const thousands = /^(.*?)tausend(?:und)?(.*)$/.exec(word);
  if (thousands === null) return germanUnder1000(word);
  const [, before = '', after = ''] = thousands;
  const many = before === '' ? 1 : germanUnder1000(before);
  const rest = after === '' ? 0 : germanUnder1000(after);
  return many === undefined ? undefined : plus(rest, many * 1000);
}

function germanUnder1000(word: string): number | undefined {
  const hundreds = HUNDRED.exec(word);
  if (hundreds === null) return germanUnder100(word);
  const [, before, after = ''] = hundreds;
  const many = before === undefined ? 1 : (GERMAN_SMALL.get(before) ?? 1);
  return plus(after === '' ? 0 : germanUnder100(after), many * 100);
}

function germanUnder100(word: string): number | undefined {
  const [, one = '', ten = ''] = ONE_AND_TEN.exec(word) ?? [];
  if (ten !== '') return plus(GERMAN_TENS.get(ten), GERMAN_SMALL.get(one) ?? 0);
  return GERMAN_SMALL.get(word) ?? GERMAN_TENS.get(word);
}

function plus(one: number | undefined, other: number): number | undefined {
  return one === undefined ? undefined : one + other;
}
