import { pattern } from '../words/pattern.ts';

/** What an ad is filed under, as a letter names it. */
const REFERENCE = pattern('giu')`
  (?<![\p{L}\p{N}-])(
    (?:job|vacancy|posting|requisition|req|position)[ -]?(?:id|ref(?:erence)?|number|no|code)|
    ref(?:erence)?(?:[ -](?:number|no|code|id))?|
    kennziffer|kennnummer|referenz(?:[ -]?(?:nummer|nr|code))?|stellen-?(?:id|nummer|nr)|job-?(?:id|nr|nummer)|
    ausschreibungs-?(?:nummer|nr)|chiffre|
    referencia|n[.º°]{1,2} de referencia|c[oó]digo de (?:la )?(?:oferta|vacante|puesto)|
    id de (?:la )?(?:oferta|vacante)
  )(\.?)( ?[:#] ?#?| (?:no|nr|n[.º°])\.? ?| )([\p{L}\p{N}][\p{L}\p{N}/_-]{1,23})(?![\p{L}\p{N}@]|\.[\p{L}\p{N}])`;
/** Words of a sentence, too: only a sign behind them makes a label of them. */
const ORDINARY = /^(?:reference|referencia|referenz|position (?:no|number|code))$/iu;

/** "VACANCY No" is shouted; "ID" is none. */
const spoken = (label: string) =>
  label.replace(/\p{Lu}{4,}/gu, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`);

/** The reference of an ad with its label: "Ref. NE-4471", "Kennziffer 2026-118"; empty where it tells none, or several. */
export function readReference(jobText: string): string {
  const found = new Map<string, string>();
  for (const [, label = '', dot = '', between = '', number = ''] of jobText.matchAll(REFERENCE)) {
    if (!/\d/.test(number) || /^\d{1,2}$/.test(number)) continue;
    const isWord = ORDINARY.test(label) && !/[:#]|n/iu.test(between);
    // In the middle of a sentence "ref" and its kind are no label without a capital, a dot or a sign.
    const isLabel = /^\p{Lu}/u.test(label) || dot !== '' || /[:#]/.test(between);
    if (isWord || !isLabel) continue;
    const key = number.toLowerCase();
    if (!found.has(key)) found.set(key, `${spoken(label)}${dot} ${number}`);
  }
  const [reference = '', ...others] = found.values();
  return others.length === 0 ? reference : '';
}
