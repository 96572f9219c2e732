import { texts, whole, type Attack } from './attack.types.ts';

type Random = () => number;

const bytes = (name: string, ...start: number[]): Attack => ({
  name,
  make: (random) =>
    new Uint8Array([...start, ...Array.from({ length: 2_000 }, () => whole(random, 256))]),
});
const line = (random: Random, signs: string, length: number) =>
  Array.from({ length }, () => signs[whole(random, signs.length)]).join('');
const repeated = (name: string, part: string, times: number) =>
  texts(name, () => part.repeat(times));

/** Texts, and files of other kinds. */
export const TEXTS: readonly Attack[] = [
  { name: 'no bytes', make: () => new Uint8Array() },
  texts('spaces alone', () => ' \t\r\n'.repeat(10_000)),
  { name: 'a mark of order alone', make: () => new Uint8Array([0xef, 0xbb, 0xbf]) },
  { name: 'half a sign of two bytes', make: () => new Uint8Array([0xff, 0xfe, 0x41]) },
  { name: 'more than 10 MB', make: () => new Uint8Array(10 * 1024 * 1024 + 1).fill(65) },
  repeated('one line of letters', 'a', 2_000_000),
  repeated('one line of words', 'word ', 400_000),
  repeated('one line of dates', '03/2019 – 05/2020, ', 20_000),
  repeated('lines of dates', '03/2019 – 05/2020\n', 5_000),
  repeated('one line of figures', '0 1-2(3)', 60_000),
  repeated('one line of addresses', 'a@b.', 100_000),
  repeated('one line of at signs', '@', 300_000),
  repeated('one line of dots', 'www.', 200_000),
  repeated('one line of slashes', 'https://', 80_000),
  repeated('one line of separators', '| · , ; ', 100_000),
  repeated('one line of spaces and a letter', '  a', 200_000),
  repeated('empty lines', '\n', 2_000_000),
  repeated('lines of one letter', 'a\n', 40_000),
  repeated('lines of bullets', '• a\n', 20_000),
  repeated('lines of headings', 'EXPERIENCE\nSKILLS\n', 5_000),
  repeated('cells', 'a\t', 100_000),
  texts(
    'control characters',
    (random) => `Ada\n${line(random, '\u0001\u0007\u0008\u001b\u007f\u0085abc ', 4_000)}`,
  ),
  texts(
    'signs of direction and joined marks',
    (random) =>
      `Ada\n${line(random, '\u202e\u202d\u2066\u0301\u0300\u200b\ufeff\u{1f468}', 8_000)}`,
  ),
  texts('marks upon one letter', () => `Ada a${'\u0301'.repeat(200_000)}`),
  texts('letters at random', (random) => line(random, 'aA1 .,;:@-–/\n\t()[]{}<>"\'\\|•', 30_000)),
  bytes('bytes at random'),
  bytes('a picture named as a CV', 0x89, 0x50, 0x4e, 0x47),
  bytes('a photo named as a CV', 0xff, 0xd8, 0xff, 0xe0),
  bytes('a program', 0x4d, 0x5a, 0x90, 0x00),
  bytes('a packed file of another kind', 0x1f, 0x8b, 0x08),
  bytes('an old Word file', 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  bytes('an archive by its start alone', 0x50, 0x4b, 0x03, 0x04),
  bytes('a PDF by its start alone', ...new TextEncoder().encode('%PDF-1.7\n')),
  texts(
    'a page that names PDF',
    () => '<html><body>%PDF-1.4 is a format. <p>Ada</p></body></html>',
  ),
  texts('rich text', () => '{\\rtf1\\ansi Ada {\\object\\objdata 0105}}'),
];
