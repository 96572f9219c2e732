import { ABOUT_EMPLOYER, BOILERPLATE, HELPS, NOT_ASKED } from '../clause-cues.ts';
import { clausesOf, itemsOf, type JobClause } from '../clauses.rules.ts';
import { isClosing } from '../closing.rules.ts';
import { NAMES_ABILITY } from '../clause-mode.rules.ts';
import { inlineHeading } from '../inline-heading.rules.ts';
import { OPENS_SENTENCE } from '../position-said.rules.ts';
import { readPosition } from '../position.rules.ts';
import { isOfPost } from '../post-lines.rules.ts';
import { namesQualification } from '../qualifications.rules.ts';
import { isAside, isNamed, isProperName } from './terse-asides.rules.ts';
import { isOfHouse, seeksSomebody, withoutStops, withStops } from './post-terms.rules.ts';
import { isHeld, isTerse } from './terse.rules.ts';
import { wantedIn } from '../who-is-wanted.rules.ts';
import { findYears } from '../years-asked.rules.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { detectLanguage } from '../../words/language.rules.ts';
import { sentencesOf } from '../../words/sentences.rules.ts';
import { degreeAsked } from '../../words/degrees.rules.ts';
import { FINITE } from '../../words/statements.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** What a terse text asks for: what it names, but for the post and the terms that it is on; undefined for others. */
export function terseClauses(jobText: string): JobClause[] | undefined {
  if (!isTerse(jobText)) return undefined;
  const mayName = detectLanguage(jobText) !== 'de' && !IN_GERMAN.test(jobText);
  const lines = jobText
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•]\s+/u, ''))
    .filter((line) => line !== '' && !isOfPost(line));
  const post = namedAs(readPosition(jobText, ''), lines);
  const titleAt = lines.findIndex((line) => placeOf(line, post) >= 0);
  const soughtAt = lines.findIndex((line) => seeksSomebody(fold(line)));
  if (titleAt < 0) return soughtAt < 0 ? undefined : ofLines(lines.slice(soughtAt), mayName);
  const before = lines[titleAt]?.slice(0, placeOf(lines[titleAt] ?? '', post)) ?? '';
  if (OF_ANOTHER.test(fold(before + post)) || findYears(before + post) !== undefined)
    return undefined;
  // Above the post stands whose it is, or a greeting.
  return ofLines(
    lines.filter((line, at) => at >= titleAt || namesQualification(line)),
    mayName,
    post,
  );
}

/** Too few words for a language to show by them all. */
const IN_GERMAN =
  /[äöß]|\((?:m\/w|w\/m)\/[dx]\)|(?<!\p{L})(?:und|für|gesucht|sucht|suchen|Std|Woche|Uhr)(?!\p{L})/u;

function ofLines(lines: readonly string[], mayName: boolean, post = ''): JobClause[] {
  const end = lines.findIndex((line, at) => at > 0 && SIGNS_OFF.test(fold(line)));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .flatMap((line) =>
      placeOf(line, post) >= 0 ? ofTitleLine(line, post, mayName) : ofLine(line, mayName),
    );
}

/** "VG, Timo": below stands who wrote it. */
const SIGNS_OFF =
  /^(?:vg|lg|mfg|(?:viele|beste|liebe|schone|herzliche) grusse|gruss|cheers|(?:many )?thanks|(?:kind |best )regards|best|saludos|un saludo|gracias)(?:[,.! ]|$)/;

/** "Half of our drivers", "experience as a cook": told of others, or of the past. */
const OF_ANOTHER =
  /(?<!\p{L})(?:half of|our (?=\p{L}+s$)|experience as|erfahrung als|experiencia (?:de|como))(?!\p{L})/u;

/** The post as the text has it: "drivers" for a "driver". */
function namedAs(post: string, lines: readonly string[]): string {
  if (post === '' || lines.some((line) => placeOf(line, post) >= 0)) return post;
  const stems = post.split(' ').map((word) => {
    const stem = word.slice(0, Math.max(LEAST, word.length - ENDING));
    return `${stem.replace(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)}\\p{L}*`;
  });
  const several = new RegExp(stems.join(' '), 'iu');
  return lines.flatMap((line) => several.exec(line)?.[0] ?? [])[0] ?? '';
}
const [LEAST, ENDING] = [4, 2];

