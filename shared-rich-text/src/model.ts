/** Text alignment other than the default (start). */
export type Align = 'center' | 'right' | 'justify';

/** What a stretch of text looks like. `href` is always safe (see `safeHref`). */
export interface Marks {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  href?: string;
}

/** A stretch of text with one set of marks; `\n` is a hard line break. */
export interface Run extends Marks {
  text: string;
}

/** One line of structure. Lists are flat: neighbouring items of one kind form a list. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'bullet' | 'number';
  /** Of a heading only: the toolbar's block type. */
  level?: 1 | 2 | 3;
  align?: Align;
  runs: Run[];
}

/** The alignment named by a `ql-align-…` class or a CSS value, or undefined for the default. */
export function alignOf(name: string | null | undefined): Align | undefined {
  return name === 'center' || name === 'right' || name === 'justify' ? name : undefined;
}

/** Whether two runs look the same. */
export function sameMarks(a: Marks, b: Marks): boolean {
  return (
    Boolean(a.bold) === Boolean(b.bold) &&
    Boolean(a.italic) === Boolean(b.italic) &&
    Boolean(a.underline) === Boolean(b.underline) &&
    a.href === b.href
  );
}

/** The marks of a run in canonical form: what is off is absent. */
export function marksOf({ bold, italic, underline, href }: Marks): Marks {
  return {
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(underline ? { underline } : {}),
    ...(href ? { href } : {}),
  };
}

/** The text of runs without their marks. */
export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** A block with other runs; keeps kind, level and alignment, absent keys stay absent. */
export function withRuns(block: Block, runs: Run[]): Block {
  return {
    kind: block.kind,
    ...(block.level ? { level: block.level } : {}),
    ...(block.align ? { align: block.align } : {}),
    runs,
  };
}
