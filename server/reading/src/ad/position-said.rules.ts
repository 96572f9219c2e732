import { CUE, FILLER } from './position-cues.ts';
import { JOB_NOUN } from '../words/job-nouns.ts';
import { nominative, ofOne, singular } from './position-case.rules.ts';
import { positionAt } from './position-end.rules.ts';
import { detectLanguage } from '../words/language.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** More than the name of a post comes to. */
export const LONGEST = 140;

/** How sentences begin, which no title does. On folded text. */
export const OPENS_SENTENCE = pattern('u')`
  ^(?:
    the|der|die|das|el|la|los|las|to|for|we|we're|you|in|as|at|join|our|are|do|if|this|with|from|here|there|zur|
    fur|wir|du|sie|als|bei|mit|seit|unser\w*|para|en|con|somos|desde|buscamos|nuestr\w+|tu|por|si|deine?|ihre?|
    voll(?:er|e)|unete|sumate|incorporate|ven|trabaja|haz|werde|komm|bewirb|starte?|verstark\w*|apply|similar|
    about|reports?|hiring manager|se (?:unen?|buscan?|necesitan?|precisan?|requieren?|solicitan?|ofrecen?)
  )(?!\p{L})|
  (?<!\p{L})(?:busca|necesita|precisa|selecciona|solicita|requiere|contrata|incorpora|sucht|seeks)(?!\p{L})`;

/** A sentence that says whom it looks for. */
export function saidIn(line: string): string[] {
  const folded = foldInPlace(line);
  const after = (start: number) => {
    const terms = TERMS.exec(line.slice(start).trimStart())?.[0] ?? '';
    const from = terms === '' ? start : line.indexOf(terms, start) + terms.length;
    const skipped = FILLER.exec(folded.slice(from))?.[0].length ?? 0;
    const [one = '', ...others] = line
      .slice(from + skipped, from + skipped + LONGEST)
      .replace(TERMS, '')
      .replace(OR_ARTICLE, (_article, other: string) => nominative(other))
      .split(OTHER_ARTICLE);
    const text = [one, ...others.map(nominative)].join(' / ');
    return ofOne(positionAt(text.slice(praiseLength(text))), folded.slice(0, from + skipped));
  };
  const named = [...folded.matchAll(CUE)]
    .filter(({ index }) => !OF_TRAINING.test(folded.slice(0, index)))
    .map((cue) => after(cue.index + cue[0].length))
    .filter((name) => !IS_DEED.test(name) && !OF_CLIENT.test(fold(name)));
  // "Transport Planner wanted. Initech is looking for a planner": the word alone is short for it.
  const [whole = ''] = wantedIn(line);
  const isShort = named[0]?.includes(' ') === false && fold(whole).endsWith(` ${fold(named[0])}`);
  return [
    ...(isShort ? [whole] : []),
    ...named,
    ...addressed(line),
    ...afterArticle(line, after),
    ...holderOf(line),
    ...wantedIn(line),
    ...beginning(line),
    ...line
      .split(/(?<=\p{L}{2}[.!?]) /u)
      .slice(1)
      .flatMap(addressed),
  ].filter((name) => hasNoun(name) || detectLanguage(line) !== 'de');
}

/** "Ausbildung als Koch", "experience as a cook": what one has been, not what one is to be. */
export const OF_TRAINING =
  /(?:\p{L}*(?:ausbildung|abschluss|erfahrung|examen|prufung|lehre|studium)|experience|experiencia|worked|qualified|trained) $/u;

/** "im Rahmen der Nachfolge einen Leiter": what stands before the article is no name. */
const TERMS =
  /^(?:im|in|am|an|zur|zum|fur|für|ab|per|mit|bei) (?:[\p{L}\d./-]+ ){1,6}?eine?(?:[*:_/]n|[nr])? (?=\p{Lu})/u;

/** "eine Köchin / einen Koch". */
const OTHER_ARTICLE = / \/ eine?[nr]? (?=\p{Lu})/u;

/** "eine Referentin bzw. einen Referenten". */
const OR_ARTICLE = /(?<= bzw\. )eine[nr]? (\p{Lu}.*)/u;

/** In German what one is employed as is written with a capital. */
function hasNoun(name: string): boolean {
  return name.split(/[\s/(]+/).some((word) => /^\P{Ll}/u.test(word) && JOB_NOUN.test(fold(word)));
}

/** "The role of ensuring that …" names what is done. */
const IS_DEED = /^\p{L}+ing (?:all|the|our|your|its|an?|that|every|each)(?!\p{L})/u;

/** "For a client in the meat trade a buyer": for whom, not whom. */
const OF_CLIENT =
  /^(?:\p{L}+ )?(?:empresa|compania|cliente|firma|company|client|employer|unternehmen|kunden?|betrieb)(?!\p{L})/u;

const BEGINS =
  /^(?:An?|Eine?[nr]?|Una?(?:\/a)?) (\p{Lu}[\p{L}-]+(?: (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}-]+){0,4})(?: who |,? (?:der|die|das) |,? que )/u;

