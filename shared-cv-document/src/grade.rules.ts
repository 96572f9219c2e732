import { labelled } from './labelled.rules.ts';

/** What names itself: "GPA 3.8", "mention Très Bien", "Dissertation: …"; a colon behind figures names something else. */
const NAMED = /^(?:C?GPA|WAM|mention|note|nota|grade)(?!\p{L})|^[^\p{N}]*:/iu;

/** A grade behind its label, unless it has one of its own. */
export function gradeLine(
  grade: string,
  { grade: label, colon }: { grade: string; colon: string },
): string {
  const text = grade.trim();
  const isNamed = NAMED.test(text) || text.toLowerCase().startsWith(label.toLowerCase());
  return isNamed ? text : labelled(label, text, colon);
}
