import type { Language } from '@sastre/shared-contracts/api';
import words from './planted-words.data.json' with { type: 'json' };

/** What is planted before a number: each changes how it is compared. */
export const BEFORE_NUMBERS: Readonly<Record<Language, readonly string[]>> = words.beforeNumbers;

/** What is planted at the end of a sentence: none of it is in a CV that does not say so. */
export const ENDS: Readonly<Record<Language, readonly string[]>> = words.ends;

/** A further deed that is joined to the first one of a sentence, by the word that it is joined with. */
export const DEEDS: Readonly<Record<Language, readonly string[]>> = words.deeds;
