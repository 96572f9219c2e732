import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedWord } from '../expected/expected-document.ts';
import type { TextRun } from '../contents/page-runs.ts';
import type { PdfContents } from '../contents/read-pdf.ts';

/** The title, where people and machines look for it. */
export function checkTitle(title: string, { titles, showsTitle }: PdfContents): PdfFinding[] {
  const right = titles.every((found) => found === title) && showsTitle;
  return right ? [] : [{ kind: 'title', text: titles.find((found) => found !== title) ?? title }];
}

/** The language of the document, and of the parts that are in another one. */
export function checkLanguage(
  lang: string,
  found: string | undefined,
  words: readonly ExpectedWord[],
  places: readonly (TextRun | undefined)[],
  langOf: (content: string) => string | undefined,
): PdfFinding[] {
  if (found !== lang) return [{ kind: 'language', text: found ?? lang }];
  const findings: PdfFinding[] = [];
  let group: PdfFinding | undefined;
  words.forEach((word, index) => {
    const place = places[index];
    if (place?.content === undefined || langOf(place.content) === (word.lang ?? lang)) {
      group = undefined;
      return;
    }
    if (group) group.text += ` ${word.text}`;
    else {
      group = { kind: 'language', text: word.text, page: place.page };
      findings.push(group);
    }
  });
  return findings;
}
