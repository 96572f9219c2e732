import { strToU8, zipSync } from 'fflate';
import { escaped as text } from '../escaped.rules.ts';
import { joined, said, type SaidEntry } from '../said.rules.ts';
import type { Recipe } from '../recipe.types.ts';

const SPACES = ['office', 'text', 'style', 'fo']
  .map((name) => {
    const uri = name === 'fo' ? 'xsl-fo-compatible' : name;
    return `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${uri}:1.0"`;
  })
  .join(' ');
const STYLES =
  '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>';

const p = (inside: string) => (inside === '' ? '' : `<text:p>${inside}</text:p>`);
const h = (level: number, title: string) =>
  `<text:h text:outline-level="${level}">${text(title)}</text:h>`;
const span = (style: 'B' | 'I', inside: string) =>
  inside && `<text:span text:style-name="${style}">${text(inside)}</text:span>`;
const list = (points: readonly string[]) =>
  points.length === 0
    ? ''
    : `<text:list>${points.map((point) => `<text:list-item>${p(text(point))}</text:list-item>`).join('')}</text:list>`;

/** As a word processor keeps it: real headings, a tab before the dates, the employer in italics below. */
export const odtDocument: Recipe = {
  name: 'headings',
  kind: 'odt',
  async make(person) {
    const cv = said(person, { words: 0, dates: 'long', to: ' – ' });
    const entry = (one: SaidEntry) =>
      p(span('B', one.name) + (one.dates && `<text:tab/>${text(one.dates)}`)) +
      p(span('I', joined([one.place, one.location], ', '))) +
      p(text(one.text)) +
      list(one.points) +
      p(text(one.grade));
    const body = [
      h(1, cv.name),
      p(text(cv.title)),
      p(text(joined([cv.location, cv.phone, cv.email], ' · '))),
      p(text(cv.links.join(' · '))),
      h(2, cv.headings.summary),
      p(text(cv.summary)),
      h(2, cv.headings.work),
      ...cv.jobs.map(entry),
      h(2, cv.headings.education),
      ...cv.studies.map(entry),
      h(2, cv.headings.skills),
      list(cv.skills),
      h(2, cv.headings.languages),
      list(cv.languages.map(({ name, level }) => `${name} (${level})`)),
      ...cv.sections.map(({ heading, entries }) => h(2, heading) + entries.map(entry).join('')),
    ].join('');
    const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${SPACES} office:version="1.3"><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
    return zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8(content),
      'styles.xml': strToU8(`<office:document-styles ${SPACES} office:version="1.3"/>`),
    });
  },
};
