import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Looks {
  size: number;
  /** Behind each glyph, and behind each blank beside that. */
  letter: number;
  blank: number;
  stretch: number;
}

/** Follows where a page draws its glyphs, as far as lines from left to right go. */
export class Pen {
  private looks: Looks = { size: 1, letter: 0, blank: 0, stretch: 1 };
  private readonly saved: Looks[] = [];
  /** Where the line begins, and how far along it the pen is. */
  private line = { scale: 1, x: 0, y: 0 };
  private along = 0;
  /** Where the ink ends that was drawn last. */
  private ink: { x: number; y: number } | undefined;

  follow(operator: number, args: readonly unknown[]): void {
    // Of others these are whole paths, dear to be taken for a number.
    const [one, two] = args.slice(0, 2).map((arg) => (typeof arg === 'number' ? arg : undefined));
    if (operator === OPS.save) this.saved.push(this.looks);
    else if (operator === OPS.restore) this.looks = this.saved.pop() ?? this.looks;
    else if (operator === OPS.setFont) this.looks = { ...this.looks, size: two ?? 1 };
    else if (operator === OPS.setCharSpacing) this.looks = { ...this.looks, letter: one ?? 0 };
    else if (operator === OPS.setWordSpacing) this.looks = { ...this.looks, blank: one ?? 0 };
    else if (operator === OPS.setHScale)
      this.looks = { ...this.looks, stretch: (one ?? 100) / 100 };
    else if (operator === OPS.beginText) this.begin(1, 0, 0);
    else if (operator === OPS.moveText || operator === OPS.setLeadingMoveText) {
      const { scale, x, y } = this.line;
      this.begin(scale, x + (one ?? 0) * scale, y + (two ?? 0));
    } else if (operator === OPS.setTextMatrix) {
      const [told] = args;
      const matrix = typeof told === 'number' ? args : Object.values(told ?? {});
      const [a = 1, b, c, , x = 0, y = 0] = matrix as number[];
      this.begin(b === 0 && c === 0 ? a : Number.NaN, x, y);
    }
    // What moves all of the page parts what was drawn from what follows.
    else if (operator === OPS.transform || operator === OPS.nextLine) this.ink = undefined;
  }

  /** By thousandths of the size, to the left. */
  step(by: number): void {
    this.along -= (by / 1000) * this.looks.size * this.looks.stretch;
  }

  /** Draws a glyph, and tells the gap before it. */
  draw(width: number, isBlank: boolean): number {
    const { size, letter, blank, stretch } = this.looks;
    const { scale, x, y } = this.line;
    const start = x + this.along * scale;
    const own = (width / 1000) * size * stretch;
    const gap = this.ink?.y === y ? (start - this.ink.x) / Math.abs(size * scale) : Infinity;
    this.along += own + (letter + (isBlank ? blank : 0)) * stretch;
    if (!isBlank) this.ink = { x: start + own * scale, y };
    return Number.isNaN(gap) || gap < -1 ? Infinity : gap;
  }

  private begin(scale: number, x: number, y: number): void {
    this.line = { scale, x, y };
    this.along = 0;
  }
}
