/** In characters: what belongs to an entry stands so far before and behind its names. */
const [BEFORE, BEHIND] = [120, 160];
const MOST_PLACES = 20;

/**
 * What a file shows around the names of an entry, without these. A town or a mark that stands elsewhere in the file is not
 * shown for the entry: themes leave both out.
 */
export function aroundNames(text: string, names: readonly string[]): string {
  const told = names.filter((name) => name !== '');
  const around = told.flatMap((name) =>
    placesOf(text, name).flatMap((at) => [
      text.slice(Math.max(at - BEFORE, 0), at),
      text.slice(at + name.length, at + name.length + BEHIND),
    ]),
  );
  return told.reduce((rest, name) => rest.replaceAll(name, ' '), around.join(' | '));
}

function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  let at = text.indexOf(name);
  while (at >= 0 && places.length < MOST_PLACES) {
    places.push(at);
    at = text.indexOf(name, at + name.length);
  }
  return places;
}
