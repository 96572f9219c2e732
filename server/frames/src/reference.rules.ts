import { pattern } from '@sastre/reading';

/** What an ad is filed under, as a letter names it. */
const REFERENCE = pattern('giu')`
  (?<![\p{L}\p{N}-])(
    (?:job|vacancy|posting|requisition|req|position)[ -]?(?:id|ref(?:erence)?|number|no|code)|
    ref(?:erence)?(?:[ -](?:number|no|code|id))?|
    kennziffer|kennnummer|referenz(?:[ -]?(?:nummer|nr|code))?|stellen-?(?:id|nummer|nr)|job-?(?:id|nr|nummer)|
    (?:ausschreibungs|stellenanzeigen|anzeigen)-?(?:nummer|nr)|stellenanzeige|stellenausschreibung|chiffre|
    referencia|n[.º°]{1,2} de referencia|c[oó]digo de (?:la )?(?:oferta|vacante|puesto)|
    id de (?:la )?(?:oferta|vacante)
  )(\.?)( ?[:#] ?#?| (?:no|nr|n[.º°])\.? ?| )([\p{L}\p{N}][\p{L}\p{N}/_-]{1,23})(?![\p{L}\p{N}@]|\.[\p{L}\p{N}])`;
/** Words of a sentence, too: only a sign behind them makes a label of them. */
const ORDINARY = /^(?:reference|referencia|referenz|position (?:no|number|code))$/iu;

/** "VACANCY No" is shouted; "ID" is none. */
const spoken = (label: string) =>
  label.replace(/\p{Lu}{4,}/gu, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`);

const capital = (label: string) => `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
const numbered = (label: string, between: string) =>
  /^stellena/iu.test(label) ? between.trimStart() : '';
/** "Quoting ref HS/4471", "con la referencia TRF-09": asked for, so it is a label however it is written. */
const QUOTING =
  /(?<!\p{L})(?:quot(?:e|ing)|stat(?:e|ing)|con|indica(?:ndo|r)?|cita(?:ndo|r)?|mit|unter|nennen sie|angabe)(?: (?:the|our|job|la|el|der|die|dem))*\s$/iu;

/** The reference of an ad with its label: "Ref. NE-4471", "Kennziffer 2026-118"; empty where it tells none, or several. */
export function readReference(jobText: string): string {
  const found = new Map<string, string>();
  for (const match of jobText.matchAll(REFERENCE)) {
    const { 1: label = '', 2: dot = '', 3: between = '', 4: number = '', index } = match;
    if (!/\d/.test(number) || /^\d{1,2}$/.test(number)) continue;
    const isWord = ORDINARY.test(label) && !/[:#]|n/iu.test(between);
    // In the middle of a sentence "ref" and its kind are no label without a capital, a dot or a sign.
    const isQuoted = QUOTING.test(jobText.slice(0, index));
    const isLabel = /^\p{Lu}/u.test(label) || dot !== '' || /[:#]/.test(between) || isQuoted;
    // "Stellenanzeige" is one by the number's own label alone.
    const isNumbered = !/^stellena(?:nzeige|usschreibung)$/iu.test(label) || /n/iu.test(between);
    if ((isWord && !isQuoted) || !isLabel || !isNumbered) continue;
    const key = number.toLowerCase();
    if (!found.has(key))
      found.set(
        key,
        `${capital(spoken(label))}${isQuoted && /^ref$/iu.test(label) ? '.' : dot} ${numbered(label, between)}${number}`,
      );
  }
  const [reference = '', ...others] = found.values();
  return others.length === 0 ? reference : '';
}
