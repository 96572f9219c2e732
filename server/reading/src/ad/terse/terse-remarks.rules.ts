import { HELPS, NOT_ASKED } from '../clause-cues.ts';
import { seeksSomebody } from './post-terms.rules.ts';
import { cueOf } from './terse-cues.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** "…, the council checks", "…, pero eso lo hablamos", "…, das Amt prüft": said beside what is asked for. On folded text. */
const REMARK = cueOf('remarks', 'u', (all) => `^(?:(?:since|as|denn|pues) )?(?:${all})`);

/** "De la contabilidad se ocupa mi gestor", "Service macht die Resi", "WordPress no lo tocamos": others do it, or nobody. On folded text. */
const OF_OTHERS = cueOf('others');

/** A line without what is said in it beside what is asked for, and of what others do. */
export const withoutRemarks = (line: string): string =>
  line
    .split(/(?<=\p{L}{2}[.!?]|\)[.!?])\s+(?=[¿¡"“]?\p{Lu})/u)
    .filter((sentence) => !OF_OTHERS.test(foldInPlace(sentence)))
    .map(withoutRemark)
    .reduce((all, one) => `${all}${/[.!?)]$/u.test(all) || all === '' ? ' ' : '\n'}${one}`, '')
    .trim();

/** True for what is said so, wherever it stands. */
export const isRemark = (said: string): boolean => REMARK.test(foldInPlace(said));

/** What weighs what stands before it is kept, where nothing else does. */
function withoutRemark(sentence: string): string {
  const at = sentence.lastIndexOf(', ');
  const [said, remark] = [sentence.slice(0, at), foldInPlace(sentence.slice(at + 2))];
  const isWeighed = HELPS.test(fold(said)) || WISHES.test(foldInPlace(said));
  if (
    at < 0 ||
    seeksSomebody(remark) ||
    !REMARK.test(remark) ||
    (NOT_ASKED.test(remark) && !isWeighed)
  )
    return sentence;
  return withoutRemark(said);
}
const WISHES =
  /(?<!\p{L})(?:would|wars?|ware|fande?|vendria|seria|excelente|great|if you|wenn du)(?!\p{L})/u;
