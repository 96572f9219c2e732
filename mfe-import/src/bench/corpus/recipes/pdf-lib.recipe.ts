import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { joined, said, type SaidEntry } from '../said.rules.ts';
import type { Recipe } from '../recipe.types.ts';

const SIZE = 9.5;
const LINE = 13.5;
/** Left edges of the column of dates and of the one beside it, and where lines end. */
const [DATES, TEXT, END] = [48, 178, 545];
const [TOP, BOTTOM] = [790, 60];

/** A pen that goes down the pages. */
function penOn(pdf: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }) {
  let page: PDFPage = pdf.addPage([595, 842]);
  let y = TOP;
  const at = (text: string, x: number, font: PDFFont, size: number) =>
    page.drawText(text, { x, y, size, font });
  const down = (by: number) => {
    y -= by;
    if (y > BOTTOM) return;
    page = pdf.addPage([595, 842]);
    y = TOP;
  };
  /** Breaks a text where the next word would not fit. */
  const wrapped = (text: string, font: PDFFont, size: number, width: number) => {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width)
        lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    return lines;
  };
  const write = (text: string, x = TEXT, bold = false, size = SIZE) => {
    if (text === '') return;
    const font = bold ? fonts.bold : fonts.plain;
    for (const line of wrapped(text, font, size, END - x)) {
      at(line, x, font, size);
      down(LINE + size - SIZE);
    }
  };
  return {
    write,
    down,
    beside: (text: string) => at(text, DATES, fonts.plain, SIZE),
    point(text: string) {
      at('-', TEXT, fonts.plain, SIZE);
      write(text, TEXT + 10);
    },
  };
}

/** Dates and headings in a column of their own on the left, each line drawn by itself. */
export const pdfLibColumns: Recipe = {
  name: 'pdf-lib-columns',
  kind: 'pdf',
  async make(person) {
    const cv = said(person, {
      words: 1,
      dates: person.language === 'de' ? 'dot' : 'slash',
      to: ' - ',
    });
    const pdf = await PDFDocument.create();
    const pen = penOn(pdf, {
      plain: await pdf.embedFont(StandardFonts.Helvetica),
      bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    });
    const heading = (text: string) => {
      pen.down(LINE / 2);
      pen.write(text, DATES, true, 13);
      pen.down(4);
    };
    const entry = (one: SaidEntry) => {
      pen.beside(one.dates);
      pen.write(one.name, TEXT, true);
      pen.write(joined([one.place, one.location], ' | '));
      pen.write(one.text);
      for (const point of one.points) pen.point(point);
      pen.write(one.grade);
      pen.down(LINE / 2);
    };
    pen.write(cv.name, DATES, true, 20);
    pen.write(cv.title, DATES, false, 12);
    for (const line of [cv.location, cv.phone, cv.email, ...cv.links]) pen.write(line, DATES);
    heading(cv.headings.summary);
    pen.write(cv.summary, DATES);
    heading(cv.headings.work);
    cv.jobs.forEach(entry);
    heading(cv.headings.education);
    cv.studies.forEach(entry);
    heading(cv.headings.skills);
    for (const skill of cv.skills) pen.write(skill, DATES);
    heading(cv.headings.languages);
    for (const { name, level } of cv.languages) {
      pen.beside(name);
      pen.write(level);
    }
    for (const part of cv.sections) {
      heading(part.heading);
      part.entries.forEach(entry);
    }
    return pdf.save();
  },
};
