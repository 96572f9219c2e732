import type { Page, Route } from '@playwright/test';
import {
  cvSchema,
  type ActiveSubscription,
  type Cv,
  type TailoredCvListItem,
  type TailoringCheck,
  type TailoringProgress,
  type TailoringReport,
} from '@sastre/shared-contracts/api';

/** A job that no server runs: what is shown of it stays as long as it is looked at. */
export const JOB_ID = '00000000-0000-4000-8000-000000000005';

/** The real answer to a GET, changed on its way. What cannot be answered, as the page is gone, is no fault of a test. */
async function changed(page: Page, path: string, change: (answer: unknown) => unknown) {
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: change(await response.json()) });
    } catch {
      await route.abort().catch(() => undefined);
    }
  });
}

/** What is used of the plan is told as `use` has it. */
export function withUsage(page: Page, use: Partial<ActiveSubscription>): Promise<void> {
  return changed(page, '/user/me/saas/subscriptions/active', (answer) => ({
    ...(answer as ActiveSubscription),
    ...use,
  }));
}

/** The list of copies is what `change` makes of the real one. */
export function withCopies(
  page: Page,
  change: (copies: TailoredCvListItem[]) => TailoredCvListItem[],
): Promise<void> {
  return changed(page, '/user/me/cv/tailored-list', (answer) =>
    change(answer as TailoredCvListItem[]),
  );
}

/** Three copies with days that stay the same, one of them for a company with a long name. */
export function threeCopies(copies: TailoredCvListItem[]): TailoredCvListItem[] {
  return copies.slice(0, 1).flatMap((copy) => [
    { ...copy, updatedAt: '2026-11-03T10:00:00.000Z' },
    {
      ...copy,
      _id: '00000000-0000-4000-8000-000000000001',
      companyName: 'Donaudampfschifffahrtsgesellschaft Regensburg, Passau und Linz',
      updatedAt: '2026-10-12T10:00:00.000Z',
      changes: 7,
    },
    {
      ...copy,
      _id: '00000000-0000-4000-8000-000000000002',
      companyName: 'Inkwell House',
      updatedAt: '2026-09-01T10:00:00.000Z',
      changes: 0,
    },
  ]);
}

/** Every job is taken, and its state is told as `progress` has it. */
export async function withJob(page: Page, progress: Partial<TailoringProgress>): Promise<void> {
  const running = { bullId: JOB_ID, state: 'active', progress: 0, stage: null, engine: 'rules' };
  await onStart(page, (route) => route.fulfill({ status: 202, json: { bullId: JOB_ID } }));
  await page.route('**/api/user/me/cv/tailor/progress/*', (route) =>
    route.fulfill({ json: { ...running, ...progress } }),
  );
}

/** What a tailoring would meet is told as `check` has it. */
export async function withCheck(page: Page, check: Partial<TailoringCheck>): Promise<void> {
  const nothing = { cvLanguage: 'en', jobLanguage: 'en', letterLanguage: 'en', position: '' };
  await page.route('**/api/user/me/cv/tailor/check', (route) =>
    route.fulfill({ json: { ...nothing, obstacles: [], ...check } }),
  );
}

/** Nothing can be done: the job description is in a language that is not read, and the CV in the one asked for. */
export const UNREAD: Partial<TailoringCheck> = {
  jobLanguage: 'fr',
  obstacles: [
    { part: 'tailoring', code: 'job-language', stops: true },
    { part: 'letter', code: 'job-language', stops: true },
    { part: 'translation', code: 'already-translated', stops: true },
  ],
};

/** A job of a model that did not answer. */
export const MODEL_AWAY: Partial<TailoringProgress> = {
  state: 'failed',
  engine: 'openai-compatible',
  failedReason: 'The language model could not be reached.',
  failedCode: 'model-unreachable',
};

/** What becomes of the start of a job. */
export async function onStart(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/user/me/cv/tailor', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  );
}

/** A tailored copy is read as `change` makes it of the stored one. */
export function withCopy(page: Page, change: (cv: Cv) => Cv): Promise<void> {
  return changed(page, '/user/me/cv/*', (answer) => change(cvSchema.parse(answer)));
}

/** A tailored copy is read with the report that `change` makes of the stored one. */
export function withReport(
  page: Page,
  change: (report: TailoringReport, cv: Cv) => TailoringReport,
): Promise<void> {
  return withCopy(page, (cv) => {
    const report = cv.tailored?.report;
    if (cv.tailored === undefined || report === undefined) return cv;
    return { ...cv, tailored: { ...cv.tailored, report: change(report, cv) } };
  });
}

/** Nothing was changed: a plain copy. */
export function plainReport(report: TailoringReport): TailoringReport {
  const coverage = { shown: 0, supported: 0, total: 0 };
  return { ...report, engine: null, edits: [], requirements: [], coverage, refused: 0, notes: [] };
}

