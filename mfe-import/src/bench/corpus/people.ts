import { anselm } from './people/anselm.data.ts';
import { imogen } from './people/imogen.data.ts';
import { joerg } from './people/joerg.data.ts';
import { lucia } from './people/lucia.data.ts';
import { maren } from './people/maren.data.ts';
import { ximena } from './people/ximena.data.ts';
import type { Person } from './person.types.ts';

/** The people that rules may be mended by. */
export const OPEN_PEOPLE: readonly Person[] = [imogen, lucia, joerg];
/** The people who only say whether mending went further than the open ones. */
export const SEALED_PEOPLE: readonly Person[] = [maren, ximena, anselm];