/** "A Buyer who …" answers whom the line above asks for. */
function beginning(line: string): string[] {
  const name = BEGINS.exec(line)?.[1];
  return name === undefined ? [] : [name];
}

const WANTED =
  /(?:^|[.!?] | [–—-] )(\p{Lu}[^.,!?:;()]{3,50}?(?: ?\([^()]{2,12}\))?) (?:wanted|needed|gesucht|required(?= (?:for|to|in|at|by|asap|immediately)))(?!\p{L})/gu;

const WANTED_SMALL =
  /^((?:\p{Ll}+ ){1,4})(?:needed|wanted|required|gesucht|necesitad[oa]|buscad[oa])(?!\p{L})/u;

/** "kitchen porter needed asap!!" */
export function wantedInSmall(line: string): string[] {
  const name = WANTED_SMALL.exec(line)?.[1]?.trim() ?? '';
  return JOB_NOUN.test(fold(name)) ? [name] : [];
}

/** "Initech, Leeds. Dry stone waller wanted, from Easter." */
function wantedIn(line: string): string[] {
  return [...line.matchAll(WANTED)]
    .map(([, name = '']) => name)
    .filter((name) => !OPENS_SENTENCE.test(fold(name)))
    .map((name) => singular(positionAt(name.replace(OF_TERM, ''), true)));
}

/** "Temporary to permanent Technician". */
const OF_TERM = /^(?:(?:temporary|permanent|part-time|full-time|experienced|to) )+/i;

/** "reflective and enthusiastic Class Teacher": in German a small word may be a part of the name. */
export function praiseLength(text: string): number {
  const [praise = ''] = /^(?:\p{Ll}[\p{Ll}-]+,? ){1,6}(?=\p{Lu})/u.exec(text) ?? [];
  const isName = praise === '' || JOB_NOUN.test(fold(praise)) || detectLanguage(text) === 'de';
  return isName ? 0 : praise.length;
}

const SEEKS = pattern('u')`
  \b(?:
    such(?:en?|t)|brauch(?:en|t)|seek(?:s|ing)?|hir(?:es|ing)|needs?|appoint\w*|busca(?:mos)?|necesit\p{L}+|
    precis\p{L}+|requier\p{L}+|contrat\p{L}+|looking|after|could (?:use|do with)|brauchten?|brauchte|
    fehl(?:t|en)|falta|cubrir|opening|wird(?= eine?[nr]? [^.]{3,60} gesucht)
  )(?!\p{L})`;
const ARTICLE = /\s(?:an?|eine?[*:_/]?[nr]?|un[ao]?)\s/gu;

const NEXT_SENTENCE =
  /(?<!\d|(?<!\p{L})(?:bzw|ca|inkl|mind|dr|prof|nr|st|z|b|e|g|approx|aprox|ej))[.!?…]\s+\p{Lu}/u;

/** "Sucht für das Projekt … zum 1. Oktober eine*n Mitarbeiter*in": what stands behind an article of a sentence that seeks. */
function afterArticle(line: string, after: (start: number) => string): string[] {
  const folded = foldInPlace(line);
  const seeks = SEEKS.exec(folded);
  if (seeks === null) return [];
  const length = NEXT_SENTENCE.exec(line.slice(seeks.index))?.index ?? line.length;
  return [...folded.matchAll(ARTICLE)]
    .filter(({ index }) => index > seeks.index && index < seeks.index + length)
    .map(({ index, 0: article }) => after(index + article.length))
    .filter((name) => JOB_NOUN.test(fold(name.split(' ').slice(0, 4).join(' '))));
}

const ADDRESSED =
  /^(?:as(?: an?| our| the)?|como(?: un(?:\/?a)?| nuestr[oa])?) (?:\d*\p{L}*\d\p{L}* )?(.{4,70}?),? (?:you|the (?:incumbent|holder|successful)|te|tu|tus|seras|vas|\p{L}{2,}[aei]ras)(?!\p{L})/u;

/** "As a Product Manager, Payments, you will …", "Como ayudante de cocina te vamos a pedir …". */
function addressed(line: string): string[] {
  const [whole = '', name = ''] = ADDRESSED.exec(foldInPlace(line)) ?? [];
  const start = whole.indexOf(name);
  return name === ''
    ? []
    : [line.slice(start, start + name.length).replace(/ (?:for|at|with|bei|en) .*$/, '')];
}

const HOLDER = pattern('u')`
  (?:^|[,.;:]\s)[Tt]he ((?:\p{Lu}[\p{L}-]+ )(?:(?:(?:of|and|&|\/) )?\p{Lu}[\p{L}-]+ ){0,6})(?:
    will|is|plans?|leads?|manages?|supports?|provides?|works?|coordinates?|oversees?|delivers?|ensures?|
    creates?|guides?|owns?|drives?|designs?|develops?|serves?|reports?|plays?
  )\b`;

/** "The Clinical Nurse Educator plans and delivers …": who holds the post. */
function holderOf(line: string): string[] {
  const name = HOLDER.exec(line)?.[1];
  return name === undefined ? [] : [name.trim()];
}
