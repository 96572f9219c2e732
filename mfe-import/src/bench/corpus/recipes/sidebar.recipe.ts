import { escaped as text } from '../escaped.rules.ts';
import type { PageRecipe } from '../recipe.types.ts';
import { joined, said, type SaidEntry } from '../said.rules.ts';

const CSS = `@page{margin:0}body{margin:0;font:10pt/1.45 Sans;display:grid;grid-template-columns:62mm 1fr;min-height:297mm}
aside{background:#22384d;color:#fff;padding:14mm 8mm}main{padding:14mm 12mm}h1{font-size:21pt;line-height:1.1;margin:0}
aside h2{font-size:11pt;border-bottom:1px solid #8fa3b5;margin:9mm 0 2mm}main h2{color:#22384d;font-size:13pt;margin:7mm 0 2mm}
h3{font-size:10.5pt;margin:3mm 0 0}.where{font-style:italic}.when{color:#667;font-size:9pt}ul{margin:1mm 0 0;padding-left:4mm}
.pill{display:inline-block;background:#3b566f;border-radius:3mm;padding:.5mm 2.5mm;margin:0 1mm 1.5mm 0}.bar{display:block;color:#c5d2dd;font-size:9pt}`;

const tag = (name: string, inside: string, of = '') =>
  inside === '' ? '' : `<${name}${of && ` class="${of}"`}>${text(inside)}</${name}>`;

function entry(one: SaidEntry): string {
  const points = one.points.map((point) => tag('li', point)).join('');
  return [
    `<section>${tag('h3', one.name)}`,
    tag('div', joined([one.place, one.location], ', '), 'where'),
    tag('div', one.dates, 'when'),
    tag('p', one.text),
    points && `<ul>${points}</ul>`,
    `${tag('div', one.grade, 'when')}</section>`,
  ].join('');
}

/** A coloured column with contacts, skills and languages; the rest beside it. */
export const sidebarPage: PageRecipe = {
  name: 'chromium-sidebar',
  kind: 'pdf',
  page(person) {
    const cv = said(person, { words: 2, dates: 'long', to: ' – ' });
    const { headings } = cv;
    const contacts = [cv.email, cv.phone, cv.location, ...cv.links];
    const languages = cv.languages.map(
      ({ name, level }) => `<p>${text(name)}${tag('span', level, 'bar')}</p>`,
    );
    return `<style>${CSS}</style><aside>${tag('h1', cv.name)}${tag('p', cv.title)}
${tag('h2', headings.contact)}${contacts.map((line) => tag('div', line)).join('')}
${tag('h2', headings.skills)}${cv.skills.map((skill) => tag('span', skill, 'pill')).join(' ')}
${tag('h2', headings.languages)}${languages.join('')}</aside>
<main>${tag('h2', headings.summary)}${tag('p', cv.summary)}
${tag('h2', headings.work)}${cv.jobs.map(entry).join('')}
${tag('h2', headings.education)}${cv.studies.map(entry).join('')}
${cv.sections.map((part) => tag('h2', part.heading) + part.entries.map(entry).join('')).join('')}</main>`;
  },
};
