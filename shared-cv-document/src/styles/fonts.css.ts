import type { FontPair, PairFont } from '../fonts/font-pairs.ts';

/** A static cut: printed from the installed font, previewed from the site. Variable fonts become nameless Type 3 in a PDF. */
function face(family: string, postScriptName: string, weight: number, style: string): string {
  return rule(family, weight, style, postScriptName, `/fonts/${postScriptName}.ttf.woff2`, 'woff2');
}

function rule(
  family: string,
  weight: number,
  style: string,
  local: string,
  url: string,
  format: string,
  size = '',
): string {
  const sources = `local('${local}'),url(${url}) format('${format}')`;
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};font-display:block;${size}src:${sources}}`;
}

const SOURCE_FACES = [
  face('CV Sans', 'SourceSans3-Regular', 400, 'normal'),
  face('CV Sans', 'SourceSans3-It', 400, 'italic'),
  face('CV Sans', 'SourceSans3-Semibold', 600, 'normal'),
  face('CV Sans', 'SourceSans3-SemiboldIt', 600, 'italic'),
  face('CV Serif', 'SourceSerif4-Semibold', 600, 'normal'),
];
/** Above and below the line, in ems of Source: lines and bullets of every pair stand where those of the default do. */
const RISE = { text: [1, 0.326], heading: [1.036, 0.335] } as const;
const CUTS = [
  ['400', 400, 'normal'],
  ['400i', 400, 'italic'],
  ['600', 600, 'normal'],
  ['600i', 600, 'italic'],
] as const;

/** The faces of a pair; those of Source stand behind every other one, for what it lacks. */
export function fontFaces({ text, heading }: FontPair): string {
  const semibold = CUTS.filter(([cut]) => cut === '600');
  return [
    ...pairFaces('CV Text', text, CUTS, RISE.text),
    ...pairFaces('CV Heading', heading, semibold, RISE.heading),
    ...SOURCE_FACES,
  ].join('\n');
}

function pairFaces(
  as: string,
  { family, size }: PairFont,
  cuts: readonly (typeof CUTS)[number][],
  [ascent, descent]: readonly [number, number],
): string[] {
  if (family === undefined) return [];
  // The browser scales the overrides with the letters.
  const rise = `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)}`;
  const { name, pack, version } = family;
  return cuts.map(([cut, weight, style]) =>
    rule(
      as,
      weight,
      style,
      `${name}-${version}-${cut}`,
      `/fonts/pairs/${pack}-${version}/${cut}.ttf`,
      'truetype',
      `size-adjust:${percent(size)};${rise};`,
    ),
  );
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}

/** Custom properties: the families of the running text, and of the name and the headings. */
export function fontVariables({ text, heading }: FontPair): string[] {
  const first = (as: string, { family }: PairFont) => (family === undefined ? '' : `'${as}',`);
  return [
    `--cv-font-text:${first('CV Text', text)}'CV Sans','CV World',sans-serif`,
    `--cv-font-heading:${first('CV Heading', heading)}'CV Serif','CV Sans','CV World',serif`,
  ];
}
