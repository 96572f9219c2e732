import cities from './cities.data.json' with { type: 'json' };
import towns from './towns.data.json' with { type: 'json' };

/**
 * Towns, folded; such a name alone is a place: larger ones as CVs name them in en, es, de, fr, it, pt, pl and nl, and those
 * of GeoNames by their own names (CC BY 4.0; written by `write-towns.ts`).
 */
export const CITIES: ReadonlySet<string> = new Set([
  ...cities,
  ...Object.values(towns).flatMap((names) => names.split('|')),
]);
