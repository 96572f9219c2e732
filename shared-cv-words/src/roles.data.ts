import roles from './roles.data.json' with { type: 'json' };

/** Beginnings of words that names of positions have, folded. */
export const POSITION_WORDS: readonly string[] = roles.positionWords;

/** Ends of words that names of positions have in languages that join words, folded. */
export const POSITION_ENDS: readonly string[] = roles.positionEnds;

/** Beginnings of words, or whole short ones, that names of employers and schools have, folded. */
export const COMPANY_WORDS: readonly string[] = roles.companyWords;

/** Ends of words that names of employers have in languages that join words, folded. */
export const COMPANY_ENDS: readonly string[] = roles.companyEnds;

/** Names of houses, whole and folded, where no word before says that somebody works in one. */
export const HOUSE_NAMES: readonly string[] = roles.houseNames;
