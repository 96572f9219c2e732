import type { Part } from './parts.rules.ts';
import { folded } from '@sastre/shared-cv-words';
import type { StyledLine } from './styled-line.types.ts';

/** What people sign at the end of a form, in en, de, es, fr, it, pt, pl and nl, folded. */
const SIGNED =
  /^(?:i|we)(?: do)?(?: here ?by| solemnly| also)* (?:declare|affirm|certify|confirm|consider myself)|^(?:here ?by )?i (?:hereby )?(?:declare|certify)|^(?:hiermit |ich )(?:versichere|erklare|bestatige)|^(?:por la presente )?declaro (?:bajo|que|serem|para)|^je (?:soussigne|certifie|declare)|^(?:il |la )?sottoscritt|^(?:dichiaro|autorizzo)(?: il| al| che| ai|$)|^(?:wyrazam zgode|oswiadczam)|^ondergetekende/u;
const HEADINGS = new Set(
  'declaration|declarations|self declaration|personal declaration|undertaking|erklarung|eidesstattliche erklarung|declaracion|declaracion jurada|declaration sur l honneur|dichiarazione|declaracao|oswiadczenie'.split(
    '|',
  ),
);
/** Below what is signed stand a place, a date and a name. */
const MOST_BELOW = 8;
const LONGEST_BELOW = 60;

/** Parts without what is signed at their end, and without those that are nothing else: it is not placed, and never an entry. */
export function withoutDeclarations(parts: readonly Part[]): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.heading !== undefined && isDeclaration(part)) return [];
    const at = part.lines.findIndex((line) => SIGNED.test(folded(line.text)));
    const below = part.lines.slice(at + 1);
    if (at < 0 || below.filter(isLong).length > MOST_WRAPPED || below.length > MOST_BELOW)
      return [part];
    const lines = part.lines.slice(0, at);
    return lines.length === 0 ? [] : [{ ...part, lines }];
  });
}

/** The sentence itself can be wrapped. */
const MOST_WRAPPED = 2;

function isLong({ text }: StyledLine): boolean {
  return text.length > LONGEST_BELOW;
}

function isDeclaration({ kind, heading, lines }: Part): boolean {
  const name = folded(heading?.text ?? '');
  return (
    (kind === 'other' || kind === 'custom') &&
    HEADINGS.has(name) &&
    lines.length <= MOST_BELOW + MOST_WRAPPED
  );
}
