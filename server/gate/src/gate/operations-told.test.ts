import { holdRowsOf } from './rows.fixture.ts';

// What one has, is part of or has launched, how many of them, and within which limits, told with other turns; and lies that look the same.
holdRowsOf('operations-told.fixture.txt');
