import type { FONT_WIDTHS } from './font-widths.ts';

/** One font of a pair. */
export interface PairFont {
  /** The table of its widths. */
  widths: keyof typeof FONT_WIDTHS;
  /** Makes its letters look as large as those of Source at the same points, and lines about as long. */
  size: number;
  /** As the build cuts it (`tools/src/build/fonts/pair-fonts.ts`); Source itself is always there. */
  family?: { name: string; pack: string; version: string };
}

/** What a CV is set in: the running text, and the name and headings. */
export interface FontPair {
  id: string;
  text: PairFont;
  heading: PairFont;
}

const FAMILIES = {
  inter: { name: 'CVInter', pack: 'inter', version: '0.4.2' },
  alegreyaSans: { name: 'CVAlegreyaSans', pack: 'alegreya-sans', version: '0.4.2' },
  alegreya: { name: 'CVAlegreya', pack: 'alegreya', version: '0.4.2' },
  fira: { name: 'CVFiraSans', pack: 'fira-sans', version: '0.4.1' },
  literata: { name: 'CVLiterata', pack: 'literata', version: '0.4.3' },
  garamond: { name: 'CVEBGaramond', pack: 'eb-garamond', version: '0.4.3' },
};

const SOURCE: FontPair = {
  id: 'source',
  text: { widths: 'source-sans-400', size: 1 },
  heading: { widths: 'source-serif-600', size: 1 },
};

/** Every pair, the default first. */
export const FONT_PAIRS: readonly FontPair[] = [
  SOURCE,
  {
    id: 'inter',
    text: { widths: 'inter-400', size: 0.92, family: FAMILIES.inter },
    heading: { widths: 'inter-600', size: 0.92, family: FAMILIES.inter },
  },
  {
    id: 'fira',
    text: { widths: 'fira-sans-400', size: 0.94, family: FAMILIES.fira },
    heading: { widths: 'literata-600', size: 0.93, family: FAMILIES.literata },
  },
  {
    id: 'alegreya',
    text: { widths: 'alegreya-sans-400', size: 1.06, family: FAMILIES.alegreyaSans },
    heading: { widths: 'alegreya-600', size: 1.04, family: FAMILIES.alegreya },
  },
  {
    id: 'literata',
    text: { widths: 'literata-400', size: 0.93, family: FAMILIES.literata },
    heading: { widths: 'fira-sans-600', size: 0.94, family: FAMILIES.fira },
  },
  {
    id: 'garamond',
    text: { widths: 'eb-garamond-400', size: 1.1, family: FAMILIES.garamond },
    heading: { widths: 'eb-garamond-600', size: 1.08, family: FAMILIES.garamond },
  },
];

/** The pair of a stored value; what is absent or not known is the default. */
export function fontPairOf(value: string | undefined): FontPair {
  return FONT_PAIRS.find(({ id }) => id === value) ?? SOURCE;
}
