import { ARCHIVES } from './archives.attacks.ts';
import type { Attack } from './attack.types.ts';
import { DAMAGED } from './damage.attacks.ts';
import { DATA } from './data.attacks.ts';
import { PDFS } from './pdfs.attacks.ts';
import { TEXTS } from './texts.attacks.ts';
import { TREES } from './trees.attacks.ts';

/** Every way to make a hostile file. */
export const ATTACKS: readonly Attack[] = [
  ...DAMAGED,
  ...ARCHIVES,
  ...PDFS,
  ...TREES,
  ...DATA,
  ...TEXTS,
];
