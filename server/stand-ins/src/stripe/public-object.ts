/** An object as the API answers it: without what the stand-in keeps for itself. */
export function publicObject<T extends object>(object: T): Omit<T, 'standin'> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== 'standin')) as Omit<
    T,
    'standin'
  >;
}
