import { fold, words } from '../reading/stem.rules.ts';
import { withoutTools } from '../reading/terms.rules.ts';
import { BRANDS } from './places.ts';

/** Well-known employers that a text names; the Google of Google Sheets is none. */
export function findBrands(text: string): string[] {
  const folded = fold(text);
  if (!BRANDS.some((brand) => folded.includes(brand))) return [];
  const said = new Set(words(withoutTools(text)));
  return BRANDS.filter((brand) => said.has(brand));
}