const placeOf = (text: string, post: string) =>
  post === '' ? -1 : foldInPlace(text).indexOf(foldInPlace(post));

function ofLine(line: string, mayName: boolean): JobClause[] {
  const [heading, rest] = inlineHeading(line);
  if (heading === 'aside' || heading === 'none') return [];
  if (heading === 'duty') return itemsOf(rest).flatMap((one) => clausesOf(one, 'duty', true, true));
  if (heading !== undefined) return asked(rest, mayName, heading);
  const told = line.replace(GREETS, '');
  const sentences = sentencesIn(told);
  return sentences.every(isTold)
    ? clausesOf(told, 'prose', false, false)
    : sentences.flatMap((one) => (isTold(one) ? ofTold(one, mayName) : asked(one, mayName)));
}

/** "SQL Server sollte sitzen", "Some French is nice": told of what one brings along, whatever the verb. */
function ofTold(sentence: string, mayName: boolean): JobClause[] {
  const told = clausesOf(sentence, 'prose', false, false);
  const folded = fold(sentence);
  const isOfPerson =
    namesQualification(sentence) &&
    ![ABOUT_EMPLOYER, NOT_ASKED, OF_HOUSE].some((cue) => cue.test(folded));
  return told.length > 0 || !isOfPerson ? told : asked(sentence, mayName);
}
const OF_HOUSE = /(?<!\p{L})(?:we|i|us|wir|uns|ich|nosotros|our team|unser team)(?!\p{L})|\?$/u;

/** "Liebe Liste, …", "Hi! …". */
const GREETS =
  /^(?:hi|hey|hello|hallo|moin|servus|hola|buenas|dear|liebe[rs]?)(?: [^,.!?]{0,25})?[,.!]+\s+/iu;

/** The line that names the post: what stands behind the name, and the tools in it. */
function ofTitleLine(line: string, post: string, mayName: boolean): JobClause[] {
  const sentences = sentencesIn(line);
  const at = sentences.findIndex((sentence) => placeOf(sentence, post) >= 0);
  const whole = sentences[at] ?? line;
  const prose = clausesOf(whole, 'prose', false, false);
  const { name, parts, isPlaced } = behindTitle(whole, post);
  const told = prose.some(({ isDuty }) => isDuty)
    ? []
    : parts.flatMap((part) => asked(part, mayName, 'must', isPlaced));
  const namesPost = ({ text }: JobClause) => placeOf(text, post) >= 0;
  const isWanted = wantedIn(whole).length > 0;
  const who = isWanted ? prose.filter((one) => namesPost(one) && !one.isProse) : [];
  const all = isWanted ? prose : prose.filter((one) => one.isDuty || !namesPost(one));
  const own =
    told.length > 0 ? [...named(name), ...who, ...told] : all.length > 0 ? all : named(name);
  return [...own, ...sentences.slice(at + 1).flatMap((one) => ofLine(one, mayName))];
}

/** "wanted. must know Excel": in haste a sentence may begin small; and what is cut short goes on. */
const sentencesIn = (line: string) =>
  sentencesOf(withoutStops(line))
    .flatMap((sentence) => sentence.split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Ll}{2}|[£€$])/u))
    .map(withStops);

/** A sentence that tells of somebody or something, whatever it is. */
const isTold = (sentence: string) => {
  // "IT literate"; "with own van".
  const folded = fold(
    sentence.replace(
      /(?<!\p{L})IT(?!\p{L})|^(?:with|mit|con|at least|mind(?:estens)?\.?) (?=\S+ \S)/giu,
      (word) => (word === 'it' ? word : ''),
    ),
  );
  const says = ABOUT_EMPLOYER.test(folded) || OPENS_SENTENCE.test(folded) || FINITE.test(folded);
  return BEGINS.test(folded) || (says && !HELPS.test(folded));
};
const BEGINS =
  /^(?:you|your|you'll|you've|du|ihr|sie|wer|whoever|if|wenn|falls|si|tienes|sabes|eres|hablas|nos|te|\p{L}+(?:aras|eras|iras))(?!\p{L})/u;

