const MOST_LETTERS = 60;
/** A shorter beginning does not tell what is asked. */
const FEWEST_LETTERS = 16;
/** Where the words of an ad go on to say for whom, with what or when, or what else. */
const GOES_ON = new Set(
  `for with to in on at of by from across through during including using so that which who while and or as within per
  für mit in im an am auf bei von vom zum zur nach durch während sowie und oder um aus über unter
  para con en de del por desde hasta durante y e o según mediante así que`.split(/\s+/),
);
const JOINS_ON = new Set(
  'the a an of der die das den dem des eine einen einer ein el la los las un una lo'.split(' '),
);

/** What a chip says of a requirement: a line at most, where the ad's words can be cut; all of it is said beside. */
export function chipLabel(term: string): string {
  const words = term.trim().split(/\s+/);
  const all = words.join(' ');
  if (all.length <= MOST_LETTERS) return term;
  const most = all.slice(0, MOST_LETTERS + 1).split(' ').length - 1;
  for (let count = most; count > 0; count -= 1) {
    const [last = '', next = ''] = [words[count - 1], words[count]];
    const isEnd = /[,;:.)]$/u.test(last) || /^[–—(-]/u.test(next) || isIn(GOES_ON, next);
    if (isEnd && !isIn(GOES_ON, last) && !isIn(JOINS_ON, last)) {
      const text = words
        .slice(0, count)
        .join(' ')
        .replace(/[,;:.]$/u, '');
      if (text.length < FEWEST_LETTERS) break;
      // An open bracket would be left.
      if (countOf(text, '(') === countOf(text, ')')) return `${text} …`;
    }
  }
  return term;
}

const isIn = (known: ReadonlySet<string>, word: string) =>
  known.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''));
const countOf = (text: string, sign: string) => text.split(sign).length;
