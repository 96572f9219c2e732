import { safeHref } from './href.ts';
import { alignOf, type Align, type Block, type Marks } from './model.ts';
import { marksInside, readStyle } from './read-style.ts';

const BLOCKS = new Set(
  (
    'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);
const SKIPPED = new Set(['head', 'noscript', 'script', 'style', 'template', 'title']);

interface Around {
  marks: Marks;
  align?: Align;
  list?: 'bullet' | 'number';
  /** Inside an item or a heading other blocks are only lines. */
  line: boolean;
  verbatim: boolean;
}

/**
 * The blocks of a document fragment: the editor's own content, or any pasted HTML. It only reads; what the toolbar cannot
 * make becomes its text. Not tidied: an empty `<p>` is an empty paragraph.
 */
export function readDom(root: Node): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;

  const current = (around: Around): Block => {
    if (!open) {
      open = { kind: 'paragraph', ...(around.align ? { align: around.align } : {}), runs: [] };
      blocks.push(open);
    }
    return open;
  };
  const walk = (node: Node, around: Around): void => {
    if (node.nodeType === 3) {
      const text = (node.nodeValue ?? '').replace(/\s*\n\s*/g, (gap) =>
        around.verbatim ? gap : ' ',
      );
      if (open || text.trim()) current(around).runs.push({ ...around.marks, text });
    } else if (node.nodeType === 1) element(node as Element, around);
    else if (node.nodeType === 11) children(node, around);
  };
  const children = (node: Node, around: Around): void => {
    for (const child of node.childNodes) walk(child, around);
  };
  const element = (node: Element, around: Around): void => {
    const tag = node.localName;
    const style = readStyle(node);
    if (SKIPPED.has(tag) || style.hidden || style.wordMarker) return;
    if (tag === 'br') {
      current(around).runs.push({ text: '\n' });
      return;
    }
    const href = tag === 'a' ? safeHref(node.getAttribute('href')) : null;
    const inside: Around = {
      ...around,
      marks: marksInside(node, style, href ? { ...around.marks, href } : around.marks),
    };
    if (!BLOCKS.has(tag)) {
      if ((tag === 'td' || tag === 'th') && open) open.runs.push({ text: ' ' });
      children(node, inside);
      return;
    }
    const opened = startOf(node, inside, style.wordList);
    const align = ownAlign(node) ?? style.align ?? around.align;
    const next: Around = {
      ...inside,
      align,
      list: tag === 'ul' ? 'bullet' : tag === 'ol' ? 'number' : around.list,
      line: around.line || opened?.kind === 'heading' || tag === 'li',
      verbatim: around.verbatim || tag === 'pre',
    };
    const only = around.line && tag !== 'li' && tag !== 'ul' && tag !== 'ol';
    if (only) {
      if (open && open.runs.length > 0) open.runs.push({ text: '\n' });
      if (open && align) open.align ??= align;
      children(node, next);
      return;
    }
    open = opened ? { ...opened, ...(align ? { align } : {}) } : null;
    if (open) blocks.push(open);
    children(node, next);
    open = null;
  };

  walk(root, { marks: {}, line: false, verbatim: false });
  return blocks;
}

// What an element begins; containers begin nothing of their own until there is text in them.
function startOf(node: Element, around: Around, wordList: boolean): Block | null {
  const tag = node.localName;
  if (wordList) return { kind: wordListKind(node), runs: [] };
  if (tag === 'p') return { kind: 'paragraph', runs: [] };
  if (tag === 'li') {
    const named = node.getAttribute('data-list');
    const kind =
      named === null ? (around.list ?? 'bullet') : named === 'ordered' ? 'number' : 'bullet';
    return { kind, runs: [] };
  }
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (!level) return null;
  return { kind: 'heading', level: level === '1' ? 1 : level === '2' ? 2 : 3, runs: [] };
}

function wordListKind(node: Element): 'bullet' | 'number' {
  const marker = [...node.querySelectorAll('[data-style], [style]')].find(
    (child) => readStyle(child).wordMarker,
  );
  return /^\s*\(?[\da-z]{1,4}[.)]/i.test(marker?.textContent ?? '') ? 'number' : 'bullet';
}

function ownAlign(node: Element): Align | undefined {
  const named = /(?:^|\s)ql-align-(\w+)/.exec(node.getAttribute('class') ?? '')?.[1];
  return alignOf(named ?? node.getAttribute('align'));
}
