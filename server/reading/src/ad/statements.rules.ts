import { NAMES_ABILITY } from './clause-mode.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** What states something of the employer, the place or anything else; what is asked for is a phrase. */
export const FINITE = pattern()`
  (?:^| )(?:
    they'd|they're|we'd|we're|it's|it'd|that's|there's|is|are|was|were|isn't|aren't|has|had|will|won't|does|
    doesn't|did|gets?|comes?|goes|lives?|runs|means|we|they|it|he|she|nobody|everybody|everyone|somebody|ist|
    sind|war|waren|hat|hatte|wird|werden|wurde|geht|gibt|kommt|kommst|lauft|heisst|wir|musst|spart|freut|es|son|
    esta|estan|era|fue|hay|tiene|tienen|tenemos|somos|hacemos|hace|nos|funciona|va
  )(?: |$)`;
/** True for a sentence, or what is left of one, that names nothing to be brought along. */
export function isStatement(text: string, hasCapitalNouns: boolean): boolean {
  const folded = fold(text);
  if (NAMES_ABILITY.test(folded)) return false;
  // Without a noun, German words only go on with what was said: "beides ist recht", "und weißt".
  if (hasCapitalNouns && !/\p{Lu}/u.test(text) && !TRAIT.test(folded)) return true;
  return FINITE.test(folded);
}

const TRAIT =
  /(?:ig|lich|sam|isch|bar|haft|fahig|stark|orientiert|bewusst|freudig|sicher)(?:e[nrms]?)?(?: |$)|\p{L}+ (?:arbeiten|sein|denken|lernen|handeln)$/u;
