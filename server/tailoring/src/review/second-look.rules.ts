import type { CvContent, Edit, Language } from '@sastre/shared-contracts/api';
import { createGate, type Gate } from '@sastre/gate';
import { readFacts, detectLanguage, openTexts, readJobText } from '@sastre/reading';
import { readLanguages } from '../languages.rules.ts';
import { positionIn } from '../letter/names.rules.ts';

/** What texts are looked at by once more. */
export interface SecondLookParts {
  /** The main CV as it is now. */
  main: CvContent;
  jobDescription: string;
  /** Names of the company applied to: as it was called when the letter was written, and as it is called now. */
  companyNames: readonly string[];
  /** Language that the copy was translated to. */
  translatedTo: Language | undefined;
  /** Language that the letter was asked for in; undefined: left to us, as `readLanguages` decides. */
  letterLanguage?: Language | undefined;
  now: Date;
}

/**
 * Makes the gate that a tailoring's texts passed, on the main CV as it is now; it answers why an edit may not stand.
 * What the user has confirmed needs no proof, and is refused only where the main CV contradicts it.
 */
export function createSecondLook(parts: SecondLookParts): (edit: Edit) => string | undefined {
  const languageOf = letterLanguageOf(parts);
  const known = new Map<Language, Gate[]>();
  return (edit) => {
    const language = languageOf(edit);
    const gates =
      known.get(language) ??
      parts.companyNames.map((companyName) => gateFor(parts, companyName, language));
    known.set(language, gates);
    const reasons = gates.map((gate) => refusal(edit, gate, parts));
    return reasons.includes(undefined) ? undefined : reasons[0];
  };
}

/** The language that a letter was asked for in, else the one that it is in: what it was written by may have changed since. */
function letterLanguageOf({
  main,
  jobDescription,
  translatedTo,
  letterLanguage,
}: SecondLookParts): (edit: Edit) => Language {
  const asked = letterLanguage ?? translatedTo;
  if (asked !== undefined) return () => asked;
  const leftToUs = readLanguages({}, readFacts(main), readJobText(jobDescription)).letterLanguage;
  return ({ path, after }) =>
    (path === 'coverLetter' ? detectLanguage(after) : undefined) ?? leftToUs;
}

function refusal(
  edit: Edit,
  gate: Gate,
  { main, translatedTo }: SecondLookParts,
): string | undefined {
  const { path, after, source } = edit;
  const judged = () => {
    // A rewording that could not be translated is its own source.
    if (source === undefined || source === after || translatedTo === undefined)
      return [gate.judge(path, after)];
    const isOwn = openTexts(main).get(path) === source;
    return [
      ...(isOwn ? [] : [gate.judge(path, source)]),
      gate.judgeTranslation(path, after, source, translatedTo),
    ];
  };
  const bad = judged().find(({ answer }) =>
    edit.confirmed === undefined ? answer !== 'proven' : answer === 'contradicted',
  );
  return bad === undefined ? undefined : (bad.reason ?? 'words-not-in-facts');
}

function gateFor(parts: SecondLookParts, companyName: string, letterLanguage: Language): Gate {
  const { main, jobDescription, now } = parts;
  const jobText = readJobText(jobDescription);
  const position = positionIn(jobText, companyName);
  return createGate({ main, jobText, companyName, position, letterLanguage, now });
}
