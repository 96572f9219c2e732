import {
  type Alignment,
  type FactIndex,
  type Finding,
  findWord,
  readWords,
  unprovenAt,
  type Word,
  type WordList,
} from '@sastre/wording';

/** Letters that a part of a compound has at least. */
const PART = 4;
const LINK = /(?:s|n|en|es|er|e)$/;

/** "Jahresabschlüsse" where the fact has "Quartalsabschlüsse": compounds of one head are different things. */
export function compareCompounds(
  said: WordList,
  { matched }: Alignment,
  fact: FactIndex,
): Finding[] {
  if (said.language !== 'de' || fact.list.language !== 'de') return [];
  const others = [...matched].flatMap(([place, { fact: which, places, from }]) => {
    const word = said.words[place];
    if (which !== 0 || from !== place || word === undefined || places.length !== 1) return [];
    const own = fact.list.words[places[0] ?? 0];
    return own !== undefined && isOther(said, word, own, fact) ? [place] : [];
  });
  return unprovenAt(said, others);
}

function isOther(said: WordList, word: Word, own: Word, fact: FactIndex): boolean {
  if (word.folded === own.folded || !/^\p{Lu}/u.test(word.text) || !/^\p{Lu}/u.test(own.text))
    return false;
  const [one = '', other = ''] = [word.folded, own.folded].map((text) =>
    text.replace(/(?:en|er|es|e|n|s)$/, ''),
  );
  const end = sharedEnd(one, other);
  const [begin = '', its = ''] = [one, other].map((text) => text.slice(0, text.length - end));
  if (end < PART + 1 || begin.length < PART || its.length < PART) return false;
  const isSame = word.meanings.some(({ concept, side }) =>
    own.meanings.some(
      (mine) => mine.concept === concept && mine.side === 'same' && side === 'same',
    ),
  );
  if (isSame) return false;
  const forms = [begin, begin.replace(LINK, '')];
  const isSaid = forms.some(
    (form) =>
      fact.list.words.some(({ folded }) => folded !== own.folded && folded.startsWith(form)) ||
      readWords(form, 'de').words.some((part) => findWord(part, said, fact).length > 0),
  );
  return !isSaid;
}

function sharedEnd(one: string, other: string): number {
  let end = 0;
  while (end < one.length && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return end;
}
