import type { ReadParts } from './fields.rules.ts';
import type { ReadAdded } from './headline.rules.ts';
import { folded, isPlace, isTownLike, placeAtEnd, townAtEnd } from '@sastre/shared-cv-words';
import type { StyledLine } from './styled-line.types.ts';

/** Kinds whose houses are told with the place where somebody was for them. */
const PLACED: readonly string[] = ['volunteer', 'projects', 'courses', 'custom'];
const BETWEEN = [', ', ' – ', ' - ', ' | ', ' · '];
/** So many jobs show how the file writes a house and its place. */
const LEAST = 2;

/**
 * Added sections with the places behind the commas of their houses: "Caritas Nord, Logroño" where the town is known, or is
 * one of a place that the file tells elsewhere, or where each job of the file has its place so, behind its employer.
 */
export function withPlacesOfHouses(
  { added, courses, jobs, person }: Omit<ReadParts, 'languages' | 'skills'>,
  work: readonly StyledLine[],
): ReadParts['added'] {
  const told = [person.location, ...[...jobs, ...courses].map(({ place }) => place)];
  const known = new Set(told.flatMap((place) => place?.text.split(/,\s*/u) ?? []).map(folded));
  const areAll =
    jobs.length >= LEAST &&
    jobs.every(({ company, place }) =>
      BETWEEN.some((sign) =>
        work.some(({ text }) => text.includes(`${company?.text}${sign}${place?.text}`)),
      ),
    );
  return added.map((section) => {
    if (!PLACED.includes(section.kind)) return section;
    // What people do for nothing is told as their jobs are.
    const isAlike = areAll && section.kind === 'volunteer';
    const isTown = (text: string) => isTownLike(text) && (isAlike || known.has(folded(text)));
    return { ...section, entries: section.entries.map((entry) => placed(entry, isTown)) };
  });
}

function placed(entry: ReadAdded, isTown: (text: string) => boolean): ReadAdded {
  const { organisation, place, texts } = entry;
  if (organisation === undefined || place !== undefined) return entry;
  const [first, ...rest] = texts;
  const isInLine = first?.lines[0] === organisation.lines[0];
  if (first !== undefined && isInLine && (isPlace(first.text) || isTown(first.text)))
    return { ...entry, place: first, texts: rest };
  const named = placeAtEnd(organisation.text);
  const end = named !== undefined && isPlace(named.place) ? named : townAtEnd(organisation.text);
  if (end === undefined || end.before === '' || isPlace(end.before)) return entry;
  if (end !== named && !isTown(end.place)) return entry;
  return {
    ...entry,
    organisation: { ...organisation, text: end.before },
    place: { ...organisation, text: end.place },
  };
}
