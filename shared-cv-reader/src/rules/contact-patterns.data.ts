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
  /(?:https?:\/\/)?(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|dev|de|es|fr|it|pt|pl|eu|me|co|info|app|uk|at|ch|tech|ai|edu|example|page|cv|design|studio|nl|br|mx|blog|xyz|ca|au|nz|ie|be|lu|se|dk|fi|cz|sk|hu|ro|gr|sg|in|jp|kr|za|pe|cl|ar|us|li|cat|gal|eus|online|site|cloud|works|art)(?![\p{L}\d-])(?:\/[^\s|,;)]*)?/iu;
/** Between two ways to reach somebody; a stroke between digits stands in a number. */
export const BETWEEN = /\s*[|•·●]\s*|\s{2,}|\s+[–—]\s+|(?<!\d)\s+\/\s+|\s+\/\s+(?!\d)/u;
/** What forms call ways to reach somebody, alone. */
export const LABEL =
  /^(?:e-?mail|mail|phone|t[ée]l(?:efon[eo]?|[ée]fono|[ée]phone)?|mobile?|natel|m[óo]vil|celular|handy|cell|home|address|adress[ea]?|anschrift|direcci[óo]n|indirizzo|morada|adres|location|city|wohnort|web(?:site|seite)?|homepage|url|linkedin|github|portfolio|name|nombre|nom|nome|imię i nazwisko|correo(?: electr[óo]nico)?|courriel|telem[óo]vel|cellulare|residence|domicilio|ort|adres|woonplaats|telefoon|mobiel|naam)\s*[:.]?\s*$/iu;
/** Such a name before what it names. */
export const LABELLED =
  /^(?:e-?mail|mail|phone|t[ée]l(?:efon[eo]?|[ée]fono|[ée]phone)?|mobile?|natel|m[óo]vil|celular|handy|cell|home|address|adress[ea]?|anschrift|direcci[óo]n|indirizzo|morada|localidade|adres|location|city|ort|ville|ciudad|residence|residencia|domicilio|domicile|wohnort|woonplaats|telefoon|mobiel|web(?:site|seite)?|homepage|url|linkedin|github|portfolio|correo|courriel)\s*[:.]+\s*:?\s+/iu;
/** What forms call the place where somebody lives. */
export const PLACE_LABEL =
  /^(?:home(?! ?page)|address|adress[ea]?|anschrift|direcci[óo]n|indirizzo|morada|adres|location|city|wohnort|ort|residence|residencia|domicilio|domicile|ville|ciudad|città|wohnhaft|woonplaats|wohnsitz|residenza|indirizzo)\b/iu;
