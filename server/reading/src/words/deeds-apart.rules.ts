import { isGerund, VERBS } from './deed-shape.rules.ts';
import { ALL_FUNCTION_WORDS } from './function-words.ts';
import { fold } from './stem.rules.ts';
import { pattern } from './pattern.ts';

const ABILITY_ES =
  'saber|tener|hablar(?! con)|contar|poseer|ser|estar|haber|poder|manejar|dominar|conocer|vivir|residir|disponer|acreditar|demostrar|aportar';
const NOUN_ES =
  'lugar|hogar|carácter|mujer|taller|ayer|mar|bar|par|militar|escolar|familiar|similar|mejor';
/** A Spanish infinitive that tells a deed, in lower case. */
export const INFINITIVE_ES = String.raw`(?!(?:${ABILITY_ES}|${NOUN_ES})(?!\p{L}))\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|se)?(?!\p{L})`;
/** What a Spanish verb of the future ends in. */
export const FUTURE_ES = String.raw`(?:ar|er|ir|dr|br|rr)(?:á[ns]?|ías)(?!\p{L})`;

/** "la gestión de", "el control de": a deed named as a thing. */
export const NAMED_ES = String.raw`(?:la|el|las|los) (?:\p{L}+(?:ción|ciones|miento|mientos|aje|ura|eo|ado|anza|encia)|control|compra|venta|cuidado|apoyo|cierre|archivo|registro) (?:y (?:\p{L}+ )?)?(?:del?|a|en|con) `;

/** True for an English verb that tells a deed. */
export const isVerb = (word = '') => VERBS.has(word) || isGerund(word) || word === 'get';

