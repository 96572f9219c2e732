import { pattern } from '@sastre/reading';
import { oncePerList } from '../words/once-per-list.ts';
import type { WordList } from '../words/units.rules.ts';

const SEAMS = pattern('giu')`
  (?<!\b(?:mio|mrd|mill|ca|nr|approx|no|núm|aprox|stv|stellv))[;:.!?]\s|
  ,\s+(?=(?:
    (?:in|on|for|to|with|from|by|at) which|(?:an|auf|in|mit|von|zu|für|bei|über|aus) denen|
    (?:en|con|a|por|para|sobre) (?:el|la|los|las) (?:que|cuales|cual)|which|who|whom|whose|while|where|but|the|
    then|die|der|das|den|dem|dessen|deren|welche[rsnm]?|wobei|dabei|wo|que|los|las|el|la|mientras|cuy[oa]s?|
    donde|und|and|y
  )\s)|
  ,\s+(?=(?:\p{L}+|\d+) (?:of (?:which|whom|them|these)|davon|de (?:los|las) (?:cuales|que))(?!\p{L}))|
  \s(?=
    (?:which|while|whose|mientras)\s|
    (?:before|after)\s(?:
      they|he|she|it|i|we|you|
      (?:the|a|an|my|our|its|their)\s(?:\p{L}+\s){1,3}(?:was|were|is|are|had|has|left|went|came|did|\p{L}{3,}ed)\s
    )
  )`;

/** The clause that each word stands in, by its number. */
export const clausesOf = oncePerList(({ text, words }: WordList): readonly number[] => {
  const seams = [...text.matchAll(SEAMS)].map(({ index }) => index);
  return words.map(({ at }) => seams.filter((seam) => seam <= at).length);
});
