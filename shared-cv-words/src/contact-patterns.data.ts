/** An address of mail. */
export const EMAIL = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const YEAR = String.raw`(?:19|20)\d\d`;
/** A day or a range of years, which are written with the signs of a number. */
const NO_NUMBER = [
  String.raw`\d{1,2}\s{0,2}[./-]\s{0,2}\d{1,2}\s{0,2}[./-]\s{0,2}${YEAR}`,
  String.raw`${YEAR}[./-]\d{1,2}[./-]\d{1,2}`,
  String.raw`${YEAR}\s{0,2}[/–-]\s{0,2}${YEAR}`,
];
/** A telephone number, or what is written like one. */
export const PHONE = new RegExp(
  String.raw`(?<![\p{L}\d])(?!(?:${NO_NUMBER.join('|')})(?!\d))(?:\(?\+|\(|00)?\d[\d\s()./–-]{6,}\d(?!\p{L})`,
  'u',
);
/** An address of a site. */
export const WEB =
  /(?:https?:\/\/)?(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|dev|de|es|fr|it|pt|pl|eu|me|co|info|app|uk|at|ch|tech|ai|edu|example|page|cv|design|studio|nl|br|mx|blog|xyz|ca|au|nz|ie|be|lu|se|dk|fi|cz|sk|hu|ro|gr|sg|in|jp|kr|za|pe|cl|ar|us|li|cat|gal|eus|no|is|il|tr|ua|ru|rs|hr|si|bg|lv|lt|ee|mt|ke|ng|gh|ma|tn|eg|ae|pk|lk|vn|ph|hk|tw|cn|uy|py|bo|ec|ve|cr|tv|online|site|cloud|works|art)(?![\p{L}\d-])(?:\/[^\s|,;)]*)?/iu;
/** Between two ways to reach somebody; a stroke between digits stands in a number. */
export const BETWEEN = /\s*[|•·●]\s*|\s{2,}|\s+[–—]\s+|(?<!\d)\s+\/\s+|\s+\/\s+(?!\d)/u;
/** Names of sites that links are called by: "LinkedIn | Behance". */
export const SITES =
  /^(?:linked ?in|git ?hub|git ?lab|leet ?code|hacker ?rank|kaggle|behance|dribbble|medium|twitter|x|instagram|facebook|xing|stack ?overflow|youtube|orcid|google scholar|researchgate|codeforces|codechef|geeksforgeeks|gfg|portfolio|blog|website|linktree|resume|email|mail)$/iu;
