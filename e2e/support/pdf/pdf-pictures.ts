import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How many pictures a PDF paints. */
export async function pdfPictures(bytes: Uint8Array): Promise<number> {
  const loading = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  let count = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList();
    count += fnArray.filter(
      (op) => op === OPS.paintImageXObject || op === OPS.paintInlineImageXObject,
    ).length;
  }
  await loading.destroy();
  return count;
}
