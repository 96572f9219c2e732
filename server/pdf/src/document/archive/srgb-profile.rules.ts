/** Chromaticities (x, y) of sRGB's red, green and blue and of its white, as IEC 61966-2-1 publishes them. */
const RED = [0.64, 0.33] as const;
const GREEN = [0.3, 0.6] as const;
const BLUE = [0.15, 0.06] as const;
const D65 = [0.3127, 0.329] as const;
/** The white to which all colours of a profile refer, as the ICC gives it. */
const D50: Triple = [0.9642, 1, 0.8249];
/** Bradford's: from colours to what the eye's three receptors answer. */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
/** Between so many points a straight line is nearer to the curve than half a step of 8 bits. */
const CURVE_POINTS = 256;
const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;
const NAME = 'sRGB';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** An ICC profile (version 2.1, of a display) that says what sRGB is, made of the published figures alone. */
export function srgbProfile(): Uint8Array {
  const [red, green, blue] = primaries();
  const curve = curveOf(CURVE_POINTS);
  const tags: [string, Uint8Array][] = [
    ['desc', description(NAME)],
    ['cprt', textOf('No copyright, use freely')],
    ['wtpt', xyz(D50)],
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  return profileOf(tags);
}

/** The share of light, 0 to 1, that a value of 0 to 1 stands for. */
export function srgbLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Red, green and blue as colours, adapted to the profile's white; their sum is that white. */
function primaries(): Matrix {
  const [r, g, b] = [RED, GREEN, BLUE].map(colourOf) as unknown as Matrix;
  const white = colourOf(D65);
  const shares = solve(transposed([r, g, b]), white);
  const eye = (colour: Triple) => times(BRADFORD, colour);
  const [from, to] = [eye(white), eye(D50)];
  const adapted = (colour: Triple, share: number): Triple => {
    const [l, m, s] = eye(scaled(colour, share));
    return solve(BRADFORD, [(l * to[0]) / from[0], (m * to[1]) / from[1], (s * to[2]) / from[2]]);
  };
  return [adapted(r, shares[0]), adapted(g, shares[1]), adapted(b, shares[2])];
}

function colourOf([x, y]: readonly [number, number]): Triple {
  return [x / y, 1, (1 - x - y) / y];
}

function scaled([x, y, z]: Triple, by: number): Triple {
  return [x * by, y * by, z * by];
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
}

function transposed([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  return [
    [a, d, g],
    [b, e, h],
    [c, f, i],
  ];
}

/** What the matrix turns into `target`, by Cramer's rule. */
function solve(matrix: Matrix, target: Triple): Triple {
  const [first, second, third] = transposed(matrix);
  const whole = determinant([first, second, third]);
  return [
    determinant([target, second, third]) / whole,
    determinant([first, target, third]) / whole,
    determinant([first, second, target]) / whole,
  ];
}

function determinant([[a, b, c], [d, e, f], [g, h, i]]: Matrix): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

function curveOf(points: number): Uint8Array {
  const { bytes, view } = tagOf('curv', 12 + 2 * points);
  view.setUint32(8, points);
  for (let point = 0; point < points; point += 1)
    view.setUint16(12 + 2 * point, Math.round(srgbLight(point / (points - 1)) * 0xffff));
  return bytes;
}

function xyz(colour: Triple): Uint8Array {
  const { bytes, view } = tagOf('XYZ ', 20);
  colour.forEach((part, index) => view.setInt32(8 + 4 * index, Math.round(part * 0x10000)));
  return bytes;
}

function textOf(text: string): Uint8Array {
  const { bytes } = tagOf('text', 8 + text.length + 1);
  bytes.set(Buffer.from(text, 'latin1'), 8);
  return bytes;
}

/** A name in ASCII; the places for one in Unicode and one in a script of its own stay empty. */
function description(text: string): Uint8Array {
  const [unicode, script] = [8, 70];
  const { bytes, view } = tagOf('desc', 12 + text.length + 1 + unicode + script);
  view.setUint32(8, text.length + 1);
  bytes.set(Buffer.from(text, 'latin1'), 12);
  return bytes;
}

function tagOf(type: string, length: number): { bytes: Uint8Array; view: DataView } {
  const bytes = new Uint8Array(length);
  bytes.set(Buffer.from(type, 'latin1'));
  return { bytes, view: new DataView(bytes.buffer) };
}

function profileOf(tags: readonly [string, Uint8Array][]): Uint8Array {
  const places = new Map<Uint8Array, number>();
  let end = HEADER_BYTES + 4 + ENTRY_BYTES * tags.length;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, end);
    end += Math.ceil(data.length / 4) * 4;
  }
  const profile = new Uint8Array(end);
  const view = new DataView(profile.buffer);
  writeHeader(profile, view);
  view.setUint32(HEADER_BYTES, tags.length);
  tags.forEach(([tag, data], index) => {
    const at = HEADER_BYTES + 4 + ENTRY_BYTES * index;
    const place = places.get(data) ?? 0;
    profile.set(Buffer.from(tag, 'latin1'), at);
    view.setUint32(at + 4, place);
    view.setUint32(at + 8, data.length);
    profile.set(data, place);
  });
  return profile;
}

function writeHeader(profile: Uint8Array, view: DataView): void {
  view.setUint32(0, profile.length);
  view.setUint32(8, 0x02100000);
  const words: [number, string][] = [
    [12, 'mntr'],
    [16, 'RGB '],
    [20, 'XYZ '],
    [36, 'acsp'],
  ];
  for (const [at, word] of words) profile.set(Buffer.from(word, 'latin1'), at);
  // the year, month and day from which the figures are
  [1999, 10, 18].forEach((part, index) => view.setUint16(24 + 2 * index, part));
  D50.forEach((part, index) => view.setInt32(68 + 4 * index, Math.round(part * 0x10000)));
}
