import { zlibSync } from 'fflate';

/** What a CV has of each kind, so that each rule meets a text; a heading begins with "#". */
const LINES = [
  '#Ana Example',
  'Project Engineer',
  'Hauptstr. 5, 50667 Köln | +49 221 000 000 | ana@example.org | linkedin.com/in/example',
  '#Summary',
  'Engineer with ten years in water supply. I led teams of up to 12 people in three countries.',
  '#Work experience',
  '#Senior Project Engineer, Example Waterworks GmbH, Köln',
  'March 2019 – present',
  '• Cut losses by 14 % (2020–2022), e.g. with sensors from three makers',
  '• Wrote the manual that all five plants of the region use',
  '#Engineer | Example & Partner | Madrid, Spain',
  '05/2015 – 02/2019',
  '• Planned 40 km of pipes, from the first survey to the last test.',
  '#Education',
  'MSc Civil Engineering, University of Example, Leeds, UK',
  '2012 – 2014, grade: 1.3',
  '#Skills',
  'AutoCAD, Python (advanced), project management',
  '#Languages',
  'German (native), English: C1, Spanish – B2',
  '#Certificates',
  'Project Management Professional, Example Institute, 2021',
  '#Volunteering',
  'Coach, Example Rowing Club, 2016 – 2018',
  '#Interests',
  'Rowing, old maps',
];
const [LEFT, TOP, LEADING, SIZE] = [60, 780, 20, 11];

/** A page of a CV that nobody wrote. */
export function samplePdf(): Uint8Array {
  const shown = LINES.map((line, at) => {
    const text = line.replace(/^#/, '').replace(/[\\()]/g, '\\$&');
    const font = line.startsWith('#') ? 'B' : 'R';
    return `BT /${font} ${SIZE} Tf ${LEFT} ${TOP - at * LEADING} Td (${text}) Tj ET`;
  });
  const page = zlibSync(winAnsi(shown.join('\n')));
  const font = (name: string) =>
    `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const resources = `<</Font<</R ${font('Helvetica')}/B ${font('Helvetica-Bold')}>>>>`;
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources${resources}>>`,
    `<</Length ${page.length}/Filter/FlateDecode>>\nstream\n`,
  ].map((text, at) => `${at + 1} 0 obj\n${text}${at < 3 ? '\nendobj\n' : ''}`);
  const head = '%PDF-1.7\n';
  const starts = parts.map((_part, at) => head.length + parts.slice(0, at).join('').length);
  const tail = '\nendstream\nendobj\n';
  const end = head.length + parts.join('').length + page.length + tail.length;
  const row = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`;
  const table = `xref\n0 5\n0000000000 65535 f \n${starts.map(row).join('')}`;
  const trailer = `trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${end}\n%%EOF`;
  const before = winAnsi(head + parts.join(''));
  return Uint8Array.from([...before, ...page, ...winAnsi(tail + table + trailer)]);
}

/** Signs that this encoding has elsewhere than Unicode. */
const ELSEWHERE: Readonly<Record<string, number>> = { '–': 150, '•': 149 };

function winAnsi(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => ELSEWHERE[sign] ?? sign.charCodeAt(0));
}
