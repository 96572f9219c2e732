import places from './places.data.json' with { type: 'json' };

/** Countries as CVs name them in en, es, de, fr, it, pt and pl, and what stands for one; folded. */
export const COUNTRIES: readonly string[] = places.countries;

/** Words that stand where a place would, folded. */
export const NO_PLACE: readonly string[] = places.noPlace;

/** Regions that stand behind a city by two letters. */
export const STATES: readonly string[] = places.states;

/** Regions and states by their names, folded. */
export const STATE_NAMES: readonly string[] = places.stateNames;
