import { holdRowsOf } from './rows.fixture.ts';

// By the operation that makes one of the other; trades that no set of cases has.
holdRowsOf('same-turns.fixture.txt');
