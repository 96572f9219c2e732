import { filled } from '../filled.ts';

/** The fields of an entry that say what it was, whose, and where. */
interface Named<Field extends string> {
  what: Field;
  whose: Field;
  where: Field;
}

/** By what an entry is headed, and from which of its fields: without a name of its own by whose it was, which then is not said again. */
export function headed<Field extends string>(
  entry: Record<Field, string>,
  { what, whose, where }: Named<Field>,
) {
  const isNamed = filled(entry[what]);
  return {
    fields: { head: isNamed ? what : whose, organisation: whose, place: where },
    head: isNamed ? entry[what] : entry[whose],
    organisation: isNamed ? entry[whose] : '',
    place: entry[where],
  };
}