/** Only the known names of a text. */
function named(text: string): JobClause[] {
  const clause = { text, said: text, need: 'must', isDuty: false, isProse: true, isLoose: true };
  return isNamed(text) ? [clause as JobClause] : [];
}

const BEHIND =
  /^(?:[\s,.:;!?–—|/-]|(?:gesucht|sought|wanted|needed|required|necesitad[oa]|se busca|urgent\p{L}*|dringend|asap|ges\.|with|mit|con|c\/|w\/|y|und|and)(?!\p{L}))+/iu;
const PLACED =
  /^(?:@|in|at|en|bei|im|am|for|f[uü]r|f\.|para|near|around|to|who|that|que|der|die|das)\s/iu;
const NEXT = /[,:]\s|\s[–—-]\s|\s(?=(?:with|mit|con|who|que)\s)|(?<=\S)\s(?=\()|[.;|]\s/u;

interface Titled {
  name: string;
  parts: string[];
  /** "Sous chef, Harrogate": what stands first may be where. */
  isPlaced: boolean;
}

/** The name of the post as a sentence says it, and what it says around it. */
function behindTitle(sentence: string, post: string): Titled {
  const at = Math.max(0, placeOf(sentence, post));
  const end = at + post.length;
  const before = sentence.slice(0, at).replace(/[\s:–—|-]+$/u, '');
  const [inside, behind] = unwrapped(sentence.slice(end).replace(/^\p{L}+/u, ''));
  const isListed = before.includes(',') && namesQualification(before);
  return {
    name: sentence.slice(at, end),
    isPlaced: behind.startsWith(','),
    parts: [...(isListed ? [before] : []), inside, ...placed(behind)].filter((part) => part !== ''),
  };
}

/** "(Node.js, Docker), remote": what stands in the parentheses behind a title, and the rest. */
function unwrapped(text: string): [string, string] {
  const [whole = '', inside = ''] = /^\s*\(([^()]+)\)/.exec(text) ?? [];
  // "Fachangestellte (ZFA)": the same once more.
  const isShort = /^\p{Lu}{2,5}$/u.test(inside) && !isNamed(inside);
  return [isShort ? '' : inside, text.slice(whole.length)];
}

/** "in Leeds, with SAP", "for modelling with Python": where, or what the post is about. */
function placed(behind: string): string[] {
  const rest = behind.replace(BEHIND, '');
  // "+ Kellner/in": another post beside it.
  if (/^[+&] /.test(rest) || isHeld(fold(/^ ?\/ ([^,.;/]+)/u.exec(behind)?.[1] ?? '')))
    return placed(rest.slice(NEXT.exec(rest)?.index ?? rest.length));
  if (!PLACED.test(rest)) return [rest];
  const next = NEXT.exec(rest)?.index ?? rest.length;
  const about = rest.slice(0, next).replace(PLACED, '');
  const isDeed =
    /^(?:\p{L}+ ){0,2}\p{L}+(?:ing|ung|cion|miento|tion|ment|aje)(?!\p{L})|^\p{L}{3,}(?:ar|er|ir)(?:se)?(?= )/u.test(
      fold(about),
    );
  const isAsked = /^(?:for|f[uü]r|para)\s/iu.test(rest) && !isOfHouse(fold(about)) && isDeed;
  return isAsked ? [rest.replace(PLACED, '')] : placed(rest.slice(next));
}

/** "Gesucht: S/4HANA": whom one seeks by what one is to bring. */
const LABEL =
  /^(?:gesucht|wanted|needed|need|buscamos|se busca|pedimos|stack|tech|tools|du|you|t[uú])\s*[:–-]\s+/iu;

interface Fragment {
  start: number;
  end: number;
  /** What stands between it and the one before. */
  by: string;
}

const BORDER =
  /,\s+(?!(?:(?:no )?excluyente|kein Muss|optional|opcional|(?:a|ein|un) (?:must|plus|bonus|Muss|Plus)|essential|preferred|desirable|deseable|valorable|imprescindible)(?:$|[,.;!)]))|;\s+|\s+(?:[|·•–—]|-|\/)\s+|(?<=\p{L}),(?=\p{L})|\s*\p{Extended_Pictographic}\ufe0f?\s*/gu;

