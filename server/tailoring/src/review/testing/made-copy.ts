import type {
  CvContent,
  Edit,
  ReportDecisions,
  TailoringReport,
} from '@sastre/shared-contracts/api';
import type { Proposal, TailoringEngine } from '../../task/engine.ts';
import { jobs, people } from '@sastre/reading/testing';
import { entryKeys, linesOf, toldEntries } from '@sastre/shared-contracts/cv';
import { createRulesEngine } from '../../rules/rules-engine.ts';
import { tailorWith } from '../../testing/tailor-with.ts';
import type { TailoredResult } from '../../make-copy/tailor.ts';
import { decide, type Review } from '../decide.rules.ts';
import { createSecondLook } from '../second-look.rules.ts';

export type Status = ReportDecisions['decisions'][number]['status'];

/** An engine that changes something at every open path: texts by a full stop, orders by turning them round. */
export function everywhere({ hide, flip }: { hide: boolean; flip: boolean }): TailoringEngine {
  const rules = createRulesEngine();
  return {
    ...rules,
    tailor: async ({ main }) => {
      const because: string[] = [];
      const edit = (path: string, op: Edit['op'], value: Proposal['value']): Proposal => ({
        path,
        op,
        value,
        because,
        for: [],
      });
      const skills = entryKeys(main.skills).map((key) => `skills[${key}].name`);
      const entries = toldEntries(main).flatMap((told, index) => {
        const { path, listPath: list, entry } = told;
        const texts = linesOf(told).map((text, place) =>
          edit(`${list}[${place}]`, 'rewrite', `${text}.`),
        );
        const ids = linesOf(told)
          .map((_text, place) => `${list}[${place}]`)
          .reverse();
        const order = edit(list, 'reorder', ids);
        return [
          edit(`${path}.description`, 'rewrite', `${entry.description}.`),
          ...(flip ? [order, ...texts] : [...texts, order]),
          ...(hide && index % 2 === 1 ? [edit(path, 'hide', '')] : []),
        ];
      });
      const summary = `${main.personal_info.summary}.`;
      return {
        proposals: [
          edit('personal_info.summary', 'rewrite', summary),
          edit('skills', 'reorder', skills.reverse()),
          ...entries,
        ],
        notes: [],
      };
    },
  };
}

/** Who decides, and when. */
export const DECIDER = { userId: 'reviewer', now: new Date('2026-11-21T12:00:00Z') };

export const reviewOf = (main: CvContent, { content, report }: TailoredResult): Review => ({
  copy: content,
  report,
  main,
  ...DECIDER,
  refusal: createSecondLook({
    main,
    jobDescription: jobs.analyst.jobDescription,
    companyNames: [jobs.analyst.companyName],
    translatedTo: undefined,
    now: DECIDER.now,
  }),
});

export async function made(main = people.analystCv, options = { hide: true, flip: false }) {
  const result = await tailorWith(main, jobs.analyst, {}, everywhere(options));
  // Programs that measure use this folder too: no test runner here.
  const refused = result.report.edits.find(({ status }) => status === 'refused');
  if (refused !== undefined) throw new Error(`The gate refuses ${refused.path}.`);
  return { result, review: reviewOf(main, result) };
}

export function take(review: Review, decisions: readonly [string, Status][]): Review {
  const list = decisions.map(([edit, status]) => ({ edit, status }));
  const decided = decide(review, { decisions: list });
  if (!decided.ok) throw new Error(JSON.stringify(decided.errors));
  return { ...review, ...decided };
}

/** Answers given by the user, each with their own word. */
export function answer(review: Review, ...decisions: [string, Status][]): Review {
  const list = decisions.map(([edit, status]) =>
    status === 'applied' ? { edit, status, confirmed: true as const } : { edit, status },
  );
  const decided = decide(review, { decisions: list });
  if (!decided.ok) throw new Error(JSON.stringify(decided.errors));
  return { ...review, ...decided };
}

/** A decision on every edit that asks nothing. */
export const all = ({ report }: Review, status: Status) =>
  report.edits
    .filter((edit) => edit.status !== 'unproven')
    .map(({ id }): [string, Status] => [id, status]);

/** The report as it was before anybody looked at an edit. */
export const unseen = (report: TailoringReport): TailoringReport => ({
  ...report,
  edits: report.edits.map(({ accepted: _accepted, ...edit }) => edit),
});
export const errorsOf = (review: Review, ...decisions: [string, Status][]) => {
  const decided = decide(review, {
    decisions: decisions.map(([edit, status]) => ({ edit, status })),
  });
  return decided.ok ? [] : decided.errors;
};
export const idAt = ({ report }: Review, path: string, op?: Edit['op']) =>
  report.edits.find((edit) => edit.path === path && (op === undefined || edit.op === op))?.id ?? '';
