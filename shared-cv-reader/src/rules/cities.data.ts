import cities from './cities.data.json' with { type: 'json' };

/** Larger towns as CVs name them in en, es, de, fr, it, pt, pl and nl, folded; such a name alone is a place. */
export const CITIES: ReadonlySet<string> = new Set(cities);
