/** Advance widths of U+20–7E in thousandths of an em. A test reads them from the fonts. */
const WIDTHS = {
  sans: [
    [200, 289, 426, 497, 497, 824, 609, 249, 303, 303, 418, 497, 249, 311, 249, 350],
    [497, 497, 497, 497, 497, 497, 497, 497, 497, 497, 249, 249, 497, 497, 497, 425],
    [847, 544, 588, 571, 615, 527, 494, 617, 652, 263, 480, 579, 486, 727, 647, 664],
    [566, 664, 569, 534, 536, 645, 515, 786, 513, 476, 539, 303, 350, 303, 497, 500],
    [542, 504, 553, 456, 555, 496, 292, 504, 544, 246, 247, 495, 255, 829, 547, 542],
    [555, 555, 347, 419, 338, 544, 467, 719, 446, 467, 425, 303, 241, 303, 497],
  ].flat(),
  serif: [
    [224, 316, 398, 545, 520, 883, 720, 207, 357, 357, 435, 537, 300, 325, 300, 356],
    [520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 300, 300, 537, 537, 537, 431],
    [861, 669, 639, 627, 708, 599, 579, 679, 777, 379, 384, 681, 589, 899, 732, 705],
    [600, 705, 666, 526, 618, 729, 668, 971, 651, 629, 557, 333, 356, 333, 537, 525],
    [400, 519, 592, 500, 580, 515, 358, 530, 609, 307, 291, 571, 310, 904, 611, 557],
    [596, 569, 443, 444, 341, 594, 515, 776, 538, 522, 460, 341, 301, 341, 537],
  ].flat(),
};
/** Of letters that stand on no Latin one, and of anything else: rather too much. */
const LOWER = 600;
const UPPER = 750;
const OTHER = 1_000;
const FIRST = 0x20;

/** A font of the sheet: Source Sans 3 Regular, Source Serif 4 Semibold. */
export type MeasuredFont = keyof typeof WIDTHS;

/** About how wide a text is set on one line, in ems; without kerning, which only a few pairs widen. */
export function textWidth(text: string, font: MeasuredFont): number {
  let width = 0;
  // A mark takes no room of its own.
  for (const character of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    const at = (character.codePointAt(0) ?? 0) - FIRST;
    width += WIDTHS[font][at] ?? guess(character);
  }
  return width / 1_000;
}

function guess(character: string): number {
  if (/\p{Ll}/u.test(character)) return LOWER;
  return /\p{Lu}/u.test(character) ? UPPER : OTHER;
}
