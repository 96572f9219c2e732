import { holdRowsOf } from './rows.fixture.ts';

// Lies that exchange one thing and say all else as it was.
holdRowsOf('others-exchanged.fixture.txt');
