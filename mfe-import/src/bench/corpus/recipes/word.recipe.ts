import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { joined, said, type SaidEntry } from '../said.rules.ts';
import type { Recipe } from '../recipe.types.ts';

/** Where a tab before dates ends, in twentieths of a point. */
const RIGHT = 9_000;

const words = (text: string, looks: { bold?: boolean; italics?: boolean; size?: number } = {}) =>
  text === '' ? [] : [new TextRun({ text, ...looks })];
const lineOf = (text: string, looks = {}) =>
  text === '' ? [] : [new Paragraph({ children: words(text, looks) })];
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const bullets = (points: readonly string[]) =>
  points.map((text) => new Paragraph({ text, bullet: { level: 0 } }));

async function packed(children: (Paragraph | Table)[]): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

/** Headings by style, employer first, dates after a tab. */
export const wordPlain: Recipe = {
  name: 'headings',
  kind: 'docx',
  make(person) {
    const cv = said(person, { words: 1, dates: 'short', to: ' – ' });
    const entry = (one: SaidEntry) => [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
        children: [
          ...words(joined([one.place || one.name, one.location], ', '), { bold: true }),
          ...words(one.dates && `\t${one.dates}`),
        ],
      }),
      ...lineOf(one.place && one.name, { italics: true }),
      ...lineOf(one.text),
      ...bullets(one.points),
      ...lineOf(one.grade),
    ];
    return packed([
      new Paragraph({ text: cv.name, heading: HeadingLevel.TITLE }),
      ...lineOf(cv.title),
      ...lineOf(joined([cv.email, cv.phone, cv.location, ...cv.links], ' | ')),
      heading(cv.headings.summary),
      ...lineOf(cv.summary),
      heading(cv.headings.work),
      ...cv.jobs.flatMap(entry),
      heading(cv.headings.education),
      ...cv.studies.flatMap(entry),
      heading(cv.headings.skills),
      ...lineOf(cv.skills.join(' · ')),
      heading(cv.headings.languages),
      ...lineOf(cv.languages.map(({ name, level }) => `${name}: ${level}`).join('; ')),
      ...cv.sections.flatMap((part) => [heading(part.heading), ...part.entries.flatMap(entry)]),
    ]);
  },
};

/** A CV as a table, as it is usual in German: what and when on the left, the rest on the right. */
export const wordTable: Recipe = {
  name: 'table',
  kind: 'docx',
  make(person) {
    const cv = said(person, { words: 0, dates: 'slash', to: ' – ' });
    const cell = (children: Paragraph[], width: number) =>
      new TableCell({
        width: { size: width, type: WidthType.PERCENTAGE },
        children: children.length > 0 ? children : [new Paragraph('')],
      });
    const row = (left: string, right: Paragraph[]) =>
      new TableRow({ children: [cell(lineOf(left), 28), cell(right, 72)] });
    const table = (rows: TableRow[]) =>
      new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
    const told = (rows: readonly (readonly [string, string])[]) =>
      table(rows.filter(([, text]) => text !== '').map(([left, text]) => row(left, lineOf(text))));
    const entry = (one: SaidEntry) =>
      row(one.dates, [
        ...lineOf(one.name, { bold: true }),
        ...lineOf(joined([one.place, one.location], ', ')),
        ...lineOf(one.text),
        ...bullets(one.points),
        ...lineOf(one.grade),
      ]);
    const big = (text: string) =>
      new Paragraph({ children: words(text, { bold: true, size: 28 }) });
    const labels = {
      en: ['Address', 'Phone', 'Email', 'Web'],
      es: ['Dirección', 'Teléfono', 'Correo', 'Web'],
      de: ['Anschrift', 'Telefon', 'E-Mail', 'Web'],
    }[person.language];
    const values = [cv.location, cv.phone, cv.email, cv.links.join(', ')];
    return packed([
      new Paragraph({ children: words(cv.name, { bold: true, size: 40 }) }),
      ...lineOf(cv.title),
      told(values.map((value, at) => [labels[at] ?? '', value] as const)),
      big(cv.headings.summary),
      ...lineOf(cv.summary),
      big(cv.headings.work),
      table(cv.jobs.map(entry)),
      big(cv.headings.education),
      table(cv.studies.map(entry)),
      big(cv.headings.skills),
      ...lineOf(cv.skills.join(', ')),
      big(cv.headings.languages),
      told(cv.languages.map(({ name, level }) => [name, level] as const)),
      ...cv.sections.flatMap((part) => [big(part.heading), table(part.entries.map(entry))]),
    ]);
  },
};
