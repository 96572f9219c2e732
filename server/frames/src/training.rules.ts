import type { Language } from '@sastre/shared-contracts/api';

/** Positions that are learned for: German names the trade behind it, the others say it as it stands. */
const TRAININGS: Record<Language, RegExp> = {
  de: /^(?:(?:(?:Berufs)?Ausbildung|Lehre) (?:zu[mr]|als)|Ausbildungs(?:platz|stelle) (?:zu[mr]|als)|(?:Azubi|Auszubildende[rn]?(?:\/[rn])?|Lehrling)(?: zu[mr]| als)?) (?=\p{Lu})/iu,
  es: /^(?=(?:aprendiz[a]?|formación|prácticas|beca)(?!\p{L}))/iu,
  en: /^(?=.*\b(?:apprenticeship|traineeship)\b)/iu,
};

/** What somebody would be trained as: "Bäcker" of "Ausbildung zum Bäcker"; undefined: the position is a post. */
export function trainingIn(position: string, language: Language): string | undefined {
  const form = TRAININGS[language];
  return form.test(position) ? position.replace(form, '') : undefined;
}
