import { readFileSync } from 'node:fs';
import { holdRows, type Row } from './rows.fixture.ts';

/** By the operation that makes one of the other: trades and words that no set of cases has. */
const ROWS = JSON.parse(
  readFileSync(`${import.meta.dirname}/same-turns.fixture.json`, 'utf8'),
) as Record<string, Row[]>;

holdRows(ROWS);
