import { fold, isSameFamily, pattern } from '@sastre/reading';
import { tellingWords } from '../letter/kin-words.rules.ts';

const OFFICE = pattern('u')`
  ^(?:(?:sicherer |gute |good )?(?:umgang mit|knowledge of|conocimientos de) )?
  (?:(?:ms|microsoft)[ -]?)?(?:office(?:[ -](?:paket|365|suite|programme|anwendungen))?|365|m365|word|outlook|powerpoint|windows|teams|paquete office|
  ofimatica|edv|pc(?:-kenntnisse)?|e-?mail|internet)$`;

/** True for what is used at every desk: it tells nothing of a trade. */
export function isOfEveryOffice(term: string): boolean {
  return OFFICE.test(fold(term).trim());
}

const LONG = 7;

/** Says of a skill whether the post is called by it: "Wundmanagement" for a Wundmanager, "Data analysis" for an analyst. */
export function ofPost(position: string): (skill: string) => boolean {
  const named = tellingWords(position).filter((word) => word.length >= LONG);
  return (skill) =>
    tellingWords(skill).some((word) => named.some((own) => isSameFamily(own, word, LONG)));
}
