import { bodyOf, decodeText } from './expected-document.ts';

const HEADING = /<h([1-6])(?:"[^"]*"|[^">])*>([^]*?)<\/h\1>/gi;
const BREAK = /<br(?:"[^"]*"|[^">])*>/gi;
const TAG = /<(?:"[^"]*"|[^">])*>/g;

/** The texts of a document's headings in order, as they are read; for HTML as the sanitiser writes it only. */
export function headingsOf(html: string): string[] {
  return [...bodyOf(html).matchAll(HEADING)]
    .map(([, , content = '']) =>
      decodeText(content.replace(BREAK, ' ').replace(TAG, ''))
        .replace(/\u00ad/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}
