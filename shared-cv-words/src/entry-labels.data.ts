import names from './entry-labels.data.json' with { type: 'json' };
import { folded } from './words.rules.ts';

/** What a form asks of a job or a course; `board` is who examined where that is not the school, `number` of a row. */
export type EntryLabel = keyof typeof names;

/** What forms call the parts of an entry, those of the older Europass among them. */
const NAMES: Readonly<Record<EntryLabel, readonly string[]>> = names;

const LABELS = new Map<string, EntryLabel[]>();
for (const [label, own] of Object.entries(NAMES))
  for (const name of own) {
    const key = folded(name);
    LABELS.set(key, [...(LABELS.get(key) ?? []), label as EntryLabel]);
  }

/** What a form asks under this name, likeliest first; none for what is no label. */
export function entryLabelsOf(text: string): readonly EntryLabel[] {
  if (text.trim() === '%') return ['grade'];
  return LABELS.get(folded(text.replace(/\([^)]*\)/g, ' '))) ?? LABELS.get(folded(text)) ?? [];
}
