import { wordsOf } from './words.rules.ts';

/** Marks that are said in words. */
const WORDS_OF_GRADE =
  /^(?:(?:summa|magna|insigni)?\s?cum laude|mit auszeichnung(?: bestanden)?|mit (?:sehr )?(?:gutem|ausgezeichnetem) erfolg(?: bestanden)?|\d{2,3} e lode|met (?:lof|onderscheiding)|(?:sehr )?gut(?:er erfolg)?|befriedigend|\d{1,2}(?:[.,]\d{1,2})? valores|\d{2,3}(?:[.,]\d{1,2})? ?%|pass with (?:merit|distinction)|guter erfolg|ausgezeichneter erfolg|(?:with )?(?:high )?(?:distinction|honou?rs)|merit(?: [12])?|pass|first(?:[- ]class)?(?: honou?rs)?|(?:upper|lower) second(?:[- ]class)?(?: honou?rs)?|second(?:[- ]class)?(?: honou?rs)?(?:,? \(?(?:upper|lower) division\)?)?|2[:.][12](?: honou?rs)?|(?!BA$)[A-D*]{2,4}|mention (?:très )?(?:bien|assez bien)|(?:très )?bien|matrícula de honor|sobresaliente(?: cum laude)?|notable|bardzo dobry|dobry|celujący|z wyróżnieniem|ottimo|distinto|con lode|com (?:distinção|louvor)|con mención|dean.s list)$/iu;

/** Words that such marks are made of; those before the stroke say how well, the others only join them. */
const [MARKS = '', JOINING = ''] = [
  'good excellent outstanding satisfactory commendation distinction honours honors merit credit auszeichnung gut sehr befriedigend bestanden ausgezeichnet ausgezeichnetem gutem erfolg lob bueno excelente notable sobresaliente aprobado matricula bien excellent felicitations ottimo buono distinto lode otimo louvor distincao',
  'very upper lower first second third class with and high pass passed mit con muy avec tres assez mention mencion de honor com e et y und the jury du molto',
];
const HOW_WELL = new Set(MARKS.split(' '));
const OF_MARKS = new Set([...HOW_WELL, ...JOINING.split(' ')]);
const MOST_WORDS = 5;

/** The mark itself behind its words: "sehr gut (1,3)". */
const IN_BRACKETS =
  /\s\((?:[\p{L} ]{2,12}[:.]? )?\d{1,3}(?:[.,:]\d{1,2})?(?:\s?\/\s?\d{1,3})?\s?%?\)$/u;

/** Whether a text is such a mark, or is made of words that such marks are made of. */
export function isWordGrade(text: string): boolean {
  const words = text.replace(IN_BRACKETS, '');
  return WORDS_OF_GRADE.test(words) || isMarkInWords(words);
}

/** Whether a text is made of such words: "Upper second with commendation", "mit sehr gutem Erfolg bestanden". */
function isMarkInWords(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    words.every((word) => OF_MARKS.has(word)) &&
    words.some((word) => HOW_WELL.has(word))
  );
}
