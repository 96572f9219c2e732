import { deflateRawSync } from 'node:zlib';
import { strToU8 } from 'fflate';
import { archived, paragraph, whole, wordOf, type Attack } from './attack.types.ts';

const MB = 1024 * 1024;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

interface Part {
  name: string;
  /** As it lies in the archive. */
  packed: Uint8Array;
  /** What it says of itself. */
  claims?: number;
  method?: number;
  flags?: number;
  /** Lies where the part of this place lies. */
  over?: number;
}

/** An archive written by hand, so that it can lie. */
function handmade(parts: readonly Part[], { count = parts.length, shift = 0 } = {}): Uint8Array {
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let at = 0;
  const push = (chunk: Uint8Array) => {
    chunks.push(chunk);
    at += chunk.length;
  };
  const header = (part: Part, name: Uint8Array, offset?: number) => {
    const isCentral = offset !== undefined;
    const view = new DataView(new ArrayBuffer(isCentral ? 46 : 30));
    const skip = isCentral ? 2 : 0;
    view.setUint32(0, isCentral ? CENTRAL : LOCAL, true);
    view.setUint16(4 + skip, 20, true);
    view.setUint16(6 + skip, part.flags ?? 0, true);
    view.setUint16(8 + skip, part.method ?? 8, true);
    view.setUint32(18 + skip, part.packed.length, true);
    view.setUint32(22 + skip, part.claims ?? 1_000, true);
    view.setUint16(26 + skip, name.length, true);
    if (isCentral) view.setUint32(42, offset, true);
    push(new Uint8Array(view.buffer));
    push(name);
  };
  for (const part of parts) {
    const before = part.over === undefined ? undefined : offsets[part.over];
    offsets.push(before ?? at);
    if (before !== undefined) continue;
    header(part, strToU8(part.name));
    push(part.packed);
  }
  const directory = at;
  parts.forEach((part, index) => header(part, strToU8(part.name), offsets[index]));
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, END, true);
  end.setUint16(8, count, true);
  end.setUint16(10, count, true);
  end.setUint32(12, at - directory, true);
  end.setUint32(16, directory + shift, true);
  push(new Uint8Array(end.buffer));
  const whole = new Uint8Array(at);
  let to = 0;
  for (const chunk of chunks) {
    whole.set(chunk, to);
    to += chunk.length;
  }
  return whole;
}

const document = 'word/document.xml';
const packed = (text: string) => deflateRawSync(strToU8(text));
const zeros = (bytes: number) => deflateRawSync(new Uint8Array(bytes));
const filler = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_none, at) => [`word/${at}.xml`, 'x']));

export const ARCHIVES: readonly Attack[] = [
  {
    name: 'archive that unpacks to 31 MB',
    make: () => archived({ [document]: new Uint8Array(31 * MB) }),
  },
  {
    name: 'archive that unpacks to 29 MB of zeros',
    make: () => archived({ [document]: new Uint8Array(29 * MB) }),
  },
  {
    name: 'archive of archives',
    make: () => {
      let inner = archived({ [document]: new Uint8Array(20 * MB) });
      for (let depth = 0; depth < 6; depth += 1)
        inner = archived({ 'word/document.xml': inner, 'a.zip': inner });
      return inner;
    },
  },
  {
    name: 'archive of very many files',
    make: (random) => archived(filler(250 + whole(random, 3_000))),
  },
  {
    name: 'archive that hides its size',
    make: () => handmade([{ name: document, packed: zeros(200 * MB), claims: 900 }]),
  },
  {
    name: 'archive whose files lie upon each other',
    make: () => {
      const first: Part = { name: document, packed: zeros(60 * MB), claims: 1 };
      const more = Array.from({ length: 180 }, (_none, at): Part => ({
        ...first,
        name: `word/${at}.xml`,
        over: 0,
      }));
      return handmade([first, ...more]);
    },
  },
  {
    name: 'archive of stored files upon each other',
    make: () => {
      const first: Part = {
        name: document,
        packed: new Uint8Array(8 * MB).fill(65),
        method: 0,
        claims: 1,
      };
      const more = Array.from({ length: 190 }, (_none, at): Part => ({
        ...first,
        name: `word/${at}.xml`,
        over: 0,
      }));
      return handmade([first, ...more]);
    },
  },
  {
    name: 'archive with paths out of its folder',
    make: () =>
      archived({
        '../../../../etc/passwd': 'root:x:0:0',
        '/etc/cron.d/own': '* * * * * root true',
        'C:\\Windows\\System32\\own.dll': 'MZ',
        'word/document.xml/../../../own.xml': 'x',
        [document]: `<w:document><w:body>${paragraph('Ada')}</w:body></w:document>`,
      }),
  },
  {
    name: 'archive with names of prototypes',
    make: () =>
      handmade(
        ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'word/__proto__', document].map(
          (name) => {
            const packedText = packed(
              `<w:document><w:body>${paragraph('Ada')}</w:body></w:document>`,
            );
            return { name, packed: packedText };
          },
        ),
      ),
  },
  {
    name: 'archive with a password',
    make: () => handmade([{ name: document, packed: packed('secret'), flags: 1 }]),
  },
  {
    name: 'archive with a password in its second file',
    make: () =>
      handmade([
        { name: '[Content_Types].xml', packed: packed('<Types/>'), claims: 8 },
        { name: document, packed: new Uint8Array(60).fill(0xa7), flags: 1 },
      ]),
  },
  {
    name: 'archive packed in an unknown way',
    make: () => handmade([{ name: document, packed: packed('x'), method: 99 }]),
  },
  {
    name: 'archive that claims more files than it has',
    make: () => handmade([{ name: document, packed: packed('x') }], { count: 65_535 }),
  },
  {
    name: 'archive whose directory lies elsewhere',
    make: (random) =>
      handmade([{ name: document, packed: packed('x') }], { shift: whole(random, 1e9) - 5e8 }),
  },
  {
    name: 'archive with the same name twice',
    make: () =>
      handmade([
        { name: document, packed: packed('<a/>'), claims: 4 },
        { name: document, packed: packed('<b/>'), claims: 4 },
      ]),
  },
  {
    name: 'archive with a folder of the name of the text',
    make: () =>
      handmade([
        { name: `${document}/`, packed: packed('') },
        { name: document, packed: packed(''), claims: 0 },
      ]),
  },
  { name: 'archive of nothing', make: () => handmade([]) },
  {
    name: 'Word file with scripts and objects',
    make: () =>
      wordOf(
        paragraph('&lt;script&gt;globalThis.reached=1&lt;/script&gt;') +
          '<w:object><o:OLEObject ProgID="Package"/></w:object>',
      ),
  },
];
