import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A file as a page gets it from a person. */
export interface ImportFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What stands in the files: a person, two jobs, and a line that belongs nowhere. */
const HEAD = ['Ines Costa', 'Data analyst', 'ines.costa@example.org', '+351 912 000 111'];
const BODY = [
  'Summary',
  'Turns the numbers of clinics into decisions that people can follow.',
  'Work experience',
  'Senior analyst, Costa Clinics',
  '03/2019 - present',
  '- Cut waiting times by a third',
  'Analyst, Harbour Hotels',
  '05/2015 - 02/2019',
  '- Built the first weekly report',
  'Skills',
  'SQL, Python, Tableau',
];
const SIZES = [20, 12, 10, 10];

/** A CV as text. */
export const CV_TEXT = [...HEAD, '', ...BODY].join('\n');

/** A CV as a PDF of text, with headings in bold. */
export async function cvPdf(pages = 1): Promise<ImportFile> {
  const pdf = await PDFDocument.create();
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const isHeading = (text: string) => /^(Summary|Work experience|Skills)$/.test(text);
  for (let number = 0; number < pages; number += 1) {
    const page = pdf.addPage([595, 842]);
    let y = 780;
    const write = (text: string, size: number, font = plain) => {
      y -= size * 1.6;
      page.drawText(text, { x: 60, y, size, font });
    };
    if (number === 0)
      HEAD.forEach((text, at) => write(text, SIZES[at] ?? 10, at === 0 ? bold : plain));
    for (const text of number === 0 ? BODY : [`Part ${number + 1} of a long story`]) {
      if (isHeading(text)) y -= 14;
      write(text, isHeading(text) ? 14 : 10, isHeading(text) ? bold : plain);
    }
  }
  return pdfFile('ines-costa.pdf', pdf);
}

/** A page without a word. */
export async function picturePdf(): Promise<ImportFile> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawRectangle({ x: 60, y: 60, width: 400, height: 600 });
  return pdfFile('scan.pdf', pdf);
}

async function pdfFile(name: string, pdf: PDFDocument): Promise<ImportFile> {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}

/** A JSON Resume with a part that no CV has a field for. */
export const RESUME_JSON: ImportFile = {
  name: 'resume.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      basics: { name: 'Ines Costa', email: 'ines.costa@example.org' },
      pets: ['Two cats'],
    }),
  ),
};
