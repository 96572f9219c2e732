import type { CvContent, Edit, TailoringReport } from '@sastre/shared-contracts/api';
import { entryKeys } from '@sastre/shared-contracts/cv';
import { ALL_FUNCTION_WORDS, plainText, contentStems } from '@sastre/reading';
import { isText, sameWords } from '../../review/edit-texts.rules.ts';
import { closedParts } from '../../testing/inventions.ts';
import { isSameJson } from '../measures/unchanged.measure.ts';
import { echoIn } from './echoes.rules.ts';

/** Says of the text of an edit whether the CV proves it; `why`: what it says against it. */
export type Judge = (edit: Edit) => {
  answer: 'proven' | 'unproven' | 'contradicted';
  why?: string | undefined;
};

/** What is wrong with a tailored copy, line by line; all of it must be empty. */
export interface CopyFindings {
  /** Achievements of the main CV that the copy no longer has, and ones too many. */
  lost: string[];
  /** Applied texts that the judge does not find proven. */
  unproven: string[];
  /** Texts that differ from the main CV's and that no applied edit explains. */
  unexplained: string[];
  /** Applied texts that the model took from the example in its instructions. */
  echoed: string[];
  /** True: a part that no tailoring may change is another. */
  isChanged: boolean;
}

/** Holds a copy and its report to the main CV. The judge has its say on texts only; all else is compared here, without the gate. */
export function measureCopy(
  main: CvContent,
  { content, report }: { content: CvContent; report: Pick<TailoringReport, 'edits'> },
  judge: Judge,
): CopyFindings {
  const applied = report.edits.filter(({ status }) => status === 'applied');
  const texts = applied.filter(isText);
  const hidden = new Set(applied.filter(({ op }) => op === 'hide').map(({ path }) => path));
  const copies = new Map(content.work_experience.map((entry) => [entry.id, entry]));
  const keys = entryKeys(main.work_experience);
  const kept = main.work_experience.flatMap((before, index) => {
    const path = `work[${keys[index]}]`;
    const after = copies.get(keys[index] ?? '');
    return hidden.has(path) ? [] : [{ path, before, after }];
  });
  const open: [path: string, before: string, after: string][] = [
    ['personal_info.summary', main.personal_info.summary, content.personal_info.summary],
    ['coverLetter', '', content.tailored?.coverLetter ?? ''],
    ...kept.map(({ path, before, after }): [string, string, string] => [
      `${path}.description`,
      before.description,
      after?.description ?? '',
    ]),
  ];
  return {
    lost: kept.flatMap(({ path, before, after }) =>
      lostOf(`${path}.achievements`, before.achievements, after?.achievements ?? [], texts),
    ),
    unproven: texts.flatMap((edit) => {
      const { answer, why } = judge(edit);
      const reason = why === undefined ? answer : `${answer} (${why})`;
      return answer === 'proven' ? [] : [`${reason}: ${edit.path}: ${edit.after}`];
    }),
    unexplained: open
      .filter(([path, before, after]) => after !== before && !isExplained(texts, path, after))
      .map(([path, , after]) => `${path}: ${after}`),
    echoed: texts.flatMap(({ path, after }) => {
      const echo = echoIn(after);
      return echo === undefined ? [] : [`${path}: ${echo}`];
    }),
    isChanged: !isSameJson(closedParts(content), closedParts(shown(main, hidden))),
  };
}

function isExplained(texts: readonly Edit[], path: string, text: string): boolean {
  return texts.some((edit) => edit.path === path && edit.after === text);
}

/** The main CV as a copy shows it when nothing but hiding was done to its closed parts. */
function shown(main: CvContent, hidden: ReadonlySet<string>): CvContent {
  const keys = entryKeys(main.work_experience);
  const work = main.work_experience
    // An entry keeps its key in the copy.
    .map((entry, index) => ({ ...entry, id: keys[index] ?? '' }))
    .filter(({ id }) => !hidden.has(`work[${id}]`));
  return { ...main, work_experience: work };
}

/** Each achievement must stand in the copy once, as it was or as an applied edit has it, and still tell of the same. */
function lostOf(
  path: string,
  before: readonly string[],
  after: readonly string[],
  texts: readonly Edit[],
): string[] {
  const left = [...after];
  const lost = before.flatMap((original, place) => {
    const own = `${path}[${place}]`;
    const edit = texts.find((one) => one.path === own);
    const at = left.indexOf(edit?.after ?? original);
    if (at < 0) return [`${own}: gone: ${original}`];
    left.splice(at, 1);
    if (edit === undefined) return [];
    // A translation shares no words with what it translates; that text is what must tell of the same.
    const said = edit.source ?? edit.after;
    const others = before.filter((_text, other) => other !== place);
    const isLost =
      [said, edit.after].some((text) => isOneOf(text, others)) || isNew(original, said);
    return isLost ? [`${own}: ${original} → ${said}`] : [];
  });
  return [...lost, ...left.map((text) => `${path}: one more: ${text}`)];
}

/** True for the text of another achievement in this one's place. */
function isOneOf(text: string, others: readonly string[]): boolean {
  return others.some((other) => sameWords(plainText(other), plainText(text)));
}

/** True when not one word of weight of the original is left. */
function isNew(original: string, text: string): boolean {
  const [was, is] = [original, text].map((one) => contentStems(plainText(one), ALL_FUNCTION_WORDS));
  const kept = new Set(is);
  return was !== undefined && was.length > 0 && !was.some((stem) => kept.has(stem));
}
