import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

/** A fact, what says the same, and the same with one thing that is false. */
export type Row = readonly [language: Language, fact: string, same: string, lie: string];

/** Holds the gate to rows by their kind: what says the same is proven, what is false is not. */
export function holdRows(rowsByKind: Readonly<Record<string, readonly Row[]>>): void {
  const rows = Object.entries(rowsByKind).flatMap(([kind, some]) =>
    some.map((row) => [kind, ...row] as const),
  );
  test.each(rows)('%s, in %s: %s → %s', (_kind, language, fact, same) => {
    expect(answerFor(fact, same, language)).toBe('proven');
  });
  test.each(rows)('no lie by %s, in %s: %s ↛ (%s) %s', (_kind, language, fact, _same, lie) => {
    expect(answerFor(fact, lie, language)).not.toBe('proven');
  });
}

/** Holds it to the rows of a file: `kind | language | fact | what says the same | what does not`. */
export function holdRowsOf(file: string): void {
  const lines = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .trim()
    .split('\n');
  const parted = lines.map((line) => line.split(' | '));
  const kinds = [...new Set(parted.map(([kind = '']) => kind))];
  holdRows(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        parted.filter(([own]) => own === kind).map(([, ...row]) => row as unknown as Row),
      ]),
    ),
  );
}
