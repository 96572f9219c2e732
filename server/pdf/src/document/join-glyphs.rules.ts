import type { WidthOf } from './world-fonts/text-blocks.rules.ts';

/** Farther from the end of the glyph before, in ems, a glyph is written with a step of its own: readers see words part there. */
const MOST_KERNING = 0.1;
const SHOWN = /^(?:(-?[\d.]+) (-?[\d.]+) Td )?<((?:[0-9A-F]{4})+)> Tj$/;
const FONT = /^\/(\S+) (-?[\d.]+) Tf$/;
const PLACE = /^(?:-?[\d.]+ ){6}Tm$/;
/** Marks within a text object. */
const MARK = /^(?:\/Span<<\/ActualText .*>> BDC|\/ReversedChars BMC|EMC)$/;

/** Glyphs on one line that are shown at once. */
interface Run {
  /** The step that leads to the first glyph, as written. */
  step: string;
  /** Glyphs, and between them how far the next one moves back, in thousandths of the size. */
  parts: (string | number)[];
  /** From the first glyph to where the last one was to stand, and to where it ends as written. */
  at: number;
  end: number;
}

/**
 * Shows glyphs that follow each other on a line at once. Chromium writes each with a step and an operator of its own, which
 * makes the file longer and every reader of it slower. Nothing moves by more than half a thousandth of its size. A text
 * object that is written in another way stays as it is.
 */
export function joinGlyphs(content: string, widthOf: WidthOf): string {
  const parts: string[] = [];
  let done = 0;
  for (;;) {
    const begins = content.indexOf('BT\n', done);
    const ends = begins === -1 ? -1 : content.indexOf('\nET\n', begins);
    if (ends === -1) break;
    const inside = content.slice(begins + 3, ends);
    parts.push(content.slice(done, begins + 3), joinObject(inside, widthOf) ?? inside);
    done = ends;
  }
  return parts.join('') + content.slice(done);
}

function joinObject(inside: string, widthOf: WidthOf): string | undefined {
  const lines: string[] = [];
  let [font, size] = ['', 0];
  let run: Run | undefined;
  // what the steps within a run would have moved the next one by
  let owed = 0;
  const close = () => {
    if (!run) return;
    lines.push(run.step + shownAtOnce(run.parts));
    owed += run.at;
    run = undefined;
  };
  for (const line of inside.split('\n')) {
    const [shown, dx, dy = '0', codes = ''] = SHOWN.exec(line) ?? [];
    if (shown === undefined) {
      const named = FONT.exec(line);
      if (!named && !PLACE.test(line) && !MARK.test(line)) return undefined;
      close();
      if (named) [font, size] = [named[1] ?? '', Number(named[2])];
      else if (line.endsWith('Tm')) owed = 0;
      lines.push(line);
      continue;
    }
    const width = widthOfAll(codes, font, size, widthOf);
    const step = dx === undefined ? undefined : Number(dx);
    const kerning = run && (step === undefined ? 0 : run.at + step - run.end);
    const goesOn = width !== undefined && Number(dy) === 0 && kerning !== undefined;
    if (run && goesOn && Math.abs(kerning) <= MOST_KERNING * Math.abs(size)) {
      const back = Math.round((-kerning * 1000) / size);
      const last = run.parts.at(-1);
      if (back === 0 && typeof last === 'string') run.parts.splice(-1, 1, last + codes);
      else run.parts.push(back, codes);
      run.at = step === undefined ? run.end : run.at + step;
      run.end += width - (back * size) / 1000;
      continue;
    }
    close();
    const led = step === undefined ? '' : `${number(owed + step)} ${dy} Td `;
    if (step !== undefined) owed = 0;
    if (width === undefined) lines.push(`${led}<${codes}> Tj`);
    else run = { step: led, parts: [codes], at: 0, end: width };
  }
  close();
  return lines.join('\n');
}

function shownAtOnce(parts: Run['parts']): string {
  const written = parts.map((part) => (typeof part === 'string' ? `<${part}>` : part)).join('');
  return parts.length === 1 ? `${written} Tj` : `[${written}] TJ`;
}

function widthOfAll(
  codes: string,
  font: string,
  size: number,
  widthOf: WidthOf,
): number | undefined {
  let width = 0;
  for (let at = 0; at < codes.length; at += 4) {
    const one = widthOf(font, parseInt(codes.slice(at, at + 4), 16));
    if (one === undefined) return undefined;
    width += one;
  }
  return (width * size) / 1000;
}

function number(value: number): string {
  const rounded = Math.round(value * 1e5) / 1e5;
  return String(rounded === 0 ? 0 : rounded);
}
