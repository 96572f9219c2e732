import { RefusedFile } from '../reading.types.ts';
import { kindOf } from '../rules/heading-words.rules.ts';
import type { LineCell, StyledLine } from '../rules/styled-line.types.ts';
import type { Archive } from './archive.ts';
import { elementsOf, readXml, type XmlElement } from './xml.ts';

type Line = Omit<StyledLine, 'id'>;
interface Look {
  size?: number;
  bold?: boolean;
  italic?: boolean;
}

const DEFAULT_SIZE = 12;
/** What a line holds and does not say: remarks of its editors, the sign of a note, what a picture is called. */
const UNSAID = new Set(['office:annotation', 'text:note-citation', 'svg:title', 'svg:desc']);

/** The lines of an OpenDocument text: a paragraph each, rows of a table by their cells. */
export function odtLines(archive: Archive): StyledLine[] {
  const content = archive.text('content.xml');
  if (content === undefined) throw new RefusedFile('damaged');
  const root = readXml(content);
  const pages = named(archive.text('styles.xml'));
  const styles = stylesOf([root, ...pages]);
  const [body] = elementsOf(root, 'office:body');
  const lines = [
    ...edgeLines(pages, 'style:header', styles),
    ...(body === undefined ? [] : blocks(body, styles, false)),
    ...edgeLines(pages, 'style:footer', styles),
  ];
  let gap = 0;
  return lines
    .flatMap((line): Line[] => {
      if (line.cells.length === 0) {
        gap = 1.5;
        return [];
      }
      const own = { ...line, gapAbove: gap };
      gap = 0;
      return [own];
    })
    .map((line, id) => ({ ...line, id }));
}

/** What stands at an edge of the pages, as the person's name and address can; each line once, whatever pages have it. */
function edgeLines(
  pages: readonly XmlElement[],
  edge: 'style:header' | 'style:footer',
  styles: Map<string, Look>,
): Line[] {
  const lines = ['', '-first', '-left'].flatMap((side) =>
    pages.flatMap((page) =>
      elementsOf(page, `${edge}${side}`).flatMap((one) => blocks(one, styles, false)),
    ),
  );
  const texts = lines.map(({ text }) => text);
  return lines.filter(
    (line, at) => line.text !== '' && !/^\d*$/.test(line.text) && texts.indexOf(line.text) === at,
  );
}

function named(xml: string | undefined): XmlElement[] {
  return xml === undefined ? [] : [readXml(xml)];
}

function stylesOf(roots: readonly XmlElement[]): Map<string, Look> {
  const styles = new Map<string, Look>();
  for (const element of roots.flatMap((root) => elementsOf(root, 'style:style'))) {
    const [text] = elementsOf(element, 'style:text-properties');
    const own = text?.attributes ?? {};
    const size = Number.parseFloat(own['fo:font-size'] ?? '');
    styles.set(element.attributes['style:name'] ?? '', {
      ...styles.get(element.attributes['style:parent-style-name'] ?? ''),
      ...(size > 0 && !(own['fo:font-size'] ?? '').endsWith('%') && { size }),
      ...(own['fo:font-weight'] !== undefined && { bold: own['fo:font-weight'] === 'bold' }),
      ...(own['fo:font-style'] !== undefined && { italic: own['fo:font-style'] === 'italic' }),
    });
  }
  return styles;
}

function blocks(element: XmlElement, styles: Map<string, Look>, bullet: boolean): Line[] {
  return element.kids.flatMap((kid): Line[] => {
    if (typeof kid === 'string') return [];
    switch (kid.name) {
      case 'text:p':
      case 'text:h':
        return paragraph(kid, styles, bullet);
      case 'text:list-item':
        return blocks(kid, styles, true);
      case 'table:table-row':
        return row(kid, styles);
      case 'text:tracked-changes':
      case 'office:annotation':
        return [];
      default:
        return blocks(kid, styles, bullet);
    }
  });
}

/** A row is a line with cells; cells that begin with headings are columns of the page. */
function row(element: XmlElement, styles: Map<string, Look>): Line[] {
  const cells = elementsOf(element, 'table:table-cell')
    .map((cell) => blocks(cell, styles, false).filter((line) => line.cells.length > 0))
    .filter((lines) => lines.length > 0);
  const heads = cells.flatMap((lines) => lines.slice(0, 1));
  const [head] = heads;
  if (head === undefined) return [];
  if (heads.length > 1 && heads.every(({ text }) => kindOf(text) !== undefined))
    return cells.flatMap((lines, at) => lines.map((line) => ({ ...line, flow: at + 1 })));
  const line = {
    ...head,
    cells: heads.flatMap((one) => one.cells),
    text: heads.map(({ text }) => text).join(' '),
  };
  return [line, ...cells.flatMap((lines) => lines.slice(1))];
}

function paragraph(element: XmlElement, styles: Map<string, Look>, bullet: boolean): Line[] {
  const rows: LineCell[][] = [[]];
  const apart: Line[] = [];
  const walk = (part: XmlElement, look: Look, href: string | undefined): void => {
    for (const kid of part.kids) {
      const last = rows.at(-1);
      const add = (text: string) => {
        const runs = [
          {
            text,
            size: look.size ?? DEFAULT_SIZE,
            bold: look.bold ?? false,
            italic: look.italic ?? false,
            ...(href !== undefined && { href }),
          },
        ];
        const cell = last?.at(-1);
        if (cell === undefined) last?.push({ text, runs });
        else last?.splice(-1, 1, { text: cell.text + text, runs: [...cell.runs, ...runs] });
      };
      if (typeof kid === 'string') add(kid);
      else if (kid.name === 'text:s') add(' ');
      // What a break parts is one item of a list.
      else if (kid.name === 'text:line-break' && bullet) add(' ');
      else if (kid.name === 'text:tab') last?.push({ text: '', runs: [] });
      else if (kid.name === 'text:line-break') rows.push([]);
      // A note and a box within a line say what they say behind it.
      else if (kid.name === 'draw:text-box' || kid.name === 'text:note-body')
        apart.push(...blocks(kid, styles, false));
      else if (!UNSAID.has(kid.name)) {
        const style = styles.get(kid.attributes['text:style-name'] ?? '');
        walk(kid, { ...look, ...style }, kid.attributes['xlink:href'] ?? href);
      }
    }
  };
  walk(element, styles.get(element.attributes['text:style-name'] ?? '') ?? {}, undefined);
  const level = Number(element.attributes['text:outline-level'] ?? '');
  const lines = rows.map((cells): Line => {
    const filled = cells
      .map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }))
      .filter(({ text }) => text !== '');
    return {
      text: filled.map(({ text }) => text).join(' '),
      cells: filled,
      page: 0,
      flow: 0,
      gapAbove: 0,
      indent: bullet ? 12 : 0,
      bullet,
      ...(element.name === 'text:h' && { heading: level > 0 ? level : 1 }),
    };
  });
  return [...lines, ...apart];
}
