import { pattern } from '../words/pattern.ts';

/** What shows that nothing speaks against somebody. */
const CHECK = pattern('giu')`
  (?<!\p{L})(?:
    (?:(?:enhanced|basic|standard) )+(?:DBS|CRB|PVG|disclosure)(?: (?:check|disclosure|clearance|certificate))?|
    (?:erweiterte[sn]? |polizeiliche[sn]? )+Führungszeugnis(?:ses)?|
    certificado (?:negativo )?de (?:antecedentes penales|delitos (?:de naturaleza sexual|sexuales))
  )(?!\p{L})`;
const ASKED = pattern('iu')`
  (?<!\p{L})(?:
    subject to|(?:is|are|be) (?:required|needed)|(?:will |you )need|must|requires?|
    vorzulegen|vorlegen|vorausgesetzt|voraus|Voraussetzung|verlangt|verlangen|benötigt|benötigen|erforderlich|notwendig|brauchen|
    aportar|presentar|acreditar|requiere|exige|pedimos|necesit\p{L}+|imprescindible|obligatorio|necesario
  )(?!\p{L})`;
const NOT_ASKED = /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|n't)(?!\p{L})/iu;

/** "This post is subject to an enhanced DBS check, references …": the papers that a sentence asks for, wherever it stands. */
export const checkIn = (sentence: string): string[] =>
  ASKED.test(sentence) && !NOT_ASKED.test(sentence) ? (sentence.match(CHECK) ?? []) : [];
