export { textLines } from './readers/text-lines.rules.ts';
export { findPeriod } from './rules/dates.rules.ts';
export { kindOf } from './rules/heading-words.rules.ts';
export { readLines } from './rules/read-lines.ts';
