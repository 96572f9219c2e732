import { ABOUT_OFFER } from './clause-cues.ts';
import { NAMES_ABILITY, type Place } from './clause-mode.rules.ts';
import { isDeedShaped } from '../words/deed-shape.rules.ts';
import { JOB_NOUN } from '../words/job-nouns.ts';
import { headingMode } from './headings.rules.ts';
import { namesQualification } from './qualifications.rules.ts';
import { sentencesOf } from '../words/sentences.rules.ts';
import { GENDERS } from './position-cues.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** The section that a heading opens; one that does not say is what its points say, a part of a list of requirements, or something else. */
export function sectionOf(
  heading: string,
  mode: Place,
  lines: readonly string[],
  at: number,
): Place {
  // The first line of an ad is its title, whatever it says of whom it seeks.
  const isFirst = lines.slice(0, at).every((line) => line === '');
  // "We are hiring! You too?" calls out.
  if (isFirst && /[!?] .*[!?]$/.test(heading)) return 'prose';
  if (namesPost(heading) || (isFirst && JOB_NOUN.test(fold(heading)) && !heading.endsWith(':')))
    return 'prose';
  const points = pointsFrom(lines, at + 1);
  if (points.length > 2 && points.filter(isScored).length > points.length / 2) return 'must';
  const known = OPEN_HELP.test(fold(heading)) ? 'nice' : headingMode(heading);
  const isPlain =
    known === 'must' ||
    known === 'nice' ||
    (known === 'duty' && points.filter(isDeedShaped).length > points.length / 2);
  if (points.length > 1 && points.filter(isOffer).length >= points.length * (isPlain ? 0.6 : 1 / 3))
    return 'aside';
  if (known === 'aside' && points.length === 0 && OF_COMPANY.test(fold(heading))) return 'prose';
  if (
    known === 'must' &&
    NAMES_POST.test(fold(heading).replace(/^[^\p{L}]+/u, '')) &&
    JOB_NOUN.test(fold(heading))
  )
    return endOfHeading(heading) ?? 'prose';
  const isTold = known === 'duty' && points.filter(isAbility).length > points.length / 2;
  if (known !== undefined && !isTold) return known;
  const said = placeOf(points);
  if (said !== undefined) return said === 'must' && mode === 'nice' ? mode : said;
  if (OF_US.test(fold(heading)) && points.length > 0) return 'aside';
  const isPart = points.length > 0 && (heading.endsWith(':') || heading.split(' ').length <= 4);
  return isPart && (mode === 'must' || mode === 'nice' || mode === 'duty') ? mode : 'prose';
}

/** "We seek a baker for these tasks:": what it leads up to is said last. */
const endOfHeading = (heading: string) =>
  heading.endsWith(':') ? headingMode(heading.split(' ').slice(-4).join(' ')) : undefined;

/** "Marketing Manager (m/w/d) Schwerpunkt SEA": a title. */
export const namesPost = (text: string) =>
  GENDERS.test(foldInPlace(text)) && JOB_NOUN.test(fold(text)) && text.length < 100;

/** "Se necesita panadero": a title. */
const NAMES_POST = pattern()`
  ^(?:
    se (?:necesita|busca|requiere|precisa|solicita)|buscamos|necesitamos|wir suchen|
    we(?:'re| are) (?:hiring|looking for)|(?:and )?now hiring
  )\b|
  \b(?:wanted|needed|gesucht)$`;

/** The points that follow, up to the first line that is none. */
export function pointsFrom(lines: readonly string[], start: number): string[] {
  const points: string[] = [];
  for (let next = start; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (line === '' && points.length === 0) continue;
    if (!line.startsWith('- ')) break;
    points.push(line.slice(2));
  }
  return points;
}

/** "Excel – 4/5": weighed, so it is asked for. */
const isScored = (point: string) => /(?<![\d/])\d{1,2} ?\/ ?(?:5|10)(?![\d/])|★/.test(point);
/** "It would help, though it is no condition, if you could offer". */
const OPEN_HELP =
  /\b(?:it|that) would (?:also )?help\b|\b(?:es )?(?:ware|wurde) (?:uns )?(?:hilfreich|helfen)\b/;

function isOffer(point: string): boolean {
  const said = fold(sentencesOf(point)[0] ?? point);
  return ABOUT_OFFER.test(said) && !BEGINS_ABILITY.test(said);
}
/** "Experience with pensions", "Kenntnisse im Tarifrecht": whoever works with such things is asked for them. */
const BEGINS_ABILITY =
  /^(?:\S+ ){0,2}(?:\w*erfahrung\w*|\w*kenntnis\w*|experience|knowledge|experiencia|conocimientos?) (?:in|im|mit|der|des|von|with|of|en|de|con)\b/;
/** "Du leitest die Küche an": two such points are tasks, too. */
const isToYou = (point: string) => isDeedShaped(point) && /^(?:du|sie|you) /i.test(point);
const isAbility = (point: string) => NAMES_ABILITY.test(fold(point));

/** What a list without a heading that says so is of, as far as its points show. */
export function placeOf(points: readonly string[]): Place | undefined {
  if (points.length < 2) return undefined;
  const count = (is: (point: string) => boolean) => points.filter(is).length;
  if (count(isOffer) >= points.length / 3) return 'aside';
  const told = count(isDeedShaped);
  if (points.length > 2 ? told >= points.length * 0.6 : points.every(isToYou)) return 'duty';
  const isAsked = (point: string) =>
    isAbility(point) || namesQualification(point) || SAYS_MUST.test(fold(point));
  return count(isAbility) >= points.length / 3 ||
    count(isAsked) >= points.length * (points.length > 2 ? 0.4 : 0.5)
    ? 'must'
    : undefined;
}

/**
 * What each point of a long list is of that tells tasks, demands and offers without a heading between them; undefined for
 * other lists. A point that does not say is of what the one before it is.
 */
export function mixedModes(points: readonly string[]): Place[] | undefined {
  const said = points.map((point): Place | undefined => {
    if (isOffer(point)) return 'aside';
    if (isAbility(point) || namesQualification(point) || SAYS_MUST.test(fold(point))) return 'must';
    return isDeedShaped(point) ? 'duty' : undefined;
  });
  const count = (mode: Place) => said.filter((one) => one === mode).length;
  if (points.length < 8 || count('aside') < 2 || count('must') < 2 || count('duty') < 2)
    return undefined;
  let last = said.find((mode) => mode !== undefined) ?? 'prose';
  return said.map((mode) => (last = mode ?? last));
}

/** "CSCS card – essential". */
const SAYS_MUST =
  /\b(?:must|essential|required|a plus|desirable|pflicht|zwingend|von vorteil|imprescindible|obligatori[oa]|valorable|deseable|indispensable|excluyente)\b/;

/** What "we" do, give or are is nothing that is asked. */
const OF_US = /\b(?:we|our|us|wir|uns|unser\w*|nosotros|nuestr[oa]s?)\b/;

/** Who the employer is may be followed by whom it looks for. */
const OF_COMPANY = pattern()`
  \b(?:
    about|who we are|who are we|company|our (?:story|mission|team)|uber uns|wer (?:wir sind|sind wir)|wir sind|
    unternehmen|firma|sobre|acerca|quienes somos|somos|la empresa
  )\b`;
