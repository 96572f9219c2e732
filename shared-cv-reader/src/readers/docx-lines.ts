import { LIST_SIGNS_APART } from '@sastre/shared-pdf-pages/marks';
import { RefusedFile } from '../reading.types.ts';
import { isDateAlone } from '../rules/body.rules.ts';
import { findPeriod } from '../rules/dates.rules.ts';
import type { LineCell, StyledLine, StyledRun } from '../rules/styled-line.types.ts';
import type { Archive } from './archive.ts';
import { docxStyles, lookOf, type Look, type ParagraphStyle } from './docx-styles.ts';
import { labelledRows } from './headed-rows.ts';
import { elementAt, elementsOf, readXml, type XmlElement } from './xml.ts';

type Line = Omit<StyledLine, 'id'>;

const DEFAULT_SIZE = 11;
/** Twentieths of a point. */
const TWIP = 20;
const GLYPH = new RegExp(`^[${LIST_SIGNS_APART}]\\s+`, 'u');
/** More paragraphs than that in a cell, and it is a column of the page. */
const MOST_IN_LABEL = 3;

interface Document {
  styles: Map<string, ParagraphStyle>;
  links: Map<string, string>;
}

/** The lines of a Word file: a paragraph each, rows of a table by their cells. */
export function docxLines(archive: Archive): StyledLine[] {
  const main = archive.text('word/document.xml');
  if (main === undefined) throw new RefusedFile('damaged');
  const document: Document = {
    styles: docxStyles(archive.text('word/styles.xml')),
    links: linksOf(archive.text('word/_rels/document.xml.rels')),
  };
  const bodies = [
    ...archive.names.filter((name) => /^word\/header\d*\.xml$/.test(name)),
    'word/document.xml',
    ...archive.names.filter((name) => /^word\/(?:foot(?:er|notes)|endnotes)\d*\.xml$/.test(name)),
  ];
  const seen = new Set<string>();
  const lines = bodies.flatMap((name) => {
    const own = blockLines(readXml(archive.text(name) ?? ''), document, 0);
    // The heads of first and other pages say the same.
    if (name === 'word/document.xml') return own;
    return own.filter(({ text }) => !seen.has(text) && seen.add(text));
  });
  return withGaps(lines).map((line, id) => ({ ...line, id }));
}

function linksOf(xml: string | undefined): Map<string, string> {
  if (xml === undefined) return new Map();
  return new Map(
    elementsOf(readXml(xml), 'Relationship')
      .filter(({ attributes }) => attributes['TargetMode'] === 'External')
      .map(({ attributes }) => [attributes['Id'] ?? '', attributes['Target'] ?? '']),
  );
}

/** Lines of what paragraphs and tables an element holds. */
function blockLines(element: XmlElement, document: Document, flow: number): Line[] {
  return element.kids.flatMap((kid): Line[] => {
    if (typeof kid === 'string') return [];
    switch (kid.name) {
      case 'w:p':
        return paragraphLines(kid, document, flow);
      case 'w:tbl':
        return tableLines(kid, document, flow);
      case 'w:del':
      case 'w:moveFrom':
      case 'mc:Fallback':
        return [];
      default:
        return blockLines(kid, document, flow);
    }
  });
}

function tableLines(table: XmlElement, document: Document, flow: number): Line[] {
  const rows = elementsOf(table, 'w:tr');
  const cells = rows.map((row) =>
    elementsOf(row, 'w:tc').map((cell) => blockLines(cell, document, flow)),
  );
  return labelledRows(cells) ?? rows.flatMap((row) => rowLines(row, document, flow));
}

/** A row is a line with cells; cells that hold more are columns of the page. */
function rowLines(row: XmlElement, document: Document, flow: number): Line[] {
  const cells = elementsOf(row, 'w:tc').map((cell) => blockLines(cell, document, flow));
  const filled = cells
    .map((lines) => datesInOne(lines.filter(({ text }) => text !== '')))
    .filter((lines) => lines.length > 0);
  if (filled.length < 2) return cells.flat();
  const [first = [], ...others] = filled;
  if (first.length > MOST_IN_LABEL && others.some((lines) => lines.length > MOST_IN_LABEL))
    return filled.flatMap((lines, at) => lines.map((line) => ({ ...line, flow: at + 1 })));
  const heads = filled.flatMap((lines) => lines.slice(0, 1));
  const [head] = heads;
  if (head === undefined) return [];
  const line: Line = {
    ...head,
    bullet: false,
    cells: heads.flatMap((one) => one.cells),
    text: heads.map(({ text }) => text).join(' '),
  };
  return [line, ...filled.flatMap((lines) => lines.slice(1))];
}

/** "Jan 2016 –" and "Aug 2017" below each other in a cell, and nothing else, are one period. */
function datesInOne(lines: Line[]): Line[] {
  const [first, second, ...more] = lines;
  if (first === undefined || second === undefined || more.length > 0) return lines;
  const text = `${first.text} ${second.text}`;
  if (!isDateAlone(text) || findPeriod(text)?.isRange !== true) return lines;
  const runs = [first, second].flatMap(({ cells }, at) =>
    cells.flatMap((cell) =>
      cell.runs.map((run) => (at === 0 ? run : { ...run, text: ` ${run.text}` })),
    ),
  );
  return [{ ...first, text, cells: [{ text, runs }] }];
}

