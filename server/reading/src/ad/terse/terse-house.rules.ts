import { ABOUT_OFFER, ASKS, HELPS, NOT_ASKED } from '../clause-cues.ts';
import { NAMES_ABILITY } from '../clause-mode.rules.ts';
import { namesQualification } from '../qualifications.rules.ts';
import { isOffered } from './post-terms.rules.ts';
import { isNeeded } from './terse-asides.rules.ts';
import { cueOf } from './terse-cues.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** "Tolly's Fish Bar", "Mudanzas Pérez": outside German several capitals are a name. */
const OF_CAPITALS =
  /^(?:The |El |La |Los |Las )?\p{Lu}[\p{L}'’.-]*(?: (?:(?:of|and|&|y|de|del|la|las|los|el|the|e) )*\p{Lu}[\p{L}'’-]*){1,4}$/u;
/** "Altmühl Logistik", "Metallbau Kröger": two German nouns beside each other. */
const TWO_NOUNS =
  /^\p{Lu}\p{Ll}[\p{L}-]+(?: (?:(?:am|im|zum|zur|an der|&) )?\p{Lu}\p{Ll}[\p{L}.-]*){1,3}$/u;
/** "Erste Hilfe", "Soziale Arbeit", "Umgang Kasse": no name begins so. On folded text. */
const NO_HOUSE = cueOf('no house');
const OF_DOING = /(?:ing|tion|ment|care|service|design|schaft|keit|heit|ung)$/u;
const LEGAL = /,? (?:GmbH|UG|AG|KG|GbR|e\.? ?K\.?|S\.?L\.?U?\.?|S\.?A\.?|Ltd\.?|LLP|plc|Inc\.?)$/u;

/** True for what names a house, where nothing is asked for so. */
export function isHouseName(whole: string, mayName: boolean, isHead = false): boolean {
  const said = whole.replace(/^\(([^()]+)\)$/u, '$1');
  const name = said.replace(/ \([^()]*\)$/u, '').replace(LEGAL, '');
  return (
    (name !== said && /^\p{Lu}\p{L}+$/u.test(name) && LEGAL.test(said)) ||
    ((mayName ? OF_CAPITALS : TWO_NOUNS).test(name) &&
      !/ \p{Lu}{2,5}(?!\p{L})/u.test(name) &&
      !asksFor(name) &&
      (isHead || !OF_DOING.test(fold(name))) &&
      !NO_HOUSE.test(fold(name)))
  );
}

/** "Soest", "Klickmühle": one word with a capital, which asks for nothing that is known. */
export const isOneName = (said: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(said) && !asksFor(said) && !NO_HOUSE.test(fold(said));

/** True where a fragment names what somebody may bring along. */
const asksFor = (said: string): boolean =>
  namesQualification(said) || NAMES_ABILITY.test(fold(said));

/** The same, or says how much it counts: behind pay and wishes hardly anything else is asked for. */
export const isSure = (said: string): boolean =>
  asksFor(said) || isNeeded(fold(said)) || [ASKS, HELPS].some((cue) => cue.test(fold(said)));

/** True where a short ad has told its wishes, or its pay behind what it asks for: then it hardly asks for more. */
export function hasEnded(sentences: readonly string[]): boolean {
  // A wish in a line of a list may stand anywhere in it.
  const isWish = (one: string) => HELPS.test(fold(one)) && /[.!?]$/.test(one);
  const isPay = (one: string, at: number) =>
    (isGift(fold(one)) || NOT_ASKED.test(fold(one))) &&
    sentences.slice(0, at).some((other) => isSure(other));
  return sentences.some((one, at) => isWish(one) || isPay(one, at));
}

const MONEY = /[£€$] ?\d|\d ?(?:£|€|\$|eur(?:os?)?(?!\p{L})|k(?!\p{L}))/u;

/** Pay and what else the house gives, rather than hours and places. On folded text. */
export const isGift = (folded: string): boolean =>
  isOffered(folded) || ABOUT_OFFER.test(folded) || MONEY.test(folded);

/** How one takes leave before one's name. On folded text. */
const LEAVE =
  /^(?:[–—-] ?|(?:(?:liebe[nr]? |viele |beste |schone )?gr(?:uss|uß|usse|uße)|[lv]g|mfg|cheers|thanks|thx|best|saludos|un saludo|besos|abrazos?|gracias)[,! ]+(?:von |from |de )?)/u;
const SIGNER = /^\p{Lu}\p{Ll}+(?: (?:x+|(?:&|und|and|y) \p{Lu}\p{Ll}+))?[.!]?$/u;

/** "– Martha, Rind & Co.": the last line, and the only one with a dash before it. */
export function signedBelow(lines: readonly string[]): boolean {
  const last = lines.at(-1) ?? '';
  const name = SIGNED.exec(last)?.[1];
  return (
    name !== undefined && !asksFor(name) && !lines.slice(0, -1).some((line) => DASH.test(line))
  );
}
const DASH = /^[-–—*•]\s/u;
const SIGNED = /^[-–—] ?(\p{Lu}\p{Ll}+)(?:, \p{Lu}[^,!?]{2,40}| x+)?$/u;

/** A line without the name of who wrote it: "– Pete", "Aoife x", "Gruß Hauke"; a German noun is a name only behind a greeting. */
export function withoutSigner(line: string, mayName: boolean): string {
  const at = line.search(/(?<=[.!?…)\p{Extended_Pictographic}]\s)[^.!?…]{2,40}[.!]?$/u);
  const last = at < 0 ? '' : line.slice(at);
  const leave = LEAVE.exec(foldInPlace(last))?.[0] ?? '';
  const name = last.slice(leave.length);
  const isSigned =
    (SIGNER.test(name) && (mayName || leave !== '') && !asksFor(name)) ||
    isHouseName(name.replace(/[.!]$/, ''), mayName);
  return isSigned ? line.slice(0, at).trim() : line;
}
