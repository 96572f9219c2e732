/** A stored object; `modifiedAt` in milliseconds since the epoch, by the store's clock. */
export interface StoredObject {
  key: string;
  modifiedAt: number;
}

/** One page of a ListObjectsV2 answer. */
export interface ListPage {
  files: StoredObject[];
  /** Where the next page begins; undefined at the end. */
  next: string | undefined;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads a page of a listing; undefined when it is not whole or not a listing. Of the document's many elements three are
 * needed, and these hold text alone, so this is a narrow reader and no XML parser: declarations that could change the
 * meaning of the text (a document type, CDATA, comments) are refused.
 */
export function readListPage(xml: string): ListPage | undefined {
  const root =
    /^\s*(?:<\?xml[^>]*\?>)?\s*<ListBucketResult[\s>]([^]*)<\/ListBucketResult>\s*$/.exec(xml)?.[1];
  if (root === undefined || root.includes('<!')) return undefined;
  const parts = takeApart(root);
  if (parts === undefined) return undefined;
  const { rest } = parts;
  const entries = parts.entries.map((entry) => ({
    key: textOf('Key', entry),
    modifiedAt: Date.parse(textOf('LastModified', entry) ?? ''),
  }));
  const next = textOf('NextContinuationToken', rest);
  const truncated = textOf('IsTruncated', rest);
  if (!/^(true|false)$/.test(truncated ?? '')) return undefined;
  if (truncated === 'true' && !next) return undefined;
  const files = entries.flatMap(({ key, modifiedAt }) =>
    key === undefined || Number.isNaN(modifiedAt) ? [] : [{ key, modifiedAt }],
  );
  if (files.length < entries.length) return undefined;
  return { files, next: truncated === 'true' ? next : undefined };
}

const [OPEN, CLOSE] = ['<Contents>', '</Contents>'];

/** What stands in each `Contents`, and what stands around them; undefined when one is not closed. Each letter is looked at once. */
function takeApart(root: string): { entries: string[]; rest: string } | undefined {
  const pieces = root.split(CLOSE);
  const last = pieces.pop() ?? '';
  const around = [last];
  const entries: string[] = [];
  for (const piece of pieces) {
    const at = piece.indexOf(OPEN);
    if (at < 0) return undefined;
    around.push(piece.slice(0, at));
    entries.push(piece.slice(at + OPEN.length));
  }
  const rest = around.join('');
  const isNested = entries.some((entry) => entry.includes('<Contents'));
  return isNested || rest.includes('<Contents') ? undefined : { entries, rest };
}

/** The code of an error answer, as `NoSuchKey`; empty when it has none. */
export function readErrorCode(xml: string): string {
  return /<Error>[^]*?<Code>([A-Za-z0-9.]{1,80})<\/Code>/.exec(xml)?.[1] ?? '';
}

function textOf(name: string, xml: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return ENTITIES[entity] ?? whole;
    const code = Number(entity.slice(1).replace(/^x/i, '0x'));
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });
}
