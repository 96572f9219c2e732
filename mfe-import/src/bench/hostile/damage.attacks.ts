import { OPEN_PEOPLE } from '../corpus/people.ts';
import { RECIPES } from '../corpus/recipes.ts';
import { whole, type Attack } from './attack.types.ts';

type Random = () => number;

const DAMAGES: Readonly<Record<string, (bytes: Uint8Array, random: Random) => Uint8Array>> = {
  'cut off': (bytes, random) => bytes.slice(0, whole(random, bytes.length)),
  'with bytes flipped': (bytes, random) => {
    const damaged = bytes.slice();
    for (let flips = 1 + whole(random, 200); flips > 0; flips -= 1)
      damaged[whole(random, damaged.length)] = whole(random, 256);
    return damaged;
  },
  'with a stretch left out': (bytes, random) => {
    const [from, length] = [whole(random, bytes.length), 1 + whole(random, 2_000)];
    return bytes.filter((_byte, at) => at < from || at >= from + length);
  },
};

/** Good files of every kind, damaged somewhere. */
export const DAMAGED: readonly Attack[] = Object.entries(DAMAGES).flatMap(([how, damage]) =>
  RECIPES.map(({ kind, name, make }, at): Attack => {
    const person = OPEN_PEOPLE[at % OPEN_PEOPLE.length];
    return {
      name: `${kind} ${name} ${how}`,
      make: async (random) =>
        damage(person === undefined ? new Uint8Array() : await make(person), random),
    };
  }),
);
