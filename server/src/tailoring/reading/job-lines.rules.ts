import type { Requirement } from '@sastre/shared-contracts/api';
import { fold } from './stem.rules.ts';

/** A clause of a job description and how much it counts. */
export interface JobClause {
  text: string;
  need: Requirement['need'];
  /** True for lines that say what will be done or must be brought along, not for prose about the company. */
  isListed: boolean;
}

const MUST =
  /\b(must|require[ds]?|requirements?|essential|mandatory|you have|you bring|qualifications|imprescindibles?|requisitos?|obligatori[oa]|necesari[oa]|buscamos|zwingend|erforderlich|voraussetzung(en)?|ihr profil|dein profil|anforderungen|mindestens|du bringst|sie bringen)\b/;
const NICE =
  /\b(nice|bonus|plus|desirable|preferred|helps|advantage|se valora(ra)?|valorable|deseable|von vorteil|wunschenswert|idealerweise|ein plus)\b/;
const DUTY =
  /\b(what you will do|you will|you'll|responsibilities|your tasks|duties|the role|funciones|tareas|responsabilidades|ihre aufgaben|deine aufgaben|aufgaben)\b/;
const ASIDE =
  /\b(salary|salario|gehalt|benefits|we offer|ofrecemos|wir bieten|beneficios|jornada|leave|urlaub|reposted|applicants|promoted|sign in|see less|show more|people also viewed|cookies|about us|uber uns)\b|©|£|€|\$\s?\d/;

type Mode = 'must' | 'nice' | 'duty' | 'aside' | 'prose';

/** Takes a job description apart into clauses; what it says about pay and itself is left out. */
export function readClauses(jobText: string): JobClause[] {
  const clauses: JobClause[] = [];
  let section: Mode = 'prose';
  for (const raw of jobText.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    const isBullet = line.startsWith('- ');
    const text = isBullet ? line.slice(2) : line;
    if (!isBullet && isHeading(line)) {
      section = modeOf(line) ?? 'prose';
      continue;
    }
    for (const part of splitClauses(text)) {
      const mode: Mode = modeOf(part) ?? (isBullet || section !== 'prose' ? section : 'prose');
      if (mode === 'aside') continue;
      const isListed = mode !== 'prose' || isBullet;
      clauses.push({ text: part, need: mode === 'nice' ? 'nice' : 'must', isListed });
    }
    // A section ends with its list; a later line of prose speaks for itself.
    if (!isBullet && section === 'aside') section = 'prose';
  }
  return clauses;
}

function isHeading(line: string): boolean {
  if (line.length > 60 || /[.!?]$/.test(line)) return false;
  return (
    line.endsWith(':') ||
    (modeOf(line) !== undefined && line.split(' ').length <= 6 && !line.includes(': '))
  );
}

function modeOf(text: string): Mode | undefined {
  const folded = fold(text);
  if (NICE.test(folded)) return 'nice';
  if (DUTY.test(folded)) return 'duty';
  if (ASIDE.test(folded)) return 'aside';
  return MUST.test(folded) ? 'must' : undefined;
}

function splitClauses(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+(?=\p{Lu}|\p{N})|;\s+/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
}
