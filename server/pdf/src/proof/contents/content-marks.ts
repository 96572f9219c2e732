/** What a piece of marked content says about itself. */
export interface ContentMark {
  /** What its glyphs stand for, where they alone do not tell (ligatures, joined letters). */
  actualText: string | undefined;
  /** It shows the glyph for what a font does not have. */
  noGlyph: boolean;
  /** The fonts of what it shows itself, by their names in the page's resources. */
  fonts: Set<string>;
}

const TOKEN = /\((?:\\[^]|[^\\()])*\)|<<|>>|<[0-9a-f\s]*>|\/[^\s<>[\]()/]+|[^\s<>[\]()/]+/gi;

/** What is drawn by a name of its own within a content stream, as what is half transparent. */
export interface ContentGroup {
  content: string;
  /** Those that are drawn within it, by their names there. */
  groups: ReadonlyMap<string, ContentGroup>;
}

/**
 * The marked content of a page's content stream and of the groups that it draws, in the order in which it begins. Fonts of
 * a group are named by its name, a slash and theirs.
 */
export function contentMarks(
  content: string,
  groups: ContentGroup['groups'] = new Map(),
): ContentMark[] {
  return marksOf({ content, groups }, '');
}

function marksOf({ content, groups }: ContentGroup, within: string): ContentMark[] {
  const marks: ContentMark[] = [];
  const open: ContentMark[] = [];
  const saved: string[] = [];
  let font = '';
  let operands: string[] = [];
  for (const [token] of content.matchAll(TOKEN)) {
    if (!/^[a-z'"]/i.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === 'BDC' || token === 'BMC') {
      const mark = { actualText: actualText(operands), noGlyph: false, fonts: new Set<string>() };
      marks.push(mark);
      open.push(mark);
    } else if (token === 'EMC') open.pop();
    else if (token === 'Tf') font = nameIn(operands, -2) ?? font;
    else if (token === 'Do') {
      const name = nameIn(operands, -1) ?? '';
      const group = groups.get(name);
      if (group) marks.push(...marksOf(group, `${within}${name}/`));
    } else if (token === 'q') saved.push(font);
    else if (token === 'Q') font = saved.pop() ?? font;
    else if (token === 'Tj' || token === 'TJ') {
      const mark = open.at(-1);
      mark?.fonts.add(within + font);
      if (mark && operands.some(hasNoGlyph)) mark.noGlyph = true;
    }
    operands = [];
  }
  return marks;
}

function nameIn(operands: readonly string[], at: number): string | undefined {
  return operands.at(at)?.slice(1);
}

function actualText(operands: readonly string[]): string | undefined {
  const at = operands.indexOf('/ActualText');
  const value = at === -1 ? undefined : operands[at + 1];
  return value === undefined ? undefined : decodeString(value);
}

/** Glyphs are shown by their two-byte number; the first of a font is the one for what it lacks. */
function hasNoGlyph(operand: string): boolean {
  return /^<(?:[0-9a-f]{4})*?0000/i.test(operand);
}

function decodeString(written: string): string {
  const bytes = written.startsWith('<')
    ? Buffer.from(written.replace(/[<>\s]/g, ''), 'hex')
    : Buffer.from(unescapeLiteral(written.slice(1, -1)), 'latin1');
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1');
  return new TextDecoder('utf-16be').decode(bytes.subarray(2));
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescapeLiteral(text: string): string {
  return text.replace(/\\([0-7]{1,3}|\r\n|[^])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped)
      ? String.fromCharCode(parseInt(escaped, 8))
      : (ESCAPES[escaped] ?? escaped.replace(/\r\n|[\r\n]/, '')),
  );
}
