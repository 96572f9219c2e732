import { joined, said, type SaidEntry } from '../said.rules.ts';
import type { Recipe } from '../recipe.types.ts';

/** As a person copies a CV out of a page and pastes it: no looks, no empty lines within a part. */
export const pastedText: Recipe = {
  name: 'pasted',
  kind: 'text',
  async make(person) {
    const cv = said(person, { words: 1, dates: 'slash', to: ' - ' });
    const entry = ({ name, place, location, dates, text, points, grade }: SaidEntry) => [
      joined([name, joined([place, location], ', ')], ' – '),
      ...[dates, text, ...points.map((point) => `• ${point}`), grade],
    ];
    const parts = [
      [cv.name, cv.title, joined([cv.email, cv.phone, cv.location], ' | '), ...cv.links],
      [cv.headings.summary, cv.summary],
      [cv.headings.work, ...cv.jobs.flatMap(entry)],
      [cv.headings.education, ...cv.studies.flatMap(entry)],
      [cv.headings.skills, cv.skills.join(', ')],
      [cv.headings.languages, ...cv.languages.map(({ name, level }) => `${name}: ${level}`)],
      ...cv.sections.map(({ heading, entries }) => [heading, ...entries.flatMap(entry)]),
    ];
    const text = parts.map((lines) => lines.filter((line) => line !== '').join('\n')).join('\n\n');
    return new TextEncoder().encode(`${text}\n`);
  },
};
