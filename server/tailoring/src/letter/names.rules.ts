import type { Language } from '@sastre/shared-contracts/api';
import { cleanName } from '../task/clean-name.rules.ts';
import {
  calm,
  detectLanguage,
  escapeMarkdown,
  findHumanLanguages,
  findSkills,
  findTools,
  fold,
  JOB_NOUN,
  pattern,
  readPosition,
} from '@sastre/reading';
import { isOfMany, withoutPraise } from './of-many.rules.ts';
import { small } from './turn/turned.ts';

const LABEL = pattern('iu')`
  ^(?:(?:
    job|position|role|stelle|stellenbezeichnung|stellenangebot|stellenanzeige|puesto|vacante|cargo|
    oferta(?: de (?:empleo|trabajo))?|(?:job|position) title|title|t[ií]tulo(?: del puesto)?|
    descripci[oó]n(?: del (?:puesto|cargo|trabajo))?|nombre del puesto|job description|job opening|wir suchen|
    we are hiring|hiring|buscamos|se busca
  )\s*[:–—-]\s*)+`;

/** (m/w/d), (all genders): said to everybody who reads the advertisement, by nobody who applies. */
const GENDERS =
  /\s*\((?:(?:[mwfdxihvg]\s*[/|*,]\s*)+[mwfdxihvg]|gn|all genders?|alle geschlechter)(?:[,;][^)]{0,40})?\)/giu;

/** A position without the label before it ("Descripción del Puesto: …"), marks of gender, and the company behind it. */
export function cleanPosition(position: string, company: string): string {
  const name = cleanName(position)
    .replace(/&amp;/gi, '&')
    .replace(LABEL, '')
    .replace(/^(?:(?:el|la) )?(?:cargo|puesto|plaza|vacante|título) de (?=\p{L})/iu, '')
    .replace(GENDERS, '');
  const [title = ''] = name.split(/\s+(?:-{1,3}|[–—|·•])\s+/u);
  const isNamed = company !== '' && title.length > company.length && title.endsWith(` ${company}`);
  return isNamed ? title.slice(0, -company.length).trim() : title.trim();
}

/** A sentence, or a wish: no name of a position. */
const CLAUSE =
  /\s(?:ist|sind|wird|werden|sollte|willkommen|erwünscht|is|are|will|es|son|será)(?!\p{L})/iu;
/** "für den Raum Augsburg einen Servicetechniker": whom the sentence looks for stands in the accusative. */
const LOOKED_FOR =
  /^(?:für|in|im|am) .{2,40}? (?:einen|eine|ein) (?=(?:\p{Ll}+e[nr]? )?\p{Lu})|^(?:einen|eine) (?=(?:\p{Ll}+e[nr]? )?\p{Lu})/u;
const SECOND_ARTICLE = /(?<= (?:oder|und|bzw\.) )(?:einen|eine|ein) (?=\p{Lu})/gu;
/** "für ihr Zentrallager": said by the company of itself. */
const OF_THEIRS =
  / (?:für|in|im|am|zur|for|para|en) (?:ihr|unser|dein|our|its|their|nuestr|su(?=s? ))\p{L}*(?= ).*$/iu;

/** The position that a job description names, as a letter writes it; empty: it names none, or only whom it looks for in the plural. */
export function positionIn(jobText: string, companyName: string): string {
  const language = detectLanguage(jobText) ?? 'en';
  const named = [readPosition(jobText, companyName), ...titleLines(jobText)].map((name) =>
    calm(withoutPraise(nameOnly(cleanPosition(name, companyName)))),
  );
  if (named[0] === '') return '';
  const posts = named.filter((name) => name !== '' && !isOfMany(name, language));
  const [first = ''] = posts;
  if (first === '') return '';
  // "Exam. Pflegefachkraft" above a text that seeks "Pflegefachkräfte".
  const isFuller = (name: string) =>
    name.endsWith(` ${first}`) && !/(?:^|\s)\p{Ll}\S* $/u.test(name.slice(0, -first.length));
  const post = posts.find(isFuller) ?? first;
  return language === 'de' ? unbent(post, jobText) : `${post}${subjectIn(jobText, post)}`;
}