/** "writes": an English verb said of a third person. */
export const isThird = (word = '') =>
  [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some(
    (root) => root !== word && VERBS.has(root),
  );

const START_ES = new RegExp(`^${INFINITIVE_ES} \\S`, 'u');
const START_FUTURE = new RegExp(`^\\p{L}+${FUTURE_ES} \\S`, 'u');
const NOMINAL =
  /^(?:die|den|das|der) (?!(?:der|die|das|den|dem|sich) )(?:\p{Ll}+e[nrs]? ){0,2}\p{Lu}/u;

/** Verbs that are nouns as well: "hospitals and care homes". */
const NOUN_TOO = pattern('u')`
  ^(?:
    care|control|contact|design|display|document|form|hand|help|host|lead|load|market|model|open|order|paint|
    partner|pilot|plan|print|process|purchase|record|report|research|review|schedule|screen|service|source|
    staff|stock|study|supply|support|survey|test|track|train|transfer|travel|type|update|visit|water|work
  ) (\p{L}+)`;
/** "train two apprentices". */
const COUNTS = /^(?:two|three|four|five|six|seven|eight|nine|ten|several|new|junior|other|both)$/;
const isNoun = (told: string) => {
  const next = NOUN_TOO.exec(told)?.[1];
  return next !== undefined && !ALL_FUNCTION_WORDS.has(next) && !COUNTS.test(next);
};

/** Forms that the deeds of one sentence share, in lower case and as written; a joint before another deed of that form parts them. */
const FORMS: readonly ((told: string, text: string) => boolean)[] = [
  (told) =>
    (!/^\p{L}+ing /u.test(told) && isVerb(/^(?:you )?([a-z]+) \S/.exec(told)?.[1])) ||
    /^be (?:responsible|accountable) for \S/.test(told),
  (told) =>
    /^[a-z]{2,}ing \S/.test(told) &&
    !/^(?:during|including|nursing|engineering|marketing|accounting|training|following|existing) /.test(
      told,
    ),
  (told) => isThird(/^([a-z]+) \S/.exec(told)?.[1]),
  (told) => START_ES.test(told),
  (told) => START_FUTURE.test(told),
  (told, text) =>
    /^(?:du )?(?!ist|erst|fast|sonst|meist|selbst|ernst)\p{L}{2,}(?:st|ßt) \S/u.test(told) &&
    IS_SMALL.test(text),
  (told, text) =>
    isSaidToSie(told, /^\p{Ll}+ \p{Lu}/u.test(text) || OF_SUCH.test(text)) && IS_SMALL.test(text),
  (told, text) =>
    /^(?:man )?(?!nicht|mit|seit|oft|sonst|erst|gut|recht|ist|hat )\p{L}{2,}t \S/u.test(told) &&
    /^(?:[Mm]an )?\p{Ll}/u.test(text),
  (told) => /^[^,]*?(?: zu |\p{L}zu)\p{L}+n(?=$|[,.]| und | sowie )/u.test(told),
  (_told, text) => NOMINAL.test(text),
  (told) => NAMED_FIRST_ES.test(told),
];
const NAMED_FIRST_ES = new RegExp(`^${NAMED_ES}`, 'u');
const IS_SMALL = /^(?:(?:Du|Sie) )?\p{Ll}/u;

const NO_VERB_DE = pattern()`
  (?:ischen|lichen|(?<!fert|rein|led|nehm|sicht|stät|seit|fest|kund|richt|schäft)igen|baren|samen|haften|ellen|alen|iven|ären|enden|ierten)$|
  ^(?:neuen|großen|kleinen|guten|eigenen|weiteren|anderen|unseren|deren|allen|vielen|sowie)$`;

function isSaidToSie(told: string, isNounNext: boolean): boolean {
  const [, word = '', next = ''] =
    /^(?:sie )?(\p{L}{2,}(?:en|ern|eln)) (\p{L}+|\d)/u.exec(told) ?? [];
  if (word === '' || NO_VERB_DE.test(word)) return false;
  return ALL_FUNCTION_WORDS.has(fold(next)) || /^(?:\d|unser|ihr)/.test(next) || isNounNext;
}
/** "beheben mechanische und elektrische Störungen": adjectives stand before the object. */
const OF_SUCH = /^(?:[Ss]ie )?\p{Ll}+ (?:\p{Ll}{3,}e[nrs]?(?:,| und| oder)? ){1,4}\p{Lu}/u;
/** What a German deed ends in: its object, or what its verb is parted from. */
const ENDS_DE =
  /(?:(?:^|\s)\p{Lu}[^\s]*|(?<!\p{L})(?:durch|ab|an|auf|aus|bei|ein|fest|her|mit|nach|vor|um|weiter|zu|zusammen))$/u;

const JOINT = pattern('gu')`
  ,\s+(?:(?:and|und|y|e|sowie)\s+)?(?:(?:then|also|will|dann|auch|también|además)\s+){0,2}|
  \s+(?:and|und|y|e|&|sowie|as well as|así como)\s+(?:(?:then|also|will|dann|auch|también|además)\s+){0,2}`;

/** Deeds told one after the other, each in the text's own words; a point of a list that joins but two of them is one. */
export function deedsApart(text: string, isPoint = false): string[] {
  const told = text.toLowerCase();
  const isOfForm = FORMS.find((is) => is(told, text));
  // Another length in lower case would put the places elsewhere.
  if (isOfForm === undefined || told.length !== text.length) return [text];
  const deeds: string[] = [];
  let start = 0;
  for (const joint of told.matchAll(JOINT)) {
    const next = joint.index + joint[0].length;
    const after = told.slice(next);
    if (!isWhole(text.slice(start, joint.index)) || isInAside(text, joint.index)) continue;
    if (!isOfForm(after, text.slice(next)) || GOES_ON.test(after) || /^care (?!for )/.test(after))
      continue;
    // "Sie warten die alten, neuen großen Anlagen": no verb.
    if (OF_SUCH.test(text.slice(next)) && !ENDS_DE.test(text.slice(start, joint.index))) continue;
    // "Teach teams how to take risks, test ideas and …": what is taught, not what is done.
    if (isPoint && /(?<!\p{L})(?:how|cómo|wie man) /u.test(told.slice(start, joint.index)))
      continue;
    // After deeds that commas part, the last one is a deed too.
    if (!joint[0].startsWith(',') && deeds.length === 0 && isNoun(after)) continue;
    deeds.push(text.slice(start, joint.index));
    start = next;
  }
  deeds.push(text.slice(start));
  return isPoint && deeds.length < 3 ? [text] : deeds.map(withoutArticle);
}

/** "… and report them", "… y explicarlo": done to what was named before. */
const GOES_ON = /^\p{L}+ (?:them|it|him|her|sie|es|ihn|diese)(?!\p{L})|^\p{L}+[aei]r(?:l[aeo]s?) /u;
/** "plan, run and measure campaigns" has one object. */
const isWhole = (deed: string) => {
  const bare = deed.trim().replace(/^(?:you|du|sie|man) /i, '');
  return (
    /\S\s+\S/.test(bare) &&
    !/^[a-z]+(?:,? [a-z]+(?:ful|ive|ous|able|ible|ical))+$|^[a-z]+ (?:simple|new|clean|clear|fast|safe)(?:, |$)/i.test(
      bare,
    )
  );
};
const withoutArticle = (deed: string) =>
  (NOMINAL.test(deed) && !/(?: zu |\p{Ll}zu)\p{Ll}+n\W*$/u.test(deed)) ||
  NAMED_FIRST_ES.test(deed.toLowerCase())
    ? deed.replace(/^\S+ /, '')
    : deed.replace(/^be (?:responsible|accountable) for (?:the )?/i, '');
const isInAside = (text: string, at: number) =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