function paragraphLines(paragraph: XmlElement, document: Document, flow: number): Line[] {
  const properties = elementAt(paragraph, 'w:pPr');
  const style =
    document.styles.get(elementAt(properties, 'w:pStyle')?.attributes['w:val'] ?? '') ??
    document.styles.get('Normal') ??
    {};
  const list = elementAt(properties, 'w:numPr', 'w:numId')?.attributes['w:val'];
  // The number 0 takes a paragraph out of the list of its style.
  const isList = list === undefined ? style.isList === true : list !== '0';
  const before = Number(elementAt(properties, 'w:spacing')?.attributes['w:before'] ?? 0) / TWIP;
  const indent =
    Number(
      elementAt(properties, 'w:ind')?.attributes['w:left'] ??
        elementAt(properties, 'w:ind')?.attributes['w:start'] ??
        0,
    ) / TWIP;
  const boxes: Line[] = [];
  const broken = rowsOf(paragraph, style, document, boxes);
  const rows = isList && style.heading === undefined ? [inOne(broken)] : broken;
  const lines = rows.map((runs, at): Line => {
    const cells = cellsOf(runs);
    const text = cells.map((cell) => cell.text).join(' ');
    const isGlyph = GLYPH.test(text);
    const [cell, ...more] = cells;
    const own =
      isGlyph && cell !== undefined
        ? [{ ...cell, text: cell.text.replace(GLYPH, '') }, ...more]
        : cells;
    return {
      text: isGlyph ? text.replace(GLYPH, '') : text,
      cells: own,
      page: 0,
      flow,
      gapAbove: at === 0 ? before / DEFAULT_SIZE : 0,
      indent,
      bullet: isGlyph || (isList && style.heading === undefined),
      ...(style.heading !== undefined && { heading: style.heading }),
    };
  });
  return [...lines, ...boxes];
}

/** What a break parts is one item of a list. */
function inOne(rows: readonly StyledRun[][]): StyledRun[] {
  return rows.flatMap((row, at) => {
    const [first] = row;
    return at === 0 || first === undefined ? row : [{ ...first, text: ' ' }, ...row];
  });
}

/** The runs of a paragraph, by the lines that its breaks make; a tab is a run of its own. */
function rowsOf(
  paragraph: XmlElement,
  style: Look,
  document: Document,
  boxes: Line[],
): StyledRun[][] {
  const rows: StyledRun[][] = [[]];
  const walk = (element: XmlElement, look: Look, href: string | undefined): void => {
    for (const kid of element.kids) {
      if (typeof kid === 'string') continue;
      const add = (text: string) =>
        rows.at(-1)?.push({
          text: look.capitals === true ? text.toUpperCase() : text,
          size: look.size ?? DEFAULT_SIZE,
          bold: look.bold ?? false,
          italic: look.italic ?? false,
          ...(href !== undefined && { href }),
        });
      switch (kid.name) {
        case 'w:r': {
          const properties = elementAt(kid, 'w:rPr');
          const named = elementAt(properties, 'w:rStyle')?.attributes['w:val'] ?? '';
          const own = { ...look, ...document.styles.get(named), ...lookOf(properties) };
          if (own.hidden !== true) walk(kid, own, href);
          break;
        }
        case 'w:t':
          add(kid.kids.filter((text) => typeof text === 'string').join(''));
          break;
        case 'w:tab':
        case 'w:ptab':
          add('\t');
          break;
        case 'w:noBreakHyphen':
          add('-');
          break;
        case 'w:br':
        case 'w:cr':
          rows.push([]);
          break;
        case 'w:hyperlink':
          walk(kid, look, document.links.get(kid.attributes['r:id'] ?? '') ?? href);
          break;
        case 'w:txbxContent':
          boxes.push(...blockLines(kid, document, 0));
          break;
        case 'w:pPr':
        case 'w:rPr':
        case 'w:del':
        case 'w:moveFrom':
        case 'mc:Fallback':
          break;
        default:
          walk(kid, look, href);
      }
    }
  };
  walk(paragraph, style, undefined);
  return rows;
}

/** A tab, or several spaces, begin another cell. */
function cellsOf(runs: readonly StyledRun[]): LineCell[] {
  const cells: StyledRun[][] = [[]];
  for (const run of runs)
    for (const [at, text] of run.text.split(/\t+| {4,}/).entries()) {
      if (at > 0) cells.push([]);
      if (text !== '') cells.at(-1)?.push({ ...run, text });
    }
  return cells
    .map((own) => ({
      text: own
        .map(({ text }) => text)
        .join('')
        .replace(/[\s\u200b]+/g, ' ')
        .trim(),
      runs: own,
    }))
    .filter(({ text }) => text !== '');
}

/** Empty paragraphs are space above the next one. */
function withGaps(lines: readonly Line[]): Line[] {
  const filled: Line[] = [];
  let gap = 0;
  for (const line of lines) {
    if (line.cells.length === 0) {
      gap = 1.5;
      continue;
    }
    filled.push({ ...line, gapAbove: Math.max(line.gapAbove, gap) });
    gap = 0;
  }
  return filled;
}
