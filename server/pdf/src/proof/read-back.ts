import type { PdfFinding, PdfReport } from '@sastre/shared-contracts/api';
import type { Glyph } from '../glyphs/glyph.ts';
import { countPages, readGlyphs } from '../glyphs/read-glyphs.ts';
import { checkDisguised } from './written/check-disguised.ts';
import { checkFonts } from './by-tags/check-fonts.ts';
import { checkGlyphs } from './by-places/check-glyphs.ts';
import { checkLanguage, checkTitle } from './by-tags/check-facts.ts';
import { checkLength } from './written/check-length.ts';
import { checkLookAlikes } from './written/check-look-alikes.ts';
import { checkLinks } from './by-tags/check-links.ts';
import { checkTags } from './by-tags/check-tags.ts';
import { checkUnmapped } from './by-tags/check-unmapped.ts';
import { checkWords } from './by-tags/check-words.ts';
import { checkWrittenLanguage } from './written/check-written-language.ts';
import { expectedDocument } from './expected/expected-document.ts';
import type { FinishedDocument } from './finish-pdf.ts';
import { isRightToLeft } from '../text/fold-text.ts';
import { hasPageFooter, withoutFooters } from './contents/page-footer.rules.ts';
import { readPdf, type PdfContents } from './contents/read-pdf.ts';
import { repeatedRows } from './contents/repeated-rows.rules.ts';
import type { TextRun } from './contents/page-runs.ts';
import { contentsWithLanguage, elementsOf } from './contents/walk-structure.ts';

/** The one goes by tags and the order of painting, the other by the places of the characters. */
const READERS = ['pdf.js', 'PDFium'];
const MAX_FINDINGS = 10;
const MAX_TEXT = 80;

/**
 * Reads the bytes of a PDF back and compares them with the document that was printed. What is too long to be read in time
 * is not read, and that is its finding.
 */
export async function readBack(bytes: Uint8Array, document: FinishedDocument): Promise<PdfReport> {
  const expected = expectedDocument(document.html);
  const pages = await countPages(bytes);
  const unread = checkLength(expected, pages);
  if (unread) return { words: expected.words.length, pages, findings: [unread], more: 0 };
  const contents = await readPdf(bytes);
  const glyphs = await readGlyphs(bytes);
  const findings = compare(contents, glyphs, expected, document);
  return {
    words: expected.words.length,
    pages: contents.pages,
    findings: findings.slice(0, MAX_FINDINGS).map(shorten),
    more: Math.max(0, findings.length - MAX_FINDINGS),
    readers: READERS,
    ...(expected.words.some(({ folded }) => isRightToLeft(folded)) && { rightToLeft: true }),
  };
}

function compare(
  contents: PdfContents,
  glyphs: readonly Glyph[],
  expected: ReturnType<typeof expectedDocument>,
  { title, lang, author, html }: FinishedDocument,
): PdfFinding[] {
  const { structure, fonts, links, uaPart } = contents;
  const { root } = structure;
  const runs = hasPageFooter(html)
    ? withoutFooters(contents.runs, author, contents.pages)
    : contents.runs;
  const byContent = Map.groupBy(runs, ({ content }) => content);
  const runsOf = (content: string): readonly TextRun[] => byContent.get(content) ?? [];
  const unread = new Set(root ? [...labelContents(root), ...repeatedRows(root, runsOf)] : []);
  const painted = runs.filter(({ content }) => content === undefined || !unread.has(content));
  const tagged = root && contentsWithLanguage(root).filter(({ content }) => !unread.has(content));
  const languages = new Map(tagged?.map((part) => [part.content, part.lang]));
  const words = checkWords(
    expected,
    painted,
    tagged?.flatMap(({ content }) => runsOf(content)),
  );
  const told = new Set(words.findings.map(({ text }) => text));
  const disguised = checkDisguised(expected, words.places);
  const named = new Set(
    disguised.filter(({ text, word }) => text !== word).map(({ word }) => word),
  );
  // letters that no font has are nowhere
  const boxes = words.findings.filter(({ kind }) => kind === 'glyphs');
  for (const { text = '' } of boxes) for (const word of text.split(' ')) named.add(word);
  const seen = checkGlyphs(
    expected,
    glyphs,
    ({ page, content }) => structure.nameOf(page, content),
    tagged?.map(({ content }) => content),
  );
  const spaced = seen.filter(({ kind }) => kind === 'spaced');
  for (const { text = '' } of spaced) for (const letter of text.split(' ')) named.add(letter);
  const isNamed = ({ kind, text = '' }: PdfFinding) => kind === 'words' && named.has(text);
  return [
    ...words.findings.filter((one) => !isNamed(one)),
    ...checkWrittenLanguage(expected, lang),
    ...checkLookAlikes(expected.words).filter(({ text }) => !told.has(text)),
    ...disguised
      .filter(({ text, word }) => text !== word || !told.has(word))
      .map(({ word: _word, ...finding }) => finding),
    ...seen.filter((one) => !isNamed(one) && (one.kind !== 'words' || !told.has(one.text))),
    ...checkUnmapped(runs, fonts, expected.words, words.places).filter(
      ({ text = '' }) => !told.has(text),
    ),
    ...checkFonts(fonts, expected.words, words.places),
    ...checkLinks(expected.links, links, root, runsOf),
    ...checkTags(root, runsOf),
    ...(root && uaPart !== '1' ? [{ kind: 'tags', text: 'PDF/UA' }] : []),
    ...checkLanguage(lang, structure.lang, expected.words, root ? words.places : [], (content) =>
      languages.get(content),
    ),
    ...checkTitle(title, contents),
  ];
}

function labelContents(root: Parameters<typeof elementsOf>[0]): string[] {
  return elementsOf(root)
    .filter(({ role }) => role === 'Lbl')
    .flatMap(({ kids }) => kids.flatMap((kid) => ('content' in kid ? [kid.content] : [])));
}

function shorten(finding: PdfFinding): PdfFinding {
  if (finding.text === undefined || finding.text.length <= MAX_TEXT) return finding;
  const characters = [...finding.text.slice(0, MAX_TEXT - 1)];
  if (!characters.at(-1)?.isWellFormed()) characters.pop();
  return { ...finding, text: `${characters.join('')}…` };
}
