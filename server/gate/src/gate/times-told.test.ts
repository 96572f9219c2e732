import { holdRowsOf } from './rows.fixture.ts';

// `kind | language | fact | what says the same | what does not`: how often, how long and whether yet; trades that no set of cases has.
holdRowsOf('times-told.fixture.txt');
