const NUMBER = '(?:xii|xi|ix|x|(?:9|1[0-2])\\s?(?:th)?)';
const CLASS = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:class|grade|standard|std\\.?)\\s?[-–]?\\s?${NUMBER}|${NUMBER}\\s?[-–]?\\s?(?:class|grade|standard|std|board)|10\\s?\\+\\s?2)(?![\\p{L}\\d]|[.,/]\\d)`,
  'iu',
);
/** What names a class where a text begins with it: `12th, Kelp School`, but no `12th of May`. */
const AT_START =
  /^(?:(?:10|12)\s?th(?!\s(?:of\b|street|floor))|xii|\+\s?2|intermediate|plus two|[sh]\.?s\.?c|ss?lc|hslc|hssc|aissce|ssce|puc)(?![\p{L}\d])/iu;
/** What is a degree where nothing else is said: else it is the name of a school. */
const WHOLE = /^(?:(?:senior|junior) )?high\s?school(?: (?:certificate|examination))?$/iu;

/** Whether a text names a class of a school, as people do who say nothing else of it: "Class XII", "10th", "+2". */
export function isSchoolClass(text: string): boolean {
  return CLASS.test(text) || AT_START.test(text) || WHOLE.test(text);
}
