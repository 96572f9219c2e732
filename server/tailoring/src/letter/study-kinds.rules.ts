import { escapeMarkdown, pattern } from '@sastre/reading';
import { unbracketed, whatWasLearned, type Study } from './studies.rules.ts';

/** What German calls learning beside school and university, by the article that it takes. */
const KIND = pattern('iu')`
  (?<!\p{L})(\p{L}*(?:
    (?<einen>lehrgang|kurs|workshop)|
    (?<eine>ausbildung|weiterbildung|fortbildung|umschulung|schulung|qualifizierung|lehre)|
    (?<ein>seminar|volontariat|praktikum|referendariat)
  ))(?!\p{L})`;
/** What one learns for behind an exam, as against a first trade. */
const ABOVE = pattern('iu')`
  (?:meister|techniker|fachwirt|betriebswirt|bilanzbuchhalter|fachkaufmann|fachkauffrau|ausbilder|trainer|coach)(?:in)?(?!\p{L})|
  ^geprüft|schein(?!\p{L})|zertifikat|diplom(?!\p{L})`;

/** What goes on as the CV calls it: "einen Lehrgang (Bilanzbuchhaltung)", "eine Umschulung zum Tischler"; undefined: it calls it nothing. */
export function germanKind(study: Study): string | undefined {
  const degree = unbracketed(study.degree);
  const match = KIND.exec(degree);
  if (match === null) return undefined;
  const [kind = ''] = match;
  const [article = ''] =
    Object.entries(match.groups ?? {}).find(([, said]) => said !== undefined) ?? [];
  const [what = ''] =
    /^ (?:zu[mr]|als|in|für) .+$/u.exec(degree.slice(match.index + kind.length)) ?? [];
  if (what !== '') return escapeMarkdown(`${article} ${kind}${what}`);
  const told = unbracketed(whatWasLearned(study));
  const behind = told === kind ? '' : ` (${told})`;
  return escapeMarkdown(`${article} ${kind}${behind}`);
}

/** True for what is learned behind a trade: one learns for it, and is not trained in it. */
export function isAbove({ degree }: Study): boolean {
  return ABOVE.test(degree);
}