/** A model rewrote, reordered and wrote a letter; two of its texts wait for an answer, and two were not let through. */
export function fullReport(report: TailoringReport, cv: Cv): TailoringReport {
  const { summary } = cv.personal_info;
  const [job] = cv.work_experience;
  const achievements = job?.achievements ?? [];
  const skills = cv.skills.map(({ name }) => name);
  const [skill = ''] = skills;
  const facts = [
    { id: 'personal_info.summary', text: summary },
    { id: 'work[w1].position', text: job?.position ?? '' },
    { id: 'work[w1].company', text: job?.company ?? '' },
    ...achievements.map((text, at) => ({ id: `work[w1].achievements[${at}]`, text })),
    ...cv.skills.map(({ id, name }) => ({ id: `skills[${id}].name`, text: name })),
  ];
  const grounds = { because: ['personal_info.summary'], for: ['r1'] };
  const shared = { ...grounds, status: 'applied' } as const;
  const refused = { ...grounds, op: 'rewrite', status: 'refused' } as const;
  const places = (list: readonly string[]) => list.map((_text, at) => list.length - 1 - at);
  const [first = '', second = first] = achievements;
  const asked = {
    ...{ because: [], for: ['r3'] },
    ...({ status: 'unproven', reason: 'words-not-in-facts' } as const),
  };
  return {
    ...report,
    engine: 'openai-compatible',
    facts,
    notes: ['letter-by-rules', 'letter-sentences-left-out'],
    requirements: [
      requirement('r1', skill, 'tool', 'must', 'shown', ['skills[s1].name']),
      requirement('r2', 'Python', 'tool', 'nice', 'unsaid', ['skills[s2].name']),
      requirement('r3', 'Kubernetes', 'tool', 'must', 'not-yours', []),
      requirement('r4', 'Registered nurse', 'degree', 'must', 'not-yours', []),
      requirement('r5', 'Portuguese', 'language', 'nice', 'not-yours', []),
      requirement(
        'r6',
        'You keep the night rota of three wards together',
        'duty',
        'must',
        'not-yours',
        [],
      ),
    ],
    coverage: { shown: 1, supported: 2, total: 6 },
    refused: 2,
    edits: [
      {
        ...shared,
        id: 'e1',
        path: 'personal_info.summary',
        op: 'rewrite',
        before: summary,
        after: `${skill} first. ${summary}`,
      },
      {
        ...shared,
        id: 'e2',
        path: 'skills',
        op: 'reorder',
        before: skills.join(', '),
        after: skills.toReversed().join(', '),
        order: places(skills),
      },
      {
        ...shared,
        id: 'e3',
        path: 'work[w1].achievements',
        op: 'reorder',
        before: achievements.join('\n'),
        after: achievements.toReversed().join('\n'),
        order: places(achievements),
      },
      ...report.edits.filter(({ path }) => path === 'coverLetter'),
      {
        ...asked,
        id: 'e6',
        path: 'work[w1].achievements[1]',
        op: 'rewrite',
        before: second,
        after: `${second}, run on Kubernetes for three wards`,
        unproven: ['Kubernetes', 'three wards'],
      },
      {
        ...asked,
        id: 'e7',
        path: 'coverLetter',
        op: 'insert',
        before: '',
        after: 'I have run clusters on Kubernetes since 2019.',
        unproven: ['clusters on Kubernetes', 'since 2019'],
        place: { paragraph: 1, follows: sentenceOf(cv) },
      },
      {
        ...refused,
        id: 'e8',
        path: 'work[w1].achievements[0]',
        before: first,
        after: `${first}, and saved 73 % of its cost`,
        reason: 'number-not-in-facts',
      },
      {
        ...refused,
        id: 'e9',
        path: 'work[w1].position',
        before: job?.position ?? '',
        after: 'Head of everything',
        reason: 'closed-path',
      },
    ],
  };
}

/** A sentence that stands in the letter. */
function sentenceOf(cv: Cv): string {
  const [, paragraph = ''] = (cv.tailored?.coverLetter ?? '').split(/\n{2,}/);
  return paragraph.split(/(?<=[.!?])\s/)[0] ?? '';
}

/** The first question of such a report was answered with yes, and an order was accepted. */
export function answeredCopy(cv: Cv): Cv {
  const { tailored } = cv;
  if (tailored?.report === undefined) return cv;
  const { edits, ...report } = fullReport(tailored.report, cv);
  const question = edits.find(({ id }) => id === 'e6');
  const confirmed = {
    by: 'member',
    at: '2026-11-03T10:00:00.000Z',
    words: question?.unproven ?? [],
  };
  const answered = { status: 'applied', accepted: true, confirmed } as const;
  const [job, ...jobs] = cv.work_experience;
  const achievements = job?.achievements.with(1, question?.after ?? '') ?? [];
  return {
    ...cv,
    work_experience: job === undefined ? [] : [{ ...job, achievements }, ...jobs],
    tailored: {
      ...tailored,
      report: {
        ...report,
        edits: edits.map((edit) => {
          if (edit === question) return { ...edit, ...answered };
          return edit.id === 'e2' ? { ...edit, accepted: true } : edit;
        }),
      },
    },
  };
}

/** A translation whose own sentences are still in their language, with questions. */
export function translatedCopy(cv: Cv): Cv {
  const { tailored } = cv;
  if (tailored?.report === undefined) return cv;
  const report = { ...fullReport(tailored.report, cv), notes: ['free-text-not-translated'] };
  return { ...cv, tailored: { ...tailored, language: 'de', report } };
}

type Requirement = TailoringReport['requirements'][number];

function requirement(
  id: string,
  term: string,
  kind: Requirement['kind'],
  need: Requirement['need'],
  group: Requirement['group'],
  facts: string[],
): Requirement {
  return { id, term, kind, need, group, facts, quote: `You know ${term}` };
}
