import type { Edit } from '@sastre/shared-contracts/api';
import type { LetterJudgement, SentenceAnswer } from '@sastre/gate';

/** A sentence that a letter does not say, and where it would have stood. */
export interface LeftOut {
  sentence: SentenceAnswer;
  place: NonNullable<Edit['place']>;
}

/** A letter as far as it is proven. */
export interface ProvenLetter {
  letter: string;
  leftOut: readonly LeftOut[];
  /** Enough is left of it to be sent. */
  holds: boolean;
}

/** A letter of fewer sentences of its own, greeting and goodbye aside, says nothing. */
const FEWEST = 3;

/** Keeps the proven sentences of a letter; what is unproven or contradicted is left out with its place. */
export function proveLetter(judged: LetterJudgement): ProvenLetter {
  const leftOut: LeftOut[] = [];
  const paragraphs = judged.flatMap((sentences, paragraph) => {
    const kept: string[] = [];
    for (const sentence of sentences) {
      if (sentence.answer === 'proven') kept.push(sentence.text);
      else leftOut.push({ sentence, place: { paragraph, follows: kept.at(-1) ?? '' } });
    }
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
  const said = judged.flat().length;
  const kept = said - leftOut.length;
  // Greeting, goodbye and name are sentences, too.
  const isWhole = leftOut.length === 0;
  return {
    letter: paragraphs.join('\n\n'),
    leftOut,
    holds: isWhole || (kept >= FEWEST + 3 && kept > said / 2),
  };
}
