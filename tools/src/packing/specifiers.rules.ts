import ts from 'typescript';

/** Where a module finds another one, as a place in its text. */
interface Place {
  start: number;
  end: number;
  specifier: string;
}

/** What a module imports, be it types, at once or later, and the modules that it finds beside itself on the disk. */
export function specifiersOf(text: string): string[] {
  return [...new Set(placesOf(text).map(({ specifier }) => specifier))];
}

/** The same module, asking for others by the names that `rename` gives. */
export function withSpecifiers(text: string, rename: (specifier: string) => string): string {
  return placesOf(text).reduceRight(
    (done, { start, end, specifier }) => done.slice(0, start) + rename(specifier) + done.slice(end),
    text,
  );
}

/** Files that a style sheet asks for. */
export function filesOfStyle(text: string): string[] {
  const asked = text.matchAll(
    /url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)|from\s+["']([^"']+\.css)/g,
  );
  return [...asked]
    .map(([, url, imported, composed]) => url ?? imported ?? composed ?? '')
    .filter((file) => !/^(data:|https?:|#)/.test(file));
}

/** `join(import.meta.dirname, '../other.ts')` names a module as well as an import does. */
const BESIDE = /import\.meta\.dirname,\s*["'](\.[^"']*\.tsx?)["']/g;

function placesOf(text: string): Place[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const imported = importedFiles.map(({ fileName, pos }) => {
    // The compiler tells the place of the quotation mark.
    const start = text.indexOf(fileName, pos);
    return { start, end: start + fileName.length, specifier: fileName };
  });
  const beside = [...text.matchAll(BESIDE)].map(({ 0: whole, 1: specifier = '', index }) => {
    const start = index + whole.lastIndexOf(specifier);
    return { start, end: start + specifier.length, specifier };
  });
  return [...imported, ...beside].sort((one, other) => one.start - other.start);
}
