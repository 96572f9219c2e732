import { escaped as text } from '../escaped.rules.ts';
import type { PageRecipe } from '../recipe.types.ts';
import { joined, said, type SaidEntry } from '../said.rules.ts';

const CSS = `@page{margin:16mm 18mm}body{margin:0;font:10pt/1.4 Sans;color:#222}
header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #b5473a;padding-bottom:3mm}
h1{font-size:24pt;margin:0;line-height:1}header p{margin:1mm 0 0;color:#b5473a}address{font-style:normal;text-align:right;font-size:9pt}
h2{font-size:9.5pt;letter-spacing:.22em;text-transform:uppercase;color:#b5473a;margin:7mm 0 2mm}
.entry{display:grid;grid-template-columns:34mm 1fr;margin-bottom:3mm;break-inside:avoid}.when{color:#777;font-size:9pt}
b{font-weight:600}ul{margin:1mm 0;padding-left:4.5mm}.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm 6mm}p{margin:0 0 1mm}`;

const tag = (name: string, inside: string, of = '') =>
  inside === '' ? '' : `<${name}${of && ` class="${of}"`}>${text(inside)}</${name}>`;

function entry(one: SaidEntry): string {
  const points = one.points.map((point) => tag('li', point)).join('');
  const place = joined([one.place, one.location], ' · ');
  const name = `<b>${text(one.name)}</b>${place && ` – ${text(place)}`}`;
  return `<div class="entry"><div class="when">${text(one.dates)}</div><div><p>${name}</p>${tag('p', one.text)}${points && `<ul>${points}</ul>`}${tag('p', one.grade)}</div></div>`;
}

/** Letter-spaced headings, dates in a narrow column, contacts at the right of the head, skills in a grid. */
export const timelinePage: PageRecipe = {
  name: 'chromium-timeline',
  kind: 'pdf',
  page(person) {
    const cv = said(person, { words: 0, dates: 'short', to: ' – ' });
    const { headings } = cv;
    const contacts = [cv.phone, cv.email, cv.location, ...cv.links];
    const grid = (cells: readonly string[]) =>
      `<div class="grid">${cells.map((cell) => tag('div', cell)).join('')}</div>`;
    return `<style>${CSS}</style><header><div>${tag('h1', cv.name)}${tag('p', cv.title)}</div>
<address>${contacts.map((line) => tag('div', line)).join('')}</address></header>
${tag('h2', headings.summary)}${tag('p', cv.summary)}
${tag('h2', headings.work)}${cv.jobs.map(entry).join('')}
${tag('h2', headings.education)}${cv.studies.map(entry).join('')}
${tag('h2', headings.skills)}${grid(cv.skills)}
${tag('h2', headings.languages)}${grid(cv.languages.map(({ name, level }) => `${name} – ${level}`))}
${cv.sections.map((part) => tag('h2', part.heading) + part.entries.map(entry).join('')).join('')}`;
  },
};
