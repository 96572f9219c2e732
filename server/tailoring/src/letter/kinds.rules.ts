import { fold, oncePerText, pattern } from '@sastre/reading';
import type { EngineTask } from '../task/engine.ts';
import { KIND_WORDS, POST_KINDS, type Kind } from './kinds.data.ts';

const KINDS = Object.keys(KIND_WORDS).filter((name): name is Kind => name in KIND_WORDS);

/** What the name of a post says of its kind counts as two of its duties do; more duties of one kind add nothing. */
const OF_POST = 2;
const MOST_DUTIES = 2;
const MOST = 4;

/** Texts of the largest CV. */
const MOST_READ = 5_000;

/** The kinds of work that a text tells of. */
export const kindsOf = oncePerText(MOST_READ, (text): readonly Kind[] => {
  const folded = fold(text);
  return KINDS.filter((kind) => KIND_WORDS[kind].test(folded));
});

/** How much a job asks for each kind of work: by the name of the post and by what is to be done or known there. */
export function kindsAsked({
  position,
  requirements,
}: Pick<EngineTask, 'position' | 'requirements'>): ReadonlyMap<Kind, number> {
  const asked = new Map<Kind, number>();
  for (const { kind, quote } of requirements) {
    if (kind === 'language' || kind === 'degree') continue;
    for (const one of kindsOf(quote))
      asked.set(one, Math.min(MOST_DUTIES, (asked.get(one) ?? 0) + 1));
  }
  const named = fold(position);
  const ofPost = new Set(POST_KINDS.flatMap(([name, kinds]) => (name.test(named) ? kinds : [])));
  for (const one of ofPost) asked.set(one, (asked.get(one) ?? 0) + OF_POST);
  return asked;
}

/** How much of its kind the job asks of a deed: nothing where what it tells is of no use there. */
export function fitOf(text: string, asked: ReadonlyMap<Kind, number>): number {
  const all = kindsOf(text).map((kind) => asked.get(kind) ?? 0);
  return Math.min(
    MOST,
    all.reduce((sum, one) => sum + one, 0),
  );
}

const NOTHING_HAPPENED = pattern('u')`
  (?<!\p{L})(?:no|without|not a single|zero|ohne|kein\p{L}{0,3}|sin|ningun\p{L}?) (?:\p{L}+ ){0,2}
  (?:\p{L}{0,12}accident|\p{L}{0,12}incident|loss|injur|damage|\p{L}{0,12}unfall|verlust|verletzung|vorkommnis|zwischenfall|perdida|lesion|percance)`;

/** True for what only says that nothing went wrong: it is expected of everybody. */
export function isSelfEvident(text: string): boolean {
  return NOTHING_HAPPENED.test(fold(text));
}
