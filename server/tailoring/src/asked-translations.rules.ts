import type { Edit, Language } from '@sastre/shared-contracts/api';
import type { Proposal } from './task/engine.ts';
import type { Gate } from '@sastre/gate';
import { detectLanguage, plainText } from '@sastre/reading';

/** Rewordings that the user is asked about, by path. */
export function askedTexts(edits: readonly Edit[]): ReadonlyMap<string, string> {
  return new Map(edits.filter(isAskedText).map(({ path, after }) => [path, after]));
}

/**
 * A question about a rewording of a copy that is translated: the yes is to put its translation there, so the question shows both and
 * asks about the words of both. One without a translation that may be asked about keeps its language, and says so by being its own source.
 */
export function askedInTranslation(
  edit: Edit,
  translations: readonly Proposal[],
  { gate, to }: { gate: Gate; to: Language },
): Edit {
  if (!isAskedText(edit)) return edit;
  const { path, after: source, unproven = [] } = edit;
  const isOwn = (one: Proposal) => one.path === path && one.source === source;
  const text = translations.find(isOwn)?.value;
  const said = typeof text === 'string' && text.trim() !== source.trim() ? text : undefined;
  const judged = said === undefined ? said : gate.judgeTranslation(path, said, source, to);
  if (said === undefined || judged === undefined || judged.answer === 'contradicted') {
    const language = detectLanguage(plainText(source));
    return language === undefined || language === to ? edit : { ...edit, source };
  }
  return {
    ...edit,
    after: said,
    source,
    unproven: [...new Set([...unproven, ...judged.unproven])],
  };
}

function isAskedText({ status, op }: Edit): boolean {
  return status === 'unproven' && op === 'rewrite';
}
