export { AWARD } from './awards.data.ts';
export { COMMA, COMMA_OF_NAMES } from './commas.rules.ts';
export {
  LABEL,
  LABELLED,
  PLACE_LABEL,
  byLabel,
  isOfLabels,
  withoutContactLabel,
} from './contact-labels.data.ts';
export { BETWEEN, EMAIL, PHONE, SITES, WEB } from './contact-patterns.data.ts';
export { isMoreOfCourse } from './course-details.rules.ts';
export { areLicenceClasses, isLicence } from './driving-licence.rules.ts';
export { entryLabelsOf, type EntryLabel } from './entry-labels.data.ts';
export { AGED, BORN, FACTS } from './form-facts.data.ts';
export { isWordGrade } from './grades.data.ts';
export { areLabelsOfRows, saysOfRow } from './headed-rows.rules.ts';
export { DOCUMENT_TITLES, STEMS } from './heading-stems.data.ts';
export { HEADINGS, type PartKind } from './headings.data.ts';
export { STRONG, headlineForm, type HeadlineForm } from './headline-form.rules.ts';
export { isLanguageName, languageNameIn } from './language-names.ts';
export { levelOfLanguage, levelOfSkill, levelWordsIn } from './levels.rules.ts';
export { asPrinted, isUnfilled, mailOf, printedInstead, siteOf } from './link-targets.rules.ts';
export { LIST_LABELS } from './list-labels.data.ts';
export { monthOf } from './month-names.rules.ts';
export { PRESENT, SINCE } from './months.data.ts';
export {
  hasPosition,
  isDegree,
  isDegreeFirst,
  isPositionFirst,
  isSchool,
  isWithinName,
  isWrittenAsName,
  positionScore,
  rejoined,
} from './naming.rules.ts';
export { STATE_NAMES } from './places.data.ts';
export {
  areTowns,
  endsWithPlace,
  endsWithState,
  isAddress,
  isPlace,
  isTownLike,
  nameBefore,
  placeAtEnd,
  townAtEnd,
} from './places.rules.ts';
export { qualifiedKindOf } from './qualified-headings.rules.ts';
export { isRated, ratedLanguage, ratedSkill, ratingIn, withCounts } from './ratings.rules.ts';
export { isSchoolClass } from './school-classes.rules.ts';
export { isUnspaced } from './scripts.rules.ts';
export { endsSentence } from './sentence-ends.rules.ts';
export { SHEET_GRADES, SHEET_HEADINGS, SHEET_LETTERS, SHEET_PRESENT } from './sheet-words.ts';
export { isSkillGroup } from './skill-groups.data.ts';
export { isLevel, isSentence, partsOf, withoutStop } from './skill-names.rules.ts';
export { withoutSpacing } from './spaced-words.rules.ts';
export { spokenKindOf } from './spoken-headings.rules.ts';
export { isStreet } from './streets.rules.ts';
export { isSpoken } from './told.rules.ts';
export { WORD_LISTS } from './word-lists.data.ts';
export { MOST_TEXTS, folded, isCapitals, wordsOf } from './words.rules.ts';
