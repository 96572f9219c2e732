import type { Cv, Language } from '@sastre/shared-contracts/api';
import { addedTexts } from '../added-texts.rules.ts';
import { documentLanguage } from '../document-language.rules.ts';
import { withPlainLetters } from '../plain-letters.rules.ts';
import { foreignClusters, isForeign, isSeen } from './clusters.rules.ts';
import { formatRanges, pointsOf } from './code-points.rules.ts';
import { fontsFor, hanFonts, type WorldFontId } from './scripts.rules.ts';
import { sliceTable, WORLD_FONTS } from './world-fonts.ts';

const WEIGHTS = [400, 600];

/**
 * The `@font-face` rules (family `CV World`) for what of this CV the five built-in cuts cannot set: one rule per needed
 * slice and weight, for the needed characters. `language` is the screen's, as for `renderCv`. Empty, without loading anything, for most CVs.
 */
export async function worldFaces(cv: Cv, language: Language): Promise<string> {
  const texts = [...textsOf(withPlainLetters(cv)), ...addedTexts(cv, language)].filter(isForeign);
  if (texts.length === 0) return '';
  const han = hanFonts(texts, documentLanguage(cv, language) === 'zh-Hant');
  const clusters = new Set(texts.flatMap(foreignClusters));
  const needed = new Map<string, Needed>();
  for (const cluster of clusters) {
    for (const slice of await slicesFor(cluster, fontsFor(cluster, han))) {
      const key = `${slice.font} ${slice.slice}`;
      const known = needed.get(key);
      if (known === undefined) needed.set(key, slice);
      else known.points.push(...slice.points);
    }
  }
  const rules = await Promise.all([...needed.values()].map(faces));
  return rules.flat().join('\n');
}

/** A slice, and what it is needed for. */
interface Needed {
  font: WorldFontId;
  slice: string;
  points: number[];
}

/** One slice for the whole cluster, since a font boundary inside it would take it apart; else one per character. */
async function slicesFor(cluster: string, fonts: WorldFontId[]): Promise<Needed[]> {
  const whole = await sliceFor(cluster, fonts);
  if (whole !== undefined) return [whole];
  const characters = [...cluster.normalize('NFC')];
  if (characters.length === 1) return [];
  const each = await Promise.all(
    characters.filter(isForeign).map((character) => sliceFor(character, fonts)),
  );
  return each.filter((slice) => slice !== undefined);
}

async function sliceFor(cluster: string, fonts: WorldFontId[]): Promise<Needed | undefined> {
  // A font that has a letter with its mark in one glyph sets the pair too.
  const composed = cluster.normalize('NFC');
  const [first = 0, ...others] = pointsOf([...composed].filter(isSeen).join(''));
  for (const font of fonts) {
    const { slices } = await sliceTable(font);
    const has = (slice: string) => (point: number) => slices.get(point)?.includes(slice) ?? false;
    const slice = slices.get(first)?.find((one) => others.every(has(one)));
    if (slice === undefined) continue;
    const unseen = pointsOf(composed).filter(has(slice));
    const decomposed = cluster === composed ? [] : pointsOf(cluster);
    return { font, slice, points: [...unseen, ...decomposed] };
  }
  return undefined;
}

async function faces({ font, slice, points }: Needed): Promise<string[]> {
  const { name, pack, version, shaped } = WORLD_FONTS[font];
  const range = shaped ? (await sliceTable(font)).ranges.get(slice) : formatRanges(points);
  return WEIGHTS.map((weight) => {
    const local = `${name}-${version}-${slice}-${weight}`;
    const url = `/fonts/world/${pack}-${version}/${slice}-${weight}.ttf`;
    const sources = `local('${local}'),url(${url}) format('truetype')`;
    return `@font-face{font-family:'CV World';font-weight:${weight};font-style:normal;font-display:block;src:${sources};unicode-range:${range}}`;
  });
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
