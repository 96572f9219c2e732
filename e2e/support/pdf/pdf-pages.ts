import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text of one line, where it stands and what it is tagged as. Lengths are millimetres from the sheet's top left. */
export interface PdfPiece {
  text: string;
  /** Counted from 1. */
  page: number;
  x: number;
  /** Of its base line. */
  y: number;
  /** Tags from the outermost inwards; empty when it is decoration. */
  tags: string[];
}

/** One page as a machine reads it. */
export interface PdfPage {
  width: number;
  height: number;
  /** In the order in which it is painted, which is that of raw extraction; with the marks of lists. */
  painted: PdfPiece[];
  /** In the order of the tags, without what only marks a list's items. */
  tagged: PdfPiece[];
}

interface TagNode {
  role: string;
  children: (TagNode | { type: string; id: string })[];
}

const MM = 25.4 / 72;
const LIST_MARK = 'Lbl';

/** Reads every page of a PDF. Throws when the bytes are none. */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPage[]> {
  const loading = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  try {
    const document = await loading.promise;
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const content = await page.getTextContent({ includeMarkedContent: true });
      const leaves = leavesOf(await page.getStructTree());
      const painted: PdfPiece[] = [];
      const byContent = new Map<string, PdfPiece[]>();
      const open: string[] = [];
      for (const item of content.items) {
        if (!('str' in item)) {
          if (item.type === 'endMarkedContent') open.pop();
          else open.push(item.id ?? '');
          continue;
        }
        if (item.str.trim() === '') continue;
        const id = open.findLast((name) => name !== '') ?? '';
        const [x, y] = [Number(item.transform[4]) * MM, (height - Number(item.transform[5])) * MM];
        const piece = { text: item.str, page: number, x, y, tags: leaves.get(id) ?? [] };
        painted.push(piece);
        byContent.set(id, [...(byContent.get(id) ?? []), piece]);
      }
      const tagged = [...leaves.keys()].flatMap((id) => byContent.get(id) ?? []);
      pages.push({
        width: width * MM,
        height: height * MM,
        painted,
        tagged: tagged.filter((piece) => !isMark(piece)),
      });
    }
    return pages;
  } finally {
    await loading.destroy();
  }
}

/** True for the bullet or the number of a list's item. */
export function isMark({ tags }: PdfPiece): boolean {
  return tags.includes(LIST_MARK);
}

/** Content of a page by its id, in the order of the tags, with the tags around it. */
function leavesOf(root: TagNode | null): Map<string, string[]> {
  const leaves = new Map<string, string[]>();
  const walk = (node: TagNode, tags: string[]) => {
    for (const child of node.children) {
      if ('children' in child) walk(child, [...tags, child.role]);
      else if (child.type === 'content') leaves.set(child.id, tags);
    }
  };
  if (root !== null) walk(root, []);
  return leaves;
}
