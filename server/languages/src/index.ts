export { languageOfNames } from './called-in.rules.ts';
export { clearLanguage, languageShares } from './language-shares.rules.ts';
export type { IsNoWord } from './language-shares.rules.ts';
export { countLittleWords, languageOfLittleWords } from './little-words.rules.ts';
