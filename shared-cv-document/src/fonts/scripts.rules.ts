import { isTraditionalChinese } from '../traditional.rules.ts';
import { isPicture } from './clusters.rules.ts';

/** A font of other scripts, by the end of its package's name. */
export type WorldFontId =
  | 'sc'
  | 'tc'
  | 'jp'
  | 'kr'
  | 'arabic'
  | 'hebrew'
  | 'thai'
  | 'devanagari'
  | 'bengali'
  | 'tamil'
  | 'telugu'
  | 'armenian'
  | 'georgian'
  | 'ethiopic'
  | 'emoji';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const OWN_FONT: [RegExp, WorldFontId][] = [
  [/\p{scx=Arabic}/u, 'arabic'],
  [/\p{scx=Hebrew}/u, 'hebrew'],
  [/\p{scx=Thai}/u, 'thai'],
  [/\p{scx=Devanagari}/u, 'devanagari'],
  [/\p{scx=Bengali}/u, 'bengali'],
  [/\p{scx=Tamil}/u, 'tamil'],
  [/\p{scx=Telugu}/u, 'telugu'],
  [/\p{scx=Armenian}/u, 'armenian'],
  [/\p{scx=Georgian}/u, 'georgian'],
  [/\p{scx=Ethiopic}/u, 'ethiopic'],
];

/**
 * The same Chinese character is drawn differently in Japan, Korea, Taiwan and China: kana tell Japanese, Hangul without
 * kana Korean, characters that were simplified since Traditional Chinese, and so does its being chosen (`isTraditional`);
 * anything else is set in simplified shapes. What the first font lacks is taken from the others.
 */
export function hanFonts(texts: readonly string[], isTraditional: boolean): WorldFontId[] {
  if (texts.some((text) => KANA.test(text))) return ['jp', 'sc', 'kr'];
  if (texts.some((text) => HANGUL.test(text))) return ['kr', 'jp', 'sc'];
  if (isTraditional || isTraditionalChinese(texts)) return ['tc', 'sc', 'jp', 'kr'];
  return ['sc', 'jp', 'kr'];
}

/** The fonts to ask for a cluster, first choice first. */
export function fontsFor(cluster: string, han: WorldFontId[]): WorldFontId[] {
  if (isPicture(cluster)) return ['emoji', ...han];
  if (HANGUL.test(cluster)) return ['kr'];
  if (KANA.test(cluster)) return ['jp', 'sc', 'kr'];
  const own = OWN_FONT.find(([script]) => script.test(cluster));
  return own === undefined ? [...han, 'emoji'] : [own[1]];
}
