import type { Cv, Edit, TailoringReport } from '@sastre/shared-contracts/api';

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

/** A translation whose own sentences are still in their language; two translations wait, and one was given back as it was. */
export function translatedCopy(cv: Cv): Cv {
  const { tailored } = cv;
  if (tailored?.report === undefined) return cv;
  const [first = '', second = first] = cv.work_experience[0]?.achievements ?? [];
  const translation = (at: number, source: string, changes: Partial<Edit>): Edit => ({
    ...{
      id: `t${at}`,
      path: `work[w1].achievements[${at}]`,
      op: 'rewrite',
      before: source,
      source,
    },
    ...{ after: source, because: [], for: [], status: 'unproven', reason: 'words-not-in-facts' },
    ...changes,
  });
  const edits = [
    translation(0, first, { after: 'Hat den Monatsabschluss halbiert', unproven: ['halbiert'] }),
    translation(1, second, { after: 'Hat neun Kliniken umgestellt', unproven: ['umgestellt'] }),
    translation(2, cv.personal_info.summary, { status: 'refused', reason: 'wrong-language' }),
  ];
  const notes = ['free-text-not-translated'];
  const report = { ...fullReport(tailored.report, cv), edits, notes };
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
