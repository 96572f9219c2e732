import { ABOUT_EMPLOYER } from './clause-cues.ts';
import type { Place } from './clause-mode.rules.ts';
import { headingMode, isPureHeading, type Mode } from './headings.rules.ts';
import { JOB_NOUN } from '../words/job-nouns.ts';
import { locateLanguages, locateNames } from './mentions.rules.ts';
import { namesPost } from './sections.rules.ts';
import { fold } from '../words/stem.rules.ts';

/** Below a heading about benefits, "Training: AWS courses" heads nothing that is asked. */
export function inlineHeadingIn(
  place: Place,
  before: string | undefined,
  text: string,
): [Mode | undefined, string] {
  const isOffer = (place === 'aside' || place === 'none') && before !== '';
  return isOffer ? [undefined, text] : inlineHeading(text);
}

/** "Wir suchen: Winzerin/Winzer". */
const SEEKS =
  /^(?:wir suchen|gesucht|se busca|buscamos|perfil|we are hiring|looking for|rolle?|position|puesto)$/;

/** "Bonus: robotics", "Must have - React": a heading in its line. */
export function inlineHeading(text: string): [Mode | undefined, string] {
  const [, head = '', rest = ''] = /^([^:.]{2,60}):\s+(\S.*)$/s.exec(text) ?? [];
  const isTitle =
    SEEKS.test(fold(head)) && JOB_NOUN.test(fold(rest)) && /^\S+(?: \S+){0,3}$/.test(rest);
  if (namesPost(rest) || isTitle) return ['aside', rest];
  if (head !== '' && head.split(' ').length <= 8) {
    const mode = headingMode(head);
    // "Tests: JUnit" and "English: C1" are no headings; "Skills: JUnit" is.
    const isNamed = locateLanguages(head).length > 0 || locateNames(head, true).length > 0;
    // "Mission: we help …" tells of the house.
    const isOfHouse = mode === 'duty' && ABOUT_EMPLOYER.test(fold(rest));
    if (mode !== undefined && !isNamed && !/\d/.test(head))
      return [isOfHouse ? 'aside' : mode, rest];
  }
  // "Tareas. Podar setos; regar.": a heading with a full stop.
  const [, stopped = '', after = ''] = /^([^:.]{3,40})\.\s+(\S.*)$/s.exec(text) ?? [];
  if (stopped !== '' && isPureHeading(stopped)) return [headingMode(stopped), after];
  const dash =
    /^(must[- ]haves?|nice[- ]to[- ]haves?|requirements?|requisitos|anforderungen|deseable|valorable|von vorteil|bonus)\s+[-–—]\s+(\S.*)$/is.exec(
      text,
    );
  if (dash) return [headingMode(dash[1] ?? ''), dash[2] ?? ''];
  const [, title = '', list = ''] = /^([^,.:–—-]{3,40})\s[–—]\s(\S.*)$/s.exec(text) ?? [];
  const titled = headingMode(title);
  const isTitled = title.split(' ').length <= 6 && list.split(', ').length > 2;
  return titled !== undefined && isTitled && locateNames(title, true).length === 0
    ? [titled, list]
    : [undefined, text];
}
