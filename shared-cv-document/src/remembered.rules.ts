/**
 * What is made of an object, made once for as long as the object is the same and `setting` says the same: a key typed in one
 * entry leaves the others as they are.
 */
export function remembered<Made>() {
  const known = new WeakMap<object, { setting: string; made: Made }>();
  return (source: object, setting: string, make: () => Made): Made => {
    const before = known.get(source);
    if (before?.setting === setting) return before.made;
    const made = make();
    known.set(source, { setting, made });
    return made;
  };
}
