import { findTools } from '../ad/terms.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** What a thing of a name of its own is, said before the name or behind it: folded words. */
const THING = pattern('u')`
  (?:system|software|programme?|programm|tool|plattform|platform|datenbank|database|anwendung|application|losung|package|suite|
  sistema|programa|plataforma|herramienta|aplicacion|paquete)s?$|
  ^(?:crm|bim|cad|pdms|erp|cms|wms|kis|pms|lms|ats|his|ehr|emr|tpv|pos|pvs|mes|bi)$`;
/** What somebody has learned and can show a paper of. */
const PAPER = pattern('u')`
  (?:qualifikation|zertifikat|zertifizierung|weiterbildung|fortbildung|lehrgang|kurs|nachweis)$|
  ^(?:certificat(?:e|ion)|qualification|course|certificado|certificacion|curso|titulo|diploma|acreditacion)$`;
/** Spanish says more of the kind before it comes to the name: "sistema de gestión hotelera Opera". */
const GOES_ON =
  /^(?:sistema|programa|plataforma|herramienta|aplicacion|paquete|certificado|curso)$/u;
const NAME = /^[\p{Lu}\p{N}]/u;
/** Before its kind, where every first word is large, a name shows by its letters: "ORBIS", "QuickBooks". */
const SURE_NAME = /^(?=.{4})\p{Lu}\S*[\p{Lu}\p{N}]/u;
const MOST_BEFORE = 4;

/**
 * A name as an ad asks for it, without what kind of thing it is: "Dokumentationssystem ORBIS", "QuickBooks
 * accounting software".
 */
export interface AskedName {
  name: string;
  /** It is shown by a paper alone, not by having done the work. */
  isPaper: boolean;
}

/** Undefined: the phrase has no kind beside a name. */
export function askedName(phrase: string): AskedName | undefined {
  const said = phrase
    .replace(/\([^()]*\)?/g, ' ')
    .trim()
    .split(/\s+/);
  const kindOf = (word: string) => {
    const plain = fold(word).replace(/[,;:.]$/, '');
    return PAPER.test(plain) ? 'paper' : THING.test(plain) ? 'thing' : undefined;
  };
  const at = said.findIndex((word) => kindOf(word) !== undefined);
  const kind = kindOf(said[at] ?? '');
  // An ad that shouts has no names by their letters.
  if (said.length > 2 && phrase === phrase.toUpperCase()) return undefined;
  if (kind === undefined || at > MOST_BEFORE) return undefined;
  const name = nameBehind(said.slice(at)) || (at > 0 ? nameBefore(said.slice(0, at), kind) : '');
  return name === '' ? undefined : { name, isPaper: kind === 'paper' };
}

const IN_BRACKET = /^\s*\(([^()]{2,30})\)/u;

/** The name that an ad says beside a kind which it names alone: "CRM" of "CRM Salesforce", "Salesforce CRM" and "CRM (Salesforce)". */
export function nameBeside(kind: string, quote: string): string | undefined {
  if (!THING.test(fold(kind))) return undefined;
  const at = quote.indexOf(kind);
  const inside = IN_BRACKET.exec(quote.slice(at + kind.length))?.[1] ?? '';
  const [known, ...others] = at < 0 ? [] : findTools(inside);
  if (known !== undefined && others.length === 0) return known;
  const behind = askedName(quote.slice(Math.max(0, at)));
  const [before] = /(\S+)\s+$/u.exec(quote.slice(0, Math.max(0, at))) ?? [];
  const isTool = findTools(before ?? '').length > 0 && !/[,;]\s*$/u.test(before ?? '');
  return behind?.name ?? (isTool ? before?.trim() : undefined);
}

function nameBehind([kind = '', ...rest]: readonly string[]): string {
  const isOpen = GOES_ON.test(fold(kind));
  const from = isOpen ? rest.findIndex((word) => NAME.test(word)) : 0;
  const behind = from < 0 ? [] : rest.slice(from);
  const end = behind.findIndex((word) => !NAME.test(word));
  return (end < 0 ? behind : behind.slice(0, end)).join(' ').replace(/[,;:.]$/, '');
}

function nameBefore(before: readonly string[], kind: 'paper' | 'thing'): string {
  if (kind === 'paper') return before.join(' ');
  const end = before.findIndex((word) => !SURE_NAME.test(word));
  return (end < 0 ? before : before.slice(0, end)).join(' ');
}
