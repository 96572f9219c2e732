import PDFDocument from 'pdfkit';
import { joined, said, type Said, type SaidEntry } from '../said.rules.ts';
import type { Recipe } from '../recipe.types.ts';

const [LEFT, WIDTH] = [56, 483];
/** Where a new entry would stand too low. */
const LOW = 740;

type Doc = InstanceType<typeof PDFDocument>;

/** The bytes of what is drawn. */
function drawn(draw: (doc: Doc) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: 'A4', margin: LEFT, compress: true });
    const parts: Uint8Array[] = [];
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
    draw(doc);
    doc.end();
  });
}

function write(doc: Doc, font: string, size: number, text: string, align: 'left' | 'center') {
  if (text !== '') doc.font(font).fontSize(size).text(text, LEFT, doc.y, { width: WIDTH, align });
}

function heading(doc: Doc, text: string) {
  doc.moveDown(0.8);
  write(doc, 'Times-Bold', 12, text.toUpperCase(), 'left');
  doc
    .moveTo(LEFT, doc.y)
    .lineTo(LEFT + WIDTH, doc.y)
    .lineWidth(0.7)
    .stroke();
  doc.moveDown(0.4);
}

/** Name and place on the left, dates at the right edge of the same line; points below with a hanging indent. */
function entry(doc: Doc, one: SaidEntry) {
  if (doc.y > LOW) doc.addPage();
  const top = doc.y;
  doc.font('Times-Roman').fontSize(10.5);
  doc.text(one.dates, LEFT, top, { width: WIDTH, align: 'right' });
  doc.font('Times-Bold').text(one.name, LEFT, top, { width: WIDTH - 130 });
  write(doc, 'Times-Italic', 10.5, joined([one.place, one.location], ', '), 'left');
  write(doc, 'Times-Roman', 10.5, one.text, 'left');
  for (const point of one.points) {
    const at = doc.y;
    doc.font('Times-Roman').text('•', LEFT + 8, at, { lineBreak: false });
    doc.text(point, LEFT + 20, at, { width: WIDTH - 20 });
  }
  write(doc, 'Times-Roman', 10.5, one.grade, 'left');
  doc.moveDown(0.5);
}

function draw(doc: Doc, cv: Said) {
  write(doc, 'Times-Bold', 22, cv.name, 'center');
  write(doc, 'Times-Roman', 12, cv.title, 'center');
  write(doc, 'Times-Roman', 10, joined([cv.email, cv.phone, cv.location], ' | '), 'center');
  write(doc, 'Times-Roman', 10, cv.links.join(' | '), 'center');
  heading(doc, cv.headings.summary);
  write(doc, 'Times-Roman', 10.5, cv.summary, 'left');
  heading(doc, cv.headings.work);
  for (const job of cv.jobs) entry(doc, job);
  heading(doc, cv.headings.education);
  for (const study of cv.studies) entry(doc, study);
  heading(doc, cv.headings.skills);
  write(doc, 'Times-Roman', 10.5, cv.skills.join(', '), 'left');
  heading(doc, cv.headings.languages);
  const languages = cv.languages.map(({ name, level }) => `${name} (${level})`);
  write(doc, 'Times-Roman', 10.5, languages.join(', '), 'left');
  for (const part of cv.sections) {
    heading(doc, part.heading);
    for (const one of part.entries) entry(doc, one);
  }
}

/** One column in Times, drawn line by line; dates at the right edge. */
export const pdfkitClassic: Recipe = {
  name: 'pdfkit-classic',
  kind: 'pdf',
  make: (person) => drawn((doc) => draw(doc, said(person, { words: 3, dates: 'long', to: ' – ' }))),
};
