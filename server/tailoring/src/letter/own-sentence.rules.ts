import type { Language } from '@sastre/shared-contracts/api';
import {
  ALL_FUNCTION_WORDS,
  JOB_NOUN,
  plainText,
  fold,
  findHumanLanguages,
  findTools,
} from '@sastre/reading';
import { isFit, splitSentences } from './motive.rules.ts';
import { small } from './turn/turned.ts';

const FIRST_PERSON: Record<Language, RegExp> = {
  en: /^I (?=\p{Ll})/u,
  de: /^Ich (?=\p{Ll})/u,
  es: /^(?:Soy|Trabajo|Tengo|Llevo|Me (?:gusta|encanta|dedico|interesa)|Disfruto|Prefiero|Doy|Cuido|Enseño|Dirijo|Coordino) /u,
};
/** Where the name of what somebody is ends and what is said of it begins. */
const HEAD_END: Record<Language, RegExp> = {
  en: / (?:with|for|in|on|at|who|since|from|of|and|specialis|specializ)|, /,
  de: /(?<!-) (?:mit|für|in|im|seit|aus|und|bei|der|die)(?= )|, /,
  es: / (?:con|de|en|desde|que|y|para|por)(?= )|, /,
};
const MOST_WORDS_OF_HEAD = 5;
/** Said in the third person, or of more than one thing. */
const THIRD: Record<Language, RegExp> = {
  en: /(?:^|[,;] |and )(?:has|is|was|works|worked|leads|manages|enjoys|likes|runs|holds|teaches|knows)\b|\b(?:his|her|their)\b|;/i,
  de: /(?:^|[,;] |und )(?:hat|ist|war|arbeitet|leitet|betreut|führt|kennt|liebt|mag)(?= )|;|(?<!\p{L})(?:seine|ihre)/iu,
  es: /(?:^|[,;] |y )(?:ha|es|fue|trabaja|dirige|conoce|lleva|gestiona)(?= )|;|(?<!\p{L})sus?(?= )/iu,
};

/**
 * A sentence of the summary that its writer can say in a letter: one in the first person word for word; one that begins with what somebody
 * is ("Data analyst with six years in retail") behind "I am". Empty: there is none.
 */
export function ownSentence(summary: string, language: Language, fullName = ''): string {
  const names = fullName.split(/\s+/).filter((name) => name.length > 2);
  const sentences = splitSentences(plainText(summary).replace(/\s+/g, ' '))
    .map((text) => text.replace(/[.!?]+$/, ''))
    // Who is named in it speaks of somebody else: "Journalist by training, Ana Ruiz has worked …".
    .filter((text) => !names.some((name) => text.includes(name)))
    // "Theatre lighting technician." is short, and says who applies.
    .filter((text, at) => isFit(text) || (at === 0 && isShortHead(text, language)));
  for (const text of sentences) {
    if (FIRST_PERSON[language].test(text)) return `${text}.`;
    const said = THIRD[language].test(text) ? '' : behindIAm(text, language);
    if (said !== '') return said;
  }
  return '';
}

function isShortHead(text: string, language: Language): boolean {
  return text.length < 30 && / /.test(text) && behindIAm(text, language) !== '';
}

/** Who is at school yet, and has no trade. */
const LEARNER =
  /(?<!\p{L})(?:(?:real|haupt|ober|mittel|fach)?schuler(?:in)?|abiturient(?:in)?|schulabganger(?:in)?|pupil|school leaver|estudiante|alumn[oa])(?!\p{L})/u;

function behindIAm(text: string, language: Language): string {
  const end = HEAD_END[language].exec(text)?.index ?? text.length;
  const head = text.slice(0, end);
  const [first = '', ...more] = head.split(' ');
  // "Seit 2020 …", "With …" begin no name.
  const isWho =
    (JOB_NOUN.test(fold(head)) || LEARNER.test(fold(head))) &&
    more.length < MOST_WORDS_OF_HEAD &&
    !ALL_FUNCTION_WORDS.has(fold(first));
  if (!isWho || !readsOn(text.slice(end), language)) return '';
  if (language === 'de') {
    const [, ending] = /^\p{L}+(?:lich|isch|ig) \p{Ll}+(er|e) (?=\p{Lu})/u.exec(text) ?? [];
    if (ending !== undefined) return `Ich bin ${ending === 'er' ? 'ein' : 'eine'} ${small(text)}.`;
    // An adjective would want its ending: "Erfahrene Controllerin" is "eine erfahrene Controllerin".
    return / /.test(head) &&
      /^\p{L}+(?:e|er|te)$/u.test(head.split(' ')[0] ?? '') &&
      !JOB_NOUN.test(fold(head.split(' ')[0] ?? ''))
      ? isFeminineAdjective(head)
        ? `Ich bin eine ${small(text)}.`
        : ''
      : `Ich bin ${/^\p{L}+lich /u.test(text) ? small(text) : text}.`;
  }
  // "Backend Developer" stands with both its letters or none.
  const isTitle = language === 'en' && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(head);
  const plain = isTitle || isName(head, language) ? text : small(text);
  if (language === 'es') return `Soy ${plain}.`;
  // What has lasted since a year is told so.
  const is = SINCE.test(text) ? 'I have been' : 'I am';
  return `${is} ${articleOf(plain)} ${plain}.`;
}

/** What somebody is, not what one has done who is it: "an engineer who has tested applications since 2017". */
const SINCE =
  /^(?![^,;]{0,80} (?:who|that) )[^,;]{0,80} since (?:\p{L}{3,9} )?(?:19|20)\d\d(?!\d)/u;

/** Behind a comma more is said of who one is: a noun alone ("…, deadlines and enforcement") is a note. */
function readsOn(rest: string, language: Language): boolean {
  const [, word = ''] = /^, (\S+)/.exec(rest) ?? [];
  if (word === '' || ALL_FUNCTION_WORDS.has(fold(word))) return true;
  if (language === 'de') return /^\p{Ll}/u.test(word);
  return SAID_OF.test(fold(word));
}
const SAID_OF =
  /(?:ed|ing|ly|ado|ada|ido|ida|ente|mente)$|^\d|^(?:now|born|able|good|anos?|anios)$/;

function isFeminineAdjective(head: string): boolean {
  const [first = '', noun = ''] = head.split(' ');
  return /e$/.test(first) && /(?:in|frau|kraft)$/.test(noun);
}

function isName(head: string, language: Language): boolean {
  const [first = ''] = head.split(' ');
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(first);
  return (
    !isPlain ||
    findTools(first).length > 0 ||
    (language === 'en' && findHumanLanguages(first).length > 0)
  );
}

/** "a" or "an" before a word, by its sound. */
export function articleOf(text: string): 'a' | 'an' {
  const [first = ''] = text.split(' ');
  if (/^M(?:Sc|Eng|Phil|Chem|Ed|Litt|Res|Arch)\b/.test(first)) return 'an';
  if (/^[A-Z]{2,4}(?:-|$)/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  return /^(?:[aeio]|u(?!ni|se|ti|x|k))/i.test(first) && !/^(?:eu|one)/i.test(first) ? 'an' : 'a';
}
