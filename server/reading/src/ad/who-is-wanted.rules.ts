import { HELPS, NOT_ASKED } from './clause-cues.ts';
import { NAMES_ABILITY } from './clause-mode.rules.ts';
import { JOB_NOUN } from '../words/job-nouns.ts';
import { namesQualification } from './qualifications.rules.ts';
import { isThird } from '../words/deeds-apart.rules.ts';
import { pattern } from '../words/pattern.ts';
import { FINITE } from './statements.rules.ts';
import { fold } from '../words/stem.rules.ts';

/** "They want a paralegal who has run files", "einen Gesellen, der Pläne lesen kann": what is said of the post that is sought. */
const WHO_IS_WANTED = pattern('u')`
  (?:
    looking for|search for|seek(?:ing|s)?|wants?|needs?|requires?|hiring|suchen|brauchen|sucht|braucht
  ) (?:an?|our next|eine?n?) (?!(?:someone|person|jemand)\b)[^.,;:]{3,60}?(?: who |, (?:der|die)(?: oder (?:der|die))? )(?=
    (?:has|holds?|knows?|speaks?) |.*\b(?:kann|hat|kennt|mitbringt|beherrscht|spricht)\b
  )(.{8,})$`;

/** "Registered nurse with NMC registration and two years in …": no verb, but whom one seeks. */
const WHO_WITH = /^(?:an? |eine? |una? )?((?:[\p{L}/:*()-]+ ){1,4}?)(?:with|mit|con) (.{8,})$/iu;
const QUALIFIED = pattern('u')`
  \b(?:
    (?:registered|qualified|certified|chartered|licensed|accredited|trained|time-served)|
    (?:examiniert|gepruft|anerkannt|gelernt|ausgebildet|approbiert|zertifiziert)e[nrs]?|
    (?:titulad|colegiad|cualificad|diplomad|certificad|habilitad)[oa](?:/a)?
  )(?![\p{L}-])`;
const PERMIT =
  /\b(?:registration|qualification|colegiacion|titulacion|approbation|zulassung|\p{L}+schein)(?!\p{L})/u;

/** "A nurse with ten years of experience leads our ward" tells of somebody. */
const OF_HOUSE = /\b(?:our|us|unser\p{L}*|uns|nuestr[oa]s?)(?!\p{L})/u;
const DOES = /\b(\p{L}+s) (?:the|an?|their|his|her|up|for)\b/gu;

/** What a sentence asks of the post that it names, a part each; none where it does not seek anybody. */
export function wantedIn(sentence: string): { text: string; isProse: boolean }[] {
  const wanted = WHO_IS_WANTED.exec(sentence)?.[1];
  if (wanted !== undefined) return [{ text: wanted, isProse: true }];
  const [, who = '', what = ''] = WHO_WITH.exec(sentence) ?? [];
  const [name, asked] = [fold(who), fold(what)];
  if (!JOB_NOUN.test(name) || HELPS.test(asked) || NOT_ASKED.test(asked)) return [];
  const isAsked =
    namesQualification(what) || [NAMES_ABILITY, PERMIT].some((cue) => cue.test(asked));
  const tells =
    [FINITE, OF_HOUSE].some((cue) => cue.test(asked)) ||
    [...asked.matchAll(DOES)].some(([, verb]) => isThird(verb));
  if (!isAsked || tells) return [];
  const all = [
    { text: who.trim(), isProse: false },
    { text: what, isProse: true },
  ];
  return QUALIFIED.test(name) ? all : all.slice(1);
}
