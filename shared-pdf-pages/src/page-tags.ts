import type { PDFPageProxy } from 'pdfjs-dist';

/** What the file itself says of a stretch of text. */
export interface Tag {
  /** Its paragraph, heading or list item; the same number for all that stands in it. */
  block: number;
  /** The item of a list, which has a glyph or a number before it. */
  isItem: boolean;
  /** That glyph or number. */
  isLabel: boolean;
  /** From 1, for a heading. */
  heading?: number;
}

interface Node {
  role: string;
  children: readonly (Node | { type: string; id: string })[];
}
/** Where the walk stands: below which block, if any. */
interface Place {
  tag: Tag | undefined;
  /** A stretch within a line may be a block of its own here. */
  isOpen: boolean;
}

const HEADING = /^H([1-6])?$/;
const PARAGRAPH = /^(?:P|BlockQuote|Caption|Title|DT|DD|TH|LI)$/;
/** What only groups blocks. */
const GROUP =
  /^(?:Root|Document|DocumentFragment|Part|Art|Sect|Div|Aside|L|DL|Table|THead|TBody|TFoot|TR|TD|NonStruct)$/;

/** More blocks than a page has. */
const BLOCKS = 100_000;

/** The tags of a page by the ids of its marked content; empty where a file has none. No two pages share a block. */
export async function tagsOf(page: PDFPageProxy): Promise<Map<string, Tag>> {
  const tags = new Map<string, Tag>();
  const root = (await page.getStructTree()) as Node | null;
  let blocks = page.pageNumber * BLOCKS;
  const begin = (more: Partial<Tag> = {}): Tag => {
    blocks += 1;
    return { block: blocks, isItem: false, isLabel: false, ...more };
  };
  const walk = (node: Node, place: Place): void => {
    const inside = below(node, place, begin);
    for (const child of node.children) {
      if ('role' in child) walk(child, inside);
      else if (inside.tag !== undefined) tags.set(child.id, inside.tag);
    }
  };
  if (root !== null) walk(root, { tag: undefined, isOpen: true });
  return tags;
}

function below(node: Node, place: Place, begin: (more?: Partial<Tag>) => Tag): Place {
  const { role } = node;
  const heading = HEADING.exec(role);
  if (heading !== null) return { tag: begin({ heading: Number(heading[1] ?? 1) }), isOpen: false };
  if (role === 'LI') {
    const isItem = node.children.some((child) => 'role' in child && child.role === 'Lbl');
    return { tag: begin({ isItem }), isOpen: false };
  }
  const { tag } = place;
  if (role === 'Lbl') return { tag: tag && { ...tag, isLabel: true }, isOpen: false };
  if (role === 'LBody') return { tag, isOpen: true };
  if (PARAGRAPH.test(role)) {
    // The first paragraph of an item is the item; within a heading, nothing begins.
    if (tag !== undefined && (tag.isItem || tag.heading !== undefined))
      return { tag, isOpen: false };
    return { tag: begin(), isOpen: false };
  }
  if (GROUP.test(role)) return place;
  return place.isOpen && tag === undefined ? { tag: begin(), isOpen: false } : place;
}
