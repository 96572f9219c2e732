import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun as WordRun,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import type { SheetBlock, TextRun } from './sheet-blocks.types.ts';

/** What a Word file says about itself. */
export interface WordFacts {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  paper: 'A4' | 'Letter';
  /** The photo; without it nothing stands in its place. */
  picture?: WordPicture | undefined;
  /** Words may be broken at the end of a line, by the dictionary of whoever opens it. */
  hyphenation?: boolean | undefined;
}

/** A picture as it is put into the file; lengths in millimetres. */
export interface WordPicture {
  data: Uint8Array;
  type: 'png' | 'jpg';
  width: number;
  height: number;
}

const PIXELS_PER_MM = 96 / 25.4;

/** Twentieths of a point. */
const SHEETS = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } };
const MARGIN = 1_134;
/** No more than two lines in a row. */
const HYPHENATION = { autoHyphenation: true, consecutiveHyphenLimit: 2, doNotHyphenateCaps: true };
const BULLETS = 'bullets';
const NUMBERS = 'numbers';

/** A Word file of plain styles: Title, Heading 1 and 2, List Bullet; no tables, so that every system reads it in order. */
export async function wordFile(blocks: readonly SheetBlock[], facts: WordFacts): Promise<Blob> {
  const sheet = SHEETS[facts.paper];
  const right = sheet.width - 2 * MARGIN;
  const level = (text: string, format: (typeof LevelFormat)[keyof typeof LevelFormat]) => ({
    level: 0,
    format,
    text,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 360, hanging: 260 } } },
  });
  const document = new Document({
    title: facts.title,
    creator: facts.author,
    ...(facts.hyphenation === true && { hyphenation: HYPHENATION }),
    numbering: {
      config: [
        { reference: BULLETS, levels: [level('•', LevelFormat.BULLET)] },
        { reference: NUMBERS, levels: [level('%1.', LevelFormat.DECIMAL)] },
      ],
    },
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 21, language: { value: facts.language } },
          paragraph: { spacing: { after: 60, line: 264 } },
        },
        title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 40 } } },
        heading1: {
          run: { size: 26, bold: true },
          paragraph: { spacing: { before: 280, after: 80 }, keepNext: true },
        },
        heading2: {
          run: { size: 22, bold: true },
          paragraph: { spacing: { before: 140, after: 20 }, keepNext: true },
        },
      },
      paragraphStyles: [
        {
          id: 'ListBullet',
          name: 'List Bullet',
          basedOn: 'Normal',
          quickFormat: true,
          paragraph: { spacing: { after: 30 } },
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: sheet,
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        children: blocks.map((block) => paragraphOf(block, right, facts)),
      },
    ],
  });
  return Packer.toBlob(document);
}

function paragraphOf(block: SheetBlock, right: number, facts: WordFacts): Paragraph {
  const { kind, cells, isRightToLeft, startsPage } = block;
  const children = cells.flatMap((cell, at): ParagraphChild[] => [
    ...(at === 0 ? [] : [new WordRun({ children: [new Tab()] })]),
    ...cell.flatMap((run) => childrenOf(run, isRightToLeft)),
  ]);
  return new Paragraph({
    children: kind === 'picture' ? pictureOf(facts) : children,
    bidirectional: isRightToLeft,
    pageBreakBefore: startsPage !== undefined,
    ...(cells.length > 1 && { tabStops: [{ type: TabStopType.RIGHT, position: right }] }),
    ...STYLES[kind],
  });
}

const STYLES: Readonly<Record<SheetBlock['kind'], Omit<IParagraphOptions, 'children'>>> = {
  title: { heading: HeadingLevel.TITLE },
  heading: { heading: HeadingLevel.HEADING_1 },
  subheading: { heading: HeadingLevel.HEADING_2 },
  line: { heading: HeadingLevel.HEADING_2 },
  text: {},
  // A line as high as the picture: a rule that is not named is read as a fixed height by some programs, which cut it.
  picture: { keepNext: true, spacing: { line: 240, lineRule: LineRuleType.AUTO, after: 120 } },
  item: { style: 'ListBullet', numbering: { reference: BULLETS, level: 0 } },
  number: { style: 'ListBullet', numbering: { reference: NUMBERS, level: 0 } },
};

/** In the line, so that every program finds it where it stands; whose it is stands in its alternative text. */
function pictureOf({ picture, author, title }: WordFacts): ParagraphChild[] {
  if (picture === undefined) return [];
  const { data, type, width, height } = picture;
  const transformation = { width: width * PIXELS_PER_MM, height: height * PIXELS_PER_MM };
  const description = author === '' ? title : author;
  return [
    new ImageRun({ type, data, transformation, altText: { name: description, description } }),
  ];
}

function childrenOf(run: TextRun, rightToLeft: boolean): ParagraphChild[] {
  const { text, bold, italic, underline, href } = run;
  const runs = text.split('\n').map(
    (line, at) =>
      new WordRun({
        text: line,
        rightToLeft,
        ...(at > 0 && { break: 1 }),
        ...(bold === true && { bold }),
        ...(italic === true && { italics: true }),
        ...(underline === true && { underline: {} }),
        ...(href !== undefined && { style: 'Hyperlink' }),
      }),
  );
  if (href === undefined || href === '') return runs;
  return [new ExternalHyperlink({ link: href, children: runs })];
}
