const LONGEST = 150;

/** A file name for a title: nothing that a file system refuses, `.pdf` at the end. */
export function pdfFileName(docTitle: string): string {
  const plain = docTitle
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]+/gu, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\.pdf$/i, '');
  const short = [...plain]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${short === '' ? 'CV' : short}.pdf`;
}

/** A Content-Disposition that shows the file and names it: in ASCII for old clients, in full for the others. */
export function inlineDisposition(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%"\\]/g, '_');
  const full = encodeURIComponent(fileName).replace(/['()*]/g, percent);
  return `inline; filename="${ascii}"; filename*=UTF-8''${full}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
