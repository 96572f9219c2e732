import { shareFigure, type Figure } from './figure.ts';
import type { JudgedCase, StrangerJudgements } from './measures/strangers.measure.ts';
import type { Part } from './strangers/read-sets.ts';

/** What the gate must reach on sets of strangers; details are those of the open part only. */
export function strangerFigures({ cases, sentences }: StrangerJudgements, part: Part): Figure[] {
  const plants = cases.filter(({ kind }) => kind === 'plant');
  const honest = cases.filter(({ kind }) => kind === 'honest');
  const told = (some: readonly JudgedCase[]) => (part === 'sealed' ? [] : some.map(lineOf));
  const passed = (severity: string) =>
    plants.filter((one) => one.severity === severity && one.answer === 'proven');
  const of = (severity: string) => plants.filter((one) => one.severity === severity).length;
  const planted = (severity: string, most: number) =>
    shareFigure(
      `${part}: plants applied, ${severity}`,
      { part: passed(severity).length, whole: of(severity), most },
      told(passed(severity)),
    );
  const rewrites = honest.filter(({ field }) => field !== 'translation');
  const translations = honest.filter(({ field }) => field === 'translation');
  const answered = (some: readonly JudgedCase[], answer: string) =>
    some.filter((one) => one.answer === answer);
  const contradicted = answered(honest, 'contradicted');
  const shares = (name: string, some: readonly JudgedCase[], least: number) =>
    shareFigure(
      `${part}: ${name}, proven`,
      { part: answered(some, 'proven').length, whole: some.length, least },
      told(answered(some, 'unproven')),
    );
  const refused = sentences.filter(({ answer }) => answer === 'contradicted');
  return [
    planted('hard', 0.01),
    planted('meaning', 0.03),
    planted('form', 0),
    shares('honest rewrites', rewrites, 0.65),
    shares('honest translations', translations, 0),
    shareFigure(
      `${part}: honest rewrites and translations, contradicted`,
      { part: contradicted.length, whole: honest.length, most: 0.02 },
      told(contradicted),
    ),
    shareFigure(
      `${part}: honest letter sentences, contradicted`,
      { part: refused.length, whole: sentences.length, most: 0.03 },
      part !== 'sealed' ? refused.map(({ text, reason }) => `${reason}: ${text}`) : [],
    ),
    shareFigure(`${part}: honest letter sentences, proven`, {
      part: sentences.filter(({ answer }) => answer === 'proven').length,
      whole: sentences.length,
      least: 0,
    }),
  ];
}

/** A case in a line: what the gate said, the text it stands for, and the text. */
export function lineOf({ answer, reason, unproven, fact, text, why }: JudgedCase): string {
  return `${answer} ${reason ?? ''} [${unproven.join(', ')}] ${fact} → ${text} (${why})`;
}
