import { BUILT_IN } from './built-in.ts';
import { parseRanges } from './code-points.rules.ts';

const EMOJI = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*[\u{E0020}-\u{E007F}]*`;
const KEYCAP = String.raw`[0-9#*]\uFE0F?\u20E3`;
const FLAG = String.raw`\p{Regional_Indicator}{2}`;
const SYLLABLE = String.raw`[\u1100-\u115F]+[\u1160-\u11A7]*[\u11A8-\u11FF]*`;
/** What one font has to set: an emoji sequence, a Korean syllable typed in its parts, else a character with its marks and joiners. */
const CLUSTER = new RegExp(
  String.raw`${KEYCAP}|${FLAG}|${EMOJI}(?:\u200D${EMOJI})*|${SYLLABLE}|\P{M}[\p{M}\u200C\u200D]*|\p{M}+`,
  'gu',
);
const PICTURE =
  /^(?:(?:[0-9#*]\uFE0F?)?\u20E3|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}])/u;
/** Has no glyph of its own: controls, spaces, joiners, the marks that choose a presentation. */
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}`;
const covered = parseRanges(BUILT_IN)
  .map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`)
  .join('');
const FOREIGN = new RegExp(`[^${covered}${UNSEEN}]`, 'u');
const SEEN = new RegExp(`[^${UNSEEN}]`, 'u');

/** Whether the built-in cuts lack a glyph for something in a text. */
export function isForeign(text: string): boolean {
  return FOREIGN.test(text);
}

/** Whether a character has a glyph of its own. */
export function isSeen(character: string): boolean {
  return SEEN.test(character);
}

/** Whether a cluster is a picture rather than writing. */
export function isPicture(cluster: string): boolean {
  return PICTURE.test(cluster);
}

/** The clusters of a text that need a font beyond the built-in cuts. */
export function foreignClusters(text: string): string[] {
  return isForeign(text) ? (text.match(CLUSTER) ?? []).filter(isForeign) : [];
}
