import { readFileSync } from 'node:fs';
import { holdRows, type Row } from './rows.fixture.ts';

/** `kind | language | fact | what says the same | what does not`, by the operation that makes one of the other; trades that no set of cases has. */
const LINES = readFileSync(`${import.meta.dirname}/same-turns.fixture.txt`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const kinds = [...new Set(LINES.map(([kind = '']) => kind))];

holdRows(
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      LINES.filter(([own]) => own === kind).map(([, ...row]) => row as unknown as Row),
    ]),
  ),
);
