import type { CvContent, Edit, Language } from '@sastre/shared-contracts/api';
import { createGate, type Gate } from '../gate/gate.rules.ts';
import { findLinks } from '../gate/links.rules.ts';
import { createTranslationGate } from '../gate/translation-gate.rules.ts';
import { readFacts } from '../reading/facts.rules.ts';
import { detectLanguage } from '../reading/language.rules.ts';
import { openTexts } from '../reading/open-texts.rules.ts';
import { plainText } from '../reading/plain-text.rules.ts';
import { readPosition } from '../reading/position.rules.ts';

/** What texts are looked at by once more. */
export interface SecondLookParts {
  /** The main CV as it is now. */
  main: CvContent;
  jobDescription: string;
  /** Names of the company applied to: as it was called when the letter was written, and as it is called now. */
  companyNames: readonly string[];
  /** Language that the copy was translated to. */
  translatedTo: Language | undefined;
}

/** Makes the gate that a tailoring's texts passed, on the main CV as it is now; it answers why an edit fails. */
export function createSecondLook(parts: SecondLookParts): (edit: Edit) => string | undefined {
  const { main, translatedTo } = parts;
  const gates = parts.companyNames.map((companyName) => ({
    companyName,
    gate: gateFor(parts, companyName),
  }));
  return (edit) => {
    const reasons = gates.map(({ companyName, gate }) => {
      const { path, after, source } = edit;
      if (source === undefined || translatedTo === undefined) return gate.refusal(path, after);
      const isOwn = openTexts(main).get(path) === source;
      const said = isOwn ? undefined : gate.refusal(path, source);
      const rewritten = new Map([[path, source]]);
      const parity = createTranslationGate({
        main,
        companyName,
        translateTo: translatedTo,
        rewritten,
      });
      return said ?? parity.refusal(path, after);
    });
    return reasons.includes(undefined) ? undefined : reasons[0];
  };
}

function gateFor(
  { main, jobDescription, translatedTo }: SecondLookParts,
  companyName: string,
): Gate {
  const facts = readFacts(main);
  const jobText = plainText(jobDescription);
  const own = detectLanguage(facts.map(({ text }) => text).join('\n')) ?? 'en';
  return createGate({
    facts,
    jobText,
    companyName,
    position: readPosition(jobText, companyName),
    letterLanguage: translatedTo ?? detectLanguage(jobText) ?? own,
    links: new Set([...openTexts(main).values()].flatMap(findLinks)),
  });
}
