import { holdRowsOf } from './rows.fixture.ts';

// Clauses told from their other end, and what one and the same number is called.
holdRowsOf('same-clauses.fixture.txt');