/** A German post as it is called, where the ad looks for "einen Zoologischen Präparator", or tells the place "eines Grabungstechnikers". */
function unbent(post: string, jobText: string): string {
  const [before = ''] = jobText.slice(0, jobText.indexOf(post)).match(/\S+\s$/u) ?? [];
  if (/^(?:eines|des)\s$/u.test(before))
    return post.replace(/^(\p{L}+(?:er|or|eur|ist))s(?= |$)/u, '$1');
  if (!/^(?:einen|einer|den|der)\s$/u.test(before)) return post;
  return post.replace(
    /^(\p{Lu}\p{Ll}+(?:isch|lich|ig|end|t))en (\p{Lu}\p{L}+)/u,
    (_all, property: string, noun: string) =>
      `${property}${/(?:in|frau|kraft|leitung|hilfe)$/u.test(noun) ? 'e' : 'er'} ${noun}`,
  );
}

/**
 * In what, where the line that names a post says it behind a dash: "Night nurse - Cardiac Intensive Care". It is neither a town nor a
 * term of the contract where the ad says it again with small letters.
 */
function subjectIn(jobText: string, post: string): string {
  const [line = '', ...rest] = jobText.trim().split('\n');
  const [, subject = ''] =
    / (?:-{1,3}|[–—|]) (\p{Lu}[\p{L} &-]{6,40})$/u.exec(line.replace(GENDERS, '').trim()) ?? [];
  const isSaid = rest.join('\n').includes(subject.toLowerCase());
  return subject !== '' &&
    isSaid &&
    line.includes(`${post} `) &&
    !/(?:time|contract|remote)$/i.test(subject)
    ? `, ${subject}`
    : '';
}

/** Lines at the head of an ad that name a post and whom it is open to: "Exam. Pflegefachkraft (m/w/d) – Intensivpflege". */
function titleLines(jobText: string): string[] {
  return jobText
    .split('\n')
    .slice(0, 8)
    .map((line) => line.slice(0, Math.max(0, line.search(GENDERS))).trim())
    .filter((name) => name !== '' && name.length < LONGEST && JOB_NOUN.test(fold(name)));
}
const LONGEST = 60;

/** A position without the words of the sentence that it stood in; empty: it is none. */
export function nameOnly(position: string): string {
  if (CLAUSE.test(position)) return '';
  return position.replace(LOOKED_FOR, '').replace(SECOND_ARTICLE, '').replace(OF_THEIRS, '').trim();
}

const WORK =
  /^\p{L}{3,}(?:ing|tion|sion|ment|erie|isserie|eria|cion|sion|miento|aje|ura|istica|grafia|ology|ography|ship|ance|ery)$/u;

/** A skill as it stands inside a sentence: what is no name has a small letter there, but for German. */
export function skillIn(skill: string, language: Language, jobText: string): string {
  const [first = '', ...more] = skill.split(' ');
  // Names of several words have their capitals throughout; names of work have ends of their own.
  const isPhrase =
    more.length > 0 && /^\p{Ll}/u.test(more.at(-1) ?? '') && findHumanLanguages(first).length === 0;
  const isKnown =
    isPhrase ||
    WORK.test(fold(skill)) ||
    findSkills(skill).length > 0 ||
    jobText.includes(small(skill));
  const isName = findTools(skill).length > 0 || !isKnown;
  const isPlain = /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(skill);
  if (language === 'de' || isName || !isPlain) return skill;
  return small(skill);
}

/** "Ökologischer Weinbau" behind "mit". */
export function inDative(skill: string): string {
  return skill.replace(
    /^(\p{Lu}\p{Ll}+(?:isch|lich|ig|al|ell|iv))(er|es|e) (?=\p{Lu})/u,
    (_all, property: string, ending: string) =>
      `${small(property)}${ending === 'e' ? 'er' : 'em'} `,
  );
}

/** A title or degree as markdown; one of another language than the letter's is marked as what it is. */
export function titleIn(title: string, isOfLetter: boolean): string {
  const safe = escapeMarkdown(title);
  return isOfLetter ? safe : `*${safe}*`;
}
