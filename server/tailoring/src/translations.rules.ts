import type { CvContent, Language } from '@sastre/shared-contracts/api';
import type { Proposal } from './task/engine.ts';
import { openQuestion, type AppliedEdit } from './apply.rules.ts';
import type { Gate, Judgement } from '@sastre/gate';
import { openTexts } from '@sastre/reading';

/** Texts that rewrites have changed, by path; what is translated afterwards is these. */
export function rewrittenTexts(edits: readonly AppliedEdit[]): ReadonlyMap<string, string> {
  return new Map(
    edits
      .filter(({ status, op }) => status === 'applied' && op === 'rewrite')
      .map(({ path, after }) => [path, after]),
  );
}

const PROVEN: Judgement = { answer: 'proven', unproven: [], sentences: [] };

/** Rewrites and translations as one list: each path is changed once, from the main CV's text to its last form. */
export interface Merged {
  proposals: readonly Proposal[];
  /** Lets a translation pass that is proven already; all else is the gate's. */
  gate: Gate;
  /** Translations that are not proven, noted; their ids follow those of the proposals. */
  refused: AppliedEdit[];
}

/** Puts translations into the list of proposals, where they are proven. `edits` are what became of `proposals`. */
export function mergeTranslations(
  main: CvContent,
  { proposals, edits }: { proposals: readonly Proposal[]; edits: readonly AppliedEdit[] },
  translations: readonly Proposal[],
  { gate, to }: { gate: Gate; to: Language },
): Merged {
  const originals = openTexts(main);
  const rewritten = rewrittenTexts(edits);
  const passed = new Map<string, Proposal>();
  const others: Proposal[] = [];
  const refused: AppliedEdit[] = [];
  for (const one of translations) {
    const { path, op, value, because } = one;
    const before = rewritten.get(path) ?? originals.get(path);
    // What is no translation of an open text is judged as anything else is.
    if (op !== 'rewrite' || typeof value !== 'string' || !before?.trim() || passed.has(path)) {
      others.push(one);
      continue;
    }
    const judged = gate.judgeTranslation(path, value, before, to);
    if (judged.answer === 'proven') passed.set(path, { ...one, value: value.trim() });
    else {
      const noted = {
        before,
        source: before,
        after: value.slice(0, 20_000),
        because: [...because],
        for: [],
      };
      const reason = judged.reason ?? 'parity';
      const what =
        judged.answer === 'unproven'
          ? openQuestion(judged)
          : { status: 'refused' as const, reason };
      refused.push({ id: '', path, op, ...noted, ...what });
    }
  }
  const isReplaced = (index: number) =>
    edits.some(
      ({ id, status, op }) => id === `e${index + 1}` && status === 'applied' && op === 'rewrite',
    );
  const replaced = new Set<string>();
  const merged = proposals.map((one, index) => {
    const translation = isReplaced(index) ? passed.get(one.path) : undefined;
    if (translation === undefined) return one;
    replaced.add(one.path);
    return { ...one, value: translation.value };
  });
  const added = [...passed.values()].filter(({ path }) => !replaced.has(path));
  const all = [...merged, ...added, ...others];
  return {
    proposals: all,
    gate: {
      ...gate,
      judge: (path, text) => (passed.get(path)?.value === text ? PROVEN : gate.judge(path, text)),
    },
    refused: refused.map((edit, index) => ({ ...edit, id: `e${all.length + index + 1}` })),
  };
}