/** "WhatsApp genügt: Elektro Pfundstein". */
const OF_CONTACT =
  /^(?:whatsapp|tel|telefon|mail|e-?mail|kontakt|contact|contacto|call|ring|text|anruf|bewerb\p{L}*|melden|infos?|preguntar|llamar)(?!\p{L})/u;

/** "Worth a chat?" */
const isQuestion = (text: string) => text.endsWith('?') && !namesQualification(text);

/** The fragments of a list, without its terms. */
function asked(
  sentence: string,
  mayName: boolean,
  mode: 'must' | 'nice' = 'must',
  isPlaced = false,
): JobClause[] {
  const [, head = ''] = /^([^:,.]{2,40}):\s/u.exec(sentence) ?? [];
  const text = sentence
    .replace(LABEL, '')
    .slice(head !== '' && isAside(head, mayName) ? head.length + 1 : 0)
    .trim()
    .replace(/(?:\s*#\p{L}+)+\s*$/u, '')
    .replace(/[\s.]+$/u, '');
  if (OF_CONTACT.test(fold(head)) || isQuestion(text)) return [];
  if (text === '' || isClosing(text) || BOILERPLATE.test(fold(text))) return [];
  let before = '';
  return fragmentsOf(text)
    .filter(({ start, end, by }) => {
      const said = text.slice(start, end);
      const isBeside = by.startsWith(',') && isNamed(before);
      const isKept =
        !isAside(said, mayName) &&
        ((start === 0 && !isPlaced) || isBeside || !mayName || !isProperName(said));
      before = isKept ? said : '';
      return isKept;
    })
    .flatMap(({ start, end }) =>
      slashesApart(text.slice(start, end).replace(/^\(([^()]+)\)$/, '$1')),
    )
    .flatMap(namesApart)
    .flatMap((one) => clausesOf(one, mode, true, false));
}

/** "Bayesian stats (Stan/JAGS)": what the parentheses name is asked for as well. */
function namesApart(text: string): string[] {
  const [, told = '', names = ''] =
    /^([^()]{2,})\s\(([^()\s]{2,20}(?: (?:or|oder|o) [^()\s]{2,20})?)\)$/u.exec(text) ?? [];
  const areNames =
    isNamed(names) || names.split(/\/| (?:or|oder|o) /).every((name) => NAME.test(name));
  return names === '' ||
    !areNames ||
    degreeAsked(told) !== undefined ||
    NAMES_ABILITY.test(fold(told))
    ? [text]
    : [told, names];
}
/** "CapCut", "JAGS". */
const NAME = /^\p{Lu}\p{Ll}*\p{Lu}|^\p{Lu}\d/u;

/** "Terraform/AWS/Datadog": three are a list rather than a choice. */
const slashesApart = (text: string) =>
  /^[^\s/]+(?:\/[^\s/]+){2,}$/u.test(text) ? text.split('/') : [text];

/** What stands in parentheses; "Lic. en Actuaría, Matemáticas o afín": one degree. */
const OF_ONE =
  /\([^()]*\)?|(?<!\p{L})(?:Lic\.|Licenciatura|Grado|Ingeniería|Título|Degree|BSc|MSc|Studium|Ausbildung) (?:en|in|als|de) [^,.;]{3,30}(?:, [^,.;]{3,30})* (?:o|or|oder|u) [^,.;]+/gu;

function fragmentsOf(text: string): Fragment[] {
  const masked = text.replace(OF_ONE, (whole) => '_'.repeat(whole.length));
  const fragments: Fragment[] = [];
  let [start, by] = [0, ''];
  for (const match of masked.matchAll(BORDER)) {
    fragments.push({ start, end: match.index, by });
    start = match.index + match[0].length;
    by = match[0];
  }
  return [...fragments, { start, end: text.length, by }];
}
