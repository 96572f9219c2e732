/** Where a character set of two bytes keeps its Chinese characters, by first and second byte. */
interface CharacterSet {
  label: string;
  first: readonly [from: number, to: number];
  second: readonly (readonly [from: number, to: number])[];
}

/** Of mainland China, 1980: simplified alone. */
const SIMPLIFIED: CharacterSet = { label: 'gbk', first: [0xb0, 0xf7], second: [[0xa1, 0xfe]] };
/** Of Taiwan and Hong Kong, 1984: what is common there. */
const TRADITIONAL: CharacterSet = {
  label: 'big5',
  first: [0xa4, 0xc6],
  second: [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
};

let marks: { simplified: RegExp; traditional: RegExp } | undefined;

/**
 * Whether more characters of a Chinese text are written in Taiwan and Hong Kong alone than in mainland China alone: those
 * that only one of the two character sets has.
 */
export function isTraditionalChinese(texts: readonly string[]): boolean {
  marks ??= readMarks();
  const { simplified, traditional } = marks;
  const text = texts.join('\n');
  const count = (own: RegExp) => text.match(own)?.length ?? 0;
  return count(traditional) > count(simplified);
}

function readMarks() {
  const [simplified, traditional] = [SIMPLIFIED, TRADITIONAL].map(charactersOf);
  const only = (own = '', other = '') => {
    const known = new Set(other);
    return new RegExp(`[${[...own].filter((one) => !known.has(one)).join('')}]`, 'gu');
  };
  return { simplified: only(simplified, traditional), traditional: only(traditional, simplified) };
}

function charactersOf({ label, first, second }: CharacterSet): string {
  const bytes: number[] = [];
  for (let high = first[0]; high <= first[1]; high++)
    for (const [from, to] of second) for (let low = from; low <= to; low++) bytes.push(high, low);
  const text = new TextDecoder(label).decode(Uint8Array.from(bytes));
  return text.match(/\p{Script=Han}/gu)?.join('') ?? '';
}
