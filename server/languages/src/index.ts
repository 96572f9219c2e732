export { clearLanguage, languageShares } from './language-shares.rules.ts';
export type { IsNoWord } from './language-shares.rules.ts';
