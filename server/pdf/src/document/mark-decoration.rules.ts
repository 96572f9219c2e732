/** A page's content with its decoration marked as such. */
export interface MarkedContent {
  content: string;
  /** Numbers of marked content that said to be of such an element and is decoration. */
  freed: number[];
}

interface Edit {
  at: number;
  /** Where what is replaced ends; `at` when nothing is. */
  end: number;
  text: string;
}

interface OpenMark {
  at: number;
  end: number;
  /** Its number, when it belongs to an element that holds no content itself. */
  ofGroup: number | undefined;
  isDecoration: boolean;
}

const STARTS_PATH = new Set(['m', 're']);
const PAINTS_PATH = new Set(['f', 'f*', 'F', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh']);
const GROUP = /\/(\S+) Do$/;
const OPERATOR = /[A-Za-z]+\*?$/;
/** Elements in which only others may stand. */
const OF_GROUP = /^\/(?:Document|L|Table|TR|THead|TBody|TFoot) <<\/MCID (\d+) ?>> ?BDC$/;
const BEGINS = '/Artifact BMC\n';
const BEGINS_FOOTER = '/Artifact <</Type /Pagination /Subtype /Footer>> BDC\n';
const ENDS = 'EMC\n';

/**
 * Chromium tags the page's ground as content of the document, borders of lists and tables as content of these, and other
 * borders, grounds of elements and pictures not at all. All of these are decoration: a CV's picture has no text of its own. Text is left as it is, so that a word without a tag
 * is still found; but where the document has a page footer (`hasFooter`), which Chromium does not tag, it is marked as
 * that, and whoever reads the PDF back says whether it is. A group that is tagged itself (`isTagged` by its name: what is half
 * transparent) stays as it is, too. Answers undefined when there is nothing to mark. For content streams with each operator
 * at the end of a line, as Chromium writes them.
 */
export function markDecoration(
  content: string,
  hasFooter = false,
  isTagged: (name: string) => boolean = () => false,
): MarkedContent | undefined {
  const edits: Edit[] = [];
  const freed: number[] = [];
  const open: OpenMark[] = [];
  let path: number | undefined;

  function wrap(at: number, end: number, begins = BEGINS): void {
    if (open.length > 0) return;
    edits.push({ at, end: at, text: begins }, { at: end, end, text: ENDS });
  }
  function close(mark: OpenMark | undefined): void {
    if (mark?.ofGroup === undefined || !mark.isDecoration) return;
    edits.push({ at: mark.at, end: mark.end, text: BEGINS });
    freed.push(mark.ofGroup);
  }
  function isContent(): void {
    for (const mark of open) mark.isDecoration = false;
  }

  let next: number;
  for (let at = 0; at < content.length; at = next) {
    const lineEnd = content.indexOf('\n', at);
    next = lineEnd === -1 ? content.length : lineEnd + 1;
    const line = content.slice(at, lineEnd === -1 ? next : lineEnd);
    const operator = OPERATOR.exec(line)?.[0] ?? '';
    if (operator === 'BT') {
      isContent();
      const textEnd = content.indexOf('\nET\n', at);
      next = textEnd === -1 ? content.length : textEnd + 4;
      if (hasFooter) wrap(at, next, BEGINS_FOOTER);
    } else if (operator === 'BDC' || operator === 'BMC') {
      const number = OF_GROUP.exec(line)?.[1];
      const ofGroup = number === undefined ? undefined : Number(number);
      open.push({ at, end: next, ofGroup, isDecoration: true });
    } else if (operator === 'EMC') close(open.pop());
    else if (STARTS_PATH.has(operator)) path ??= at;
    else if (operator === 'n') path = undefined;
    else if (PAINTS_PATH.has(operator)) {
      wrap(path ?? at, next);
      path = undefined;
    } else if (operator === 'Do') {
      isContent();
      if (!isTagged(GROUP.exec(line)?.[1] ?? '')) wrap(at, next);
    }
  }
  return edits.length === 0 ? undefined : { content: edited(content, edits), freed };
}

function edited(content: string, edits: Edit[]): string {
  let done = 0;
  const parts: string[] = [];
  for (const { at, end, text } of edits.sort((a, b) => a.at - b.at)) {
    parts.push(content.slice(done, at), text);
    done = end;
  }
  return parts.join('') + content.slice(done);
}
