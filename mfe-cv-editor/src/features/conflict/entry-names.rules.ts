import type { Section } from '@sastre/shared-contracts/api';
import type { Translate } from '@sastre/shared-contracts/shell';
import { entryLine, sectionName, type Entry } from '@sastre/shared-cv-form/rules';
import { markdownToText } from '@sastre/shared-rich-text';
import { beginning } from './shorten.rules.ts';

/** What names an entry, the most telling first; each kind has one or two of them. */
const NAMES = [
  ...['position', 'degree', 'name', 'language'],
  ...['company', 'institution', 'organisation'],
];

/** What an entry is called among others: by its own words, as its line in the form; empty: it has none. */
export function nameOf(entry: Entry, t: Translate): string {
  if (isSection(entry)) return sectionName(entry, t);
  const texts = entry as unknown as Partial<Record<string, unknown>>;
  const names = NAMES.map((field) => textIn(texts[field])).filter((name) => name !== '');
  if (names.length === 0) return 'highlights' in entry ? wordsIn(texts) : '';
  const [startDate, endDate] = [textIn(texts['startDate']), textIn(texts['endDate'])];
  return entryLine({ names, startDate, endDate, isOpen: texts['current'] === true }, t('present'));
}

/** What there is of an entry of a list or of an added section, or of such a section: its name, and those of its entries. */
export function contentOf(entry: Entry, t: Translate): string {
  const entries = isSection(entry) ? entry.entries : [];
  return [nameOf(entry, t), ...entries.map((one) => nameOf(one, t))]
    .filter((name) => name !== '')
    .join('\n');
}

/** The names of a list in its order, numbered; sections of the same name are told apart by what stands in them first. */
export function namesInOrder(list: readonly Entry[], t: Translate): string {
  const names = list.map((entry) => nameOf(entry, t));
  const nameAmong = (entry: Entry, index: number) => {
    const name = names[index] ?? '';
    const isAlone = names.filter((other) => other === name).length === 1;
    const [first] = isSection(entry) && !isAlone ? entry.entries : [];
    return joined(name, first === undefined ? '' : nameOf(first, t)) || t('conflict.blank');
  };
  return list.map((entry, index) => `${index + 1}. ${nameAmong(entry, index)}`).join('\n');
}

/** Names of what stands within each other, the blank ones left out. */
export function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function isSection(entry: Entry): entry is Section {
  return 'entries' in entry;
}

/** The beginning of what an entry without a name says, as an interest or a reference may. */
function wordsIn({ highlights, description, place, url }: Partial<Record<string, unknown>>) {
  const lines = Array.isArray(highlights) ? highlights.map(textIn) : [];
  const texts = [lines.join(', '), markdownToText(textIn(description)), place, url].map(textIn);
  return beginning(texts.find((text) => text !== '') ?? '');
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
