import { fold, isSameFamily, pattern } from '@sastre/reading';
import { tellingWords } from './kin-words.rules.ts';

const OFFICE = pattern('u')`
  ^(?:(?:sicherer |gute |good )?(?:umgang mit|knowledge of|conocimientos de) )?
  (?:(?:ms|microsoft)[ -]?)?(?:office(?:[ -](?:paket|365|suite|programme|anwendungen))?|365|m365|word|outlook|powerpoint|windows|teams|paquete office|
  ofimatica|edv|pc(?:-kenntnisse)?|e-?mail|internet)$`;

/** True for what is used at every desk: it tells nothing of a trade. */
export function isOfEveryOffice(term: string): boolean {
  return OFFICE.test(fold(term).trim());
}

const LONG = 7;
/** A German compound is about what stands before these: "Wundmanagement" is about wounds, as a Wundambulanz is. */
const DONE =
  /(?:management|versorgung|pflege|planung|steuerung|betreuung|beratung|technik|wesen)$/u;
const SHORTEST = 4;

function subjectOf(skill: string): string | undefined {
  const subject = fold(skill).replace(DONE, '').replace(/s$/u, '');
  return DONE.test(fold(skill)) && subject.length >= SHORTEST ? subject : undefined;
}

/**
 * Says of a skill whether the post is called by it: "Wundmanagement" for a Wundmanager, "Data analysis" for an
 * analyst.
 */
export function ofPost(position: string): (skill: string) => boolean {
  const named = tellingWords(position).filter((word) => word.length >= LONG);
  return (skill) =>
    tellingWords(skill).some((word) => {
      const subject = subjectOf(word);
      return named.some(
        (own) =>
          isSameFamily(own, word, LONG) || (subject !== undefined && own.startsWith(subject)),
      );
    });
}
