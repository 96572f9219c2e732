import type { SheetBlock, TextRun } from './sheet-blocks.types.ts';

type Marks = Omit<TextRun, 'text'>;
type Cells = readonly (readonly TextRun[])[];

/** Looks say nothing of the words, and the page's policy would refuse each of them aloud. */
const LOOKS = /<style>.*?<\/style>/gs;

/** The paragraphs of the renderer's document: what the sheet shows, word for word and in its order. */
export function sheetBlocks(html: string): SheetBlock[] {
  const { body, documentElement } = new DOMParser().parseFromString(
    html.replace(LOOKS, ''),
    'text/html',
  );
  const isRightToLeft = documentElement.dir === 'rtl';
  // CV and letter are a run of pages each.
  return [...body.children].flatMap((run, at) => {
    const blocks = blocksIn(run, isRightToLeft);
    return at === 0 ? blocks : onNewPage(blocks, 'document');
  });
}

function onNewPage(
  [first, ...others]: readonly SheetBlock[],
  startsPage: SheetBlock['startsPage'],
): SheetBlock[] {
  return first === undefined ? [] : [{ ...first, startsPage }, ...others];
}

function blocksIn(parent: Element, isRightToLeft: boolean): SheetBlock[] {
  return [...parent.children].flatMap((element) => blocksOf(element, isRightToLeft));
}

function blocksOf(element: Element, isRightToLeft: boolean): SheetBlock[] {
  const block = (kind: SheetBlock['kind'], cells: Cells): SheetBlock[] => {
    const filled = cells.map(trimmed).filter((cell) => cell.length > 0);
    return filled.length === 0 ? [] : [{ kind, cells: filled, isRightToLeft }];
  };
  const { classList, tagName } = element;
  if (classList.contains('row')) {
    const cells = [...element.children].map((child) => runsOf(child, marksOf(child)));
    return block(element.querySelector('.head') === null ? 'text' : 'line', cells);
  }
  if (classList.contains('g'))
    return block('text', [joined([...element.querySelectorAll('.lvl, li')])]);
  // What a letterhead sets apart in a row stands in lines, as in any letter.
  if (classList.contains('lcontact'))
    return [...element.children].flatMap((contact) => block('text', [runsOf(contact, {})]));
  switch (tagName) {
    case 'H1':
      return block('title', [runsOf(element, {})]);
    case 'H2':
      return block('heading', [runsOf(element, {})]);
    case 'H3':
    case 'H4':
    case 'H5':
    case 'H6':
      return block('subheading', [runsOf(element, {})]);
    case 'IMG':
      return [{ kind: 'picture', cells: [], isRightToLeft }];
    case 'P':
      return block('text', [runsOf(element, marksOf(element))]);
    case 'UL':
    case 'OL':
      return listOf(element, block);
    default: {
      const blocks = blocksIn(element, isRightToLeft);
      return element.hasAttribute('data-new-page') ? onNewPage(blocks, 'section') : blocks;
    }
  }
}

/** Achievements and lists in texts are lists; skills, languages and contacts are names in a line. */
function listOf(
  list: Element,
  block: (kind: SheetBlock['kind'], cells: Cells) => SheetBlock[],
): SheetBlock[] {
  const items = [...list.children];
  const isList = list.classList.contains('bul') || list.closest('.rich') !== null;
  if (isList)
    return items.flatMap((item) =>
      block(list.tagName === 'OL' ? 'number' : 'item', [runsOf(item, {})]),
    );
  if (list.classList.contains('contact'))
    return items.flatMap((item) => block('text', [runsOf(item, {})]));
  return block('text', [joined(items)]);
}

/** Names one after the other; a label stands before what it is about. */
function joined(elements: readonly Element[]): TextRun[] {
  return elements.flatMap((element, at) => {
    const runs = trimmed(runsOf(element, {}));
    const above = elements[at - 1];
    if (above === undefined) return runs;
    const isBehindLabel = above.classList.contains('lvl');
    const hasComma = /[,，、،]\s*$/.test(above.textContent ?? '');
    return [{ text: isBehindLabel || hasComma ? ' ' : ', ' }, ...runs];
  });
}

function runsOf(node: Node, marks: Marks): TextRun[] {
  return [...node.childNodes].flatMap((child): TextRun[] => {
    if (child.nodeType === Node.TEXT_NODE) {
      const text = (child.textContent ?? '')
        .replace(/[\u00ad\u200b]/g, '')
        .replace(/[ \t\r\n]+/g, ' ');
      return text === '' ? [] : [{ text, ...marks }];
    }
    if (!(child instanceof Element)) return [];
    if (child.tagName === 'BR') return [{ text: '\n', ...marks }];
    if (child.tagName === 'IMG') return [];
    return runsOf(child, { ...marks, ...marksOf(child) });
  });
}

function marksOf(element: Element): Marks {
  // Whose an entry is looks other than what is told of it, to a person and to who reads the file in.
  if (element.classList.contains('org')) return { italic: true };
  switch (element.tagName) {
    case 'STRONG':
    case 'B':
      return { bold: true };
    case 'EM':
    case 'I':
      return { italic: true };
    case 'U':
      return { underline: true };
    case 'A':
      return { href: element.getAttribute('href') ?? '' };
    default:
      return {};
  }
}

/** Without spaces at the ends. */
function trimmed(runs: readonly TextRun[]): TextRun[] {
  const text = runs.map((run) => run.text).join('');
  if (text.trim() === '') return [];
  const [first, ...rest] = runs;
  if (first === undefined) return [];
  const start = first.text.trimStart();
  if (start === '') return trimmed(rest);
  const all = [{ ...first, text: start }, ...rest];
  const last = all.at(-1);
  const end = last?.text.trimEnd() ?? '';
  if (last === undefined) return [];
  return end === '' ? trimmed(all.slice(0, -1)) : [...all.slice(0, -1), { ...last, text: end }];
}
