import type { Language } from '@sastre/shared-contracts/api';
import { fold } from '../reading/stem.rules.ts';
import { findTools } from '../reading/terms.rules.ts';

const ENGLISH_PAST = new Set(
  `built led cut grew ran wrote won made taught sold kept brought drove held took spoke set put rebuilt oversaw began gave found met
  chose rose bought spent paid shot drew flew fought lent shrank sped stood swept thought threw undertook withdrew rewrote`.split(
    /\s+/,
  ),
);
/** Participles at the head of a line that say what was done to somebody. */
const ENGLISH_PASSIVE =
  /^(used|based|named|promoted|awarded|selected|recogni[sz]ed|involved|tasked|appointed|elected|invited|certified|trusted)\b/;
const SPANISH_FIRST = new Set(
  `hice puse conduje reduje traduje produje introduje di fui tuve estuve pude quise vine dije traje obtuve mantuve propuse supe compuse`.split(
    ' ',
  ),
);

/** An achievement as the rest of a sentence whose subject is "I": `built a dashboard`. Undefined when it does not begin with such a verb. */
export function asFirstPerson(achievement: string, language: Language): string | undefined {
  // "Successfully won": the verb may come second.
  const verb = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(achievement)?.[1] ?? '';
  const isAcronym = verb.length > 1 && verb === verb.toUpperCase();
  if (isAcronym || !isFirstPersonVerb(verb, language)) return undefined;
  return `${achievement.charAt(0).toLowerCase()}${achievement.slice(1)}`;
}

function isFirstPersonVerb(verb: string, language: Language): boolean {
  const folded = fold(verb);
  if (language === 'en') {
    if (ENGLISH_PASSIVE.test(folded)) return false;
    return ENGLISH_PAST.has(folded) || (/ed$/.test(folded) && folded.length > 4);
  }
  return language === 'es' && (SPANISH_FIRST.has(folded) || /[éí]$/.test(verb.normalize('NFC')));
}

/** An achievement as it follows a colon: in Spanish with a small letter, unless it begins with a name. */
export function asQuote(achievement: string, language: Language): string {
  const [first = ''] = achievement.split(' ');
  const isName = findTools(first).length > 0 || /^.+\p{Lu}/u.test(first);
  if (language !== 'es' || isName) return achievement;
  return `${achievement.charAt(0).toLowerCase()}${achievement.slice(1)}`;
}
