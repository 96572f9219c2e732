import type { Word, WordList } from '../words/units.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';

/** True for a word of the post, the company, or of applying. */
type IsOfPost = (word: Word) => boolean;

/** Who has the post says where it is: "that Harrowgill offers in Truro". */
const OFFERS =
  /^(?:offers?|offered|advertis\w+|anbiete[tn]|ausgeschrieben\w*|ofrecen?|anuncian?|buscan?|publican?)$/;

/** "The post of Head Chef in Truro", "at your practice in Waterford": where the advertisement says that it is. */
export function isPlaceOfJob(
  said: WordList,
  place: number,
  job: FactIndex,
  isOfPost: IsOfPost,
): boolean {
  const { words } = said;
  const [your, thing, tie, word] = [3, 2, 1, 0].map((back) => words[place - back]);
  if (word === undefined || tie === undefined || !/^\p{Lu}\p{Ll}{2,}$/u.test(word.text))
    return false;
  // "Villanueva de Gállego".
  if (/^(?:del?|am|upon)$/.test(tie.folded))
    return (
      isInJob(job, words.slice(place - 2, place + 1)) &&
      isPlaceOfJob(said, place - 2, job, isOfPost)
    );
  return (
    /^(?:in|en)$/.test(tie.folded) &&
    job.byKey.has(`=${word.folded}`) &&
    ((thing !== undefined && (isOfPost(thing) || OFFERS.test(thing.folded))) ||
      /^(?:your|ihr(?:e[nmrs]?)?|sus?)$/.test(your?.folded ?? ''))
  );
}

/** Words at the beginning of an advertisement that say what post it is. */
const HEAD = 20;

function isInJob(job: FactIndex, row: readonly Word[], most = Infinity): boolean {
  const all = job.list.words;
  return all.some(
    (_word, at) =>
      at < most &&
      row.length > 0 &&
      row.every(({ folded }, index) => all[at + index]?.folded === folded),
  );
}

const FOR = /^(?:for|fur|para|in|en)$/;
const THE = /^(?:the|your|die|das|den|der|ihre?[nrms]?|el|la|los|las|sus?)$/;
/** Words of a name of a ward or a department. */
const LONGEST = 4;

/** "As a nurse for the cardiology ward": what the beginning of the advertisement calls it, right behind the post. */
export function isOfJobsHead(
  { words, text }: WordList,
  place: number,
  job: FactIndex,
  isOfPost: IsOfPost,
): boolean {
  for (let from = place; from > Math.max(1, place - LONGEST); from -= 1) {
    const [post, tie, the] = [words[from - 3], words[from - 2], words[from - 1]];
    const isBehindPost =
      post !== undefined &&
      isOfPost(post) &&
      FOR.test(tie?.folded ?? '') &&
      THE.test(the?.folded ?? '') &&
      !/[,.;:()]/.test(text.slice(post.end, words[place]?.at));
    if (isBehindPost && isInJob(job, words.slice(from, place + 1), HEAD)) return true;
  }
  return false;
}
