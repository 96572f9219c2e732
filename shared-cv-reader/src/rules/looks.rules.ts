import type { LineCell } from './styled-line.types.ts';

/** A cell of more stretches than this is running text. */
const MOST = 4;

/** Words that join two names, and those that part them. */
const JOINS = /\s(?:in|en|im fach|w zakresie|na kierunku|em|of|de|für|di|do|und|and|y|et|e|i|&)$/iu;
const PARTS = /^(?:at|bei|beim|chez|presso|@)(?:\s+|$)/iu;

/** "(Contract)" tells of the name before it. */
const HOW_EMPLOYED =
  /^\((?:contract(?:or)?|freelance|(?:full|part)[ -]time|temp(?:orary)?|permanent|internship|seasonal|remote|befristet|teilzeit|vollzeit|media jornada|jornada completa|temporal|cdd|cdi|stage|alternance)\)$/iu;

/** Names of a cell that change their look where one ends, as they stand in its text. */
export function namesByLook(cell: LineCell): string[] {
  const names: string[] = [];
  for (const stretch of stretchesOf(cell)) {
    const text = stretch.replace(/^\.\s+/u, '').replace(PARTS, '');
    const last = names.at(-1);
    const isOne = last !== undefined && (JOINS.test(last) || HOW_EMPLOYED.test(text));
    if (isOne) names[names.length - 1] = `${last} ${text}`;
    else if (text !== '') names.push(text);
  }
  return names;
}

/** Stretches of a cell in one look each, as they stand in its text. */
function stretchesOf({ text, runs }: LineCell): string[] {
  const looks: { look: string; text: string }[] = [];
  for (const { text: said, bold, italic } of runs) {
    const look = `${bold} ${italic}`;
    const last = looks.at(-1);
    if (last !== undefined && (last.look === look || /^[\s,;:.|·•–—-]*$/u.test(said)))
      last.text += said;
    else looks.push({ look, text: said });
  }
  const stretches = looks.map((one) => one.text.replace(/\s+/g, ' ').trim());
  if (stretches.length < 2 || stretches.length > MOST) return [text];
  // What was mended in the text of a cell is not in its runs.
  return stretches.join('').replace(/\s/g, '') === text.replace(/\s/g, '') ? stretches : [text];
}
