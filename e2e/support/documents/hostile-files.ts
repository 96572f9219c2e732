import { deflateSync } from 'node:zlib';
import type { ImportFile } from './import-files.ts';

const TEXT =
  'BT /F 20 Tf 60 780 Td (Ines Costa) Tj 0 -40 Td (Skills) Tj 0 -20 Td (SQL, Python) Tj ET';
const MB = 1024 * 1024;

/** A PDF of one page that asks for `outside` in every way that a PDF knows. */
export function reachingPdf(outside: string): ImportFile {
  const link = `<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A<</S/URI/URI(${outside}/link)>>>>`;
  const file = (name: string) => `<</FS/URL/F(${outside}/${name})>>`;
  return pdf([
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.launchURL\\("${outside}/script"\\))>>/AA<</WC<</S/URI/URI(${outside}/close)>>>>/AcroForm<</XFA(x)/Fields[]>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[${link}]/AA<</O<</S/SubmitForm/F${file('form')}>>>>/Resources<</Font<</F 5 0 R>>/XObject<</P 6 0 R>>>>/Contents 4 0 R>>`,
    stream(`${TEXT} /P Do`),
    `<</Type/Font/Subtype/TrueType/BaseFont/Helvetica/FontDescriptor<</Type/FontDescriptor/FontName/Helvetica/Flags 32/FontFile2 ${file('font')}>>>>`,
    stream(
      '',
      `/Type/XObject/Subtype/Image/Width 9/Height 9/BitsPerComponent 8/ColorSpace/DeviceGray/F ${file('picture')}`,
    ),
  ]);
}

/** A small PDF whose page is packed twice: it would unpack to 220 MB. */
export function bombPdf(): ImportFile {
  const packed = deflateSync(deflateSync(Buffer.alloc(220 * MB, 32)));
  return pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    stream(packed.toString('latin1'), '/Filter[/FlateDecode/FlateDecode]'),
  ]);
}

function stream(data: string, dict = ''): string {
  return `<<${dict}/Length ${data.length}>>\nstream\n${data}\nendstream`;
}

function pdf(objects: readonly string[]): ImportFile {
  const parts = objects.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`);
  const head = '%PDF-1.7\n';
  const offsets = parts.map((_part, at) => head.length + parts.slice(0, at).join('').length);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const body = head + parts.join('');
  const table = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const tail = `trailer\n<</Root 1 0 R/Size ${parts.length + 1}>>\nstartxref\n${body.length}\n%%EOF`;
  const buffer = Buffer.from(body + table + tail, 'latin1');
  return { name: 'cv.pdf', mimeType: 'application/pdf', buffer };
}
