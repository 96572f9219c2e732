import { HELPS, NOT_ASKED } from '../clause-cues.ts';
import { pattern } from '../../words/pattern.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** "…, the council checks", "…, pero eso lo hablamos", "…, das Amt prüft": said beside what is asked for. On folded text. */
const REMARK = pattern('u')`
  ^(?:(?:since|as|denn|pues) )?(?:
    (?:the|half the|half of|our|my|his|her|everybody|nobody) (?:\p{L}+ ){1,5}?(?:is|are|was|has|have|does|checks?|sits?|asks?|insists?|wants?|says?|speaks?|pays?|knows?)(?!\p{L})|
    (?:buses|trains|ours|mine|theirs|they|it|we|i) (?:is|are|am|do|does|check|checks|insist|insists)(?!\p{L})|
    (?:das|der|die|den|unser\p{L}*|mein\p{L}*) (?:\p{L}+ ){0,3}?(?:pruft|verlangt|kontrolliert|fragt|sitzt|spricht|will es so|hab(?:e|en)? ja|besteht darauf)(?!\p{L})|
    (?:el|la|los|las|mi|nuestr[oa]s?) (?:\p{L}+ ){1,3}?(?:revisan?|exigen?|controlan?|pregunta|habla|hablan|insisten?)(?!\p{L})|
    (?:pero|aunque) (?:eso |ya )?(?:l[oae]s?|te|se) (?:hablamos|vemos|capacit\p{L}+|formamos|ensen\p{L}+|explic\p{L}+|habla|ve|aprende)(?!\p{L})|
    (?:aber )?(?:das|es) (?:lernst|lernen|zeigen|bringen|besprechen) (?:du|sie|wir)(?!\p{L})|
    (?:but )?(?:we|she|he|they|i) (?:can|could|will|would|won't) (?:teach|train|show|insist|explain)(?!\p{L})|(?:but )?won't insist|
    (?:but )?(?:it's )?(?:not the end of the world|not a deal[- ]?breaker|no (?:big )?deal|no drama)(?!\p{L})|
    (?:der |die )?(?:ist|bist du) (?:hier|bei uns|bei mir) (?:genau )?richtig|
    (?:muss|musst) (?:aber )?nicht(?: sein)?$
  )`;

/** "De la contabilidad se ocupa mi gestor", "Service macht die Resi", "WordPress no lo tocamos": others do it, or nobody. On folded text. */
const OF_OTHERS = pattern('u')`
  ^(?:de|del) .{2,40} se (?:ocupan?|encargan?) (?!ust|tu |vos|quien|la persona)|
  ^\P{Pd}{2,40} no (?:l[oa]s? )?(?:pid(?:o|en)|pedimos|toc(?:o|amos)|us(?:o|amos|an)|exij(?:o|en)|hac(?:e|en) falta|miro|miramos)[.!]*$|
  ^(?:el|la|los|las) \P{Pd}{2,30} l[oa]s? (?:llev|pon|hac|cocin)(?:a|e|o|en|an|emos|amos) (?:mi|yo|el|la|nosotr)|
  ^um (?:die|das|den) .{2,40} kummer[tn] sich (?!der neue|die neue)|
  ^(?:d[aeiu][esr] )?\p{L}+ (?:mach(?:t|e|en)|ubernimmt|ubernehme|erledigt|erledige) (?:die|der|das|mein\p{L}*|unser\p{L}*|ich|wir|frau|herr)(?!\p{L})|
  (?:check|checks|vetting|fuhrungszeugnis) (?:is|are|wird|werden) (?:carried out|done|arranged|organi[sz]ed|run|paid|handled|eingeholt|beantragt|bezahlt)|
  ^worth (?:an?|\p{L}+) (?:\p{L}+ )?(?:min\p{L}*|chat|calls?|coffee|talk|zoom)(?!\p{L}).*\?|
  ^¿?(?:hablamos|nos llamamos|charlamos|quedamos|te llamo|le llamo|puedo llamar\p{L}*)(?!\p{L}).*\?|
  ^(?:darf|kann|soll) ich (?:sie|dich)(?!\p{L}).*\?|^(?:can|may|could|shall) (?:i|we) (?:call|ring|talk|chat|speak|meet|send)(?!\p{L}).*\?`;

/** A line without what is said in it beside what is asked for, and of what others do. */
export const withoutRemarks = (line: string): string =>
  line
    .split(/(?<=\p{L}{2}[.!?]|\)[.!?])\s+(?=[¿¡"“]?\p{Lu})/u)
    .filter((sentence) => !OF_OTHERS.test(foldInPlace(sentence)))
    .map(withoutRemark)
    .reduce((all, one) => `${all}${/[.!?)]$/u.test(all) || all === '' ? ' ' : '\n'}${one}`, '')
    .trim();

/** True for what is said so, wherever it stands. */
export const isRemark = (said: string): boolean => REMARK.test(foldInPlace(said));

/** What weighs what stands before it is kept, where nothing else does. */
function withoutRemark(sentence: string): string {
  const at = sentence.lastIndexOf(', ');
  const [said, remark] = [sentence.slice(0, at), foldInPlace(sentence.slice(at + 2))];
  const isWeighed = HELPS.test(fold(said)) || WISHES.test(foldInPlace(said));
  if (at < 0 || !REMARK.test(remark) || (NOT_ASKED.test(remark) && !isWeighed)) return sentence;
  return withoutRemark(said);
}
const WISHES =
  /(?<!\p{L})(?:would|wars?|ware|fande?|vendria|seria|excelente|great|if you|wenn du)(?!\p{L})/u;
