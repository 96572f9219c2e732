import { pattern } from '../words/pattern.ts';
import { fold } from '../words/stem.rules.ts';

/** "Freundliche Grüße", "Un saludo": who signs stands below. On folded text. */
const GREETING = pattern('u')`
  ^(?:mit )?(?:freundliche|herzliche|viele|beste|schone|liebe|sonnige|sportliche|kollegiale)[nr]? gr(?:u|ue)(?:ss|ß)e?n?(?!\p{L})|
  ^(?:bis|auf) bald(?!\p{L})|
  ^(?:reciban? |un )?(?:un )?(?:cordial(?:es)? |afectuoso )?saludos?(?: cordial(?:es)?)?(?=[,.! ]|$)(?! (?:al|a la|a los)(?!\p{L}))|
  ^(?:muy )?atentamente(?!\p{L})|^hasta pronto(?!\p{L})|
  ^(?:kind|best|warm(?:est)?) (?:regards|wishes)(?!\p{L})|^yours (?:sincerely|faithfully)(?!\p{L})`;

/** How to apply, whom to ask, and that the house looks forward to it. On folded text; a condition after it may ask for something. */
const GERMAN = pattern('u')`
  ^(?:wir|ich|unser team|das team|dein\w* \p{L}+) freu(?:e|en|t) (?:uns|mich|sich)(?: (?:schon|sehr|bereits|jetzt|darauf))*,? (?:auf|uber|dich|sie|euch|von)(?!\p{L})|
  ^(?:auf|uber) (?:ein|dein|ihr|eure)\p{L}* .{0,60}\bfreu(?:e|en|t)(?!\p{L})|
  ^(?:haben wir|hat) .{0,60}\b(?:interesse|neugier\p{L}*) geweckt|
  ^(?:klingt|hort sich|passt) (?:das|dies|alles|es)(?!\p{L}).{0,40}\?$|
  ^(?:neugierig|interessiert|interesse|lust|uberzeugt)(?!\p{L}).{0,50}\?$|
  ^(?:du hast|sie haben|hast du|haben sie|habt ihr|noch) (?:noch )?(?:weitere |offene )?fragen\?$|
  ^(?:(?:dann|bitte|einfach|gerne?|jetzt) )*(?:senden|schicken|richten|reichen|ubersenden|mailen|bewerben|melden|rufen) sie(?!\p{L})|
  ^(?:(?:dann|bitte|einfach|gerne?|jetzt) )*(?:sende?|schicke?|bewirb|melde?|ruf|mail) (?:uns|dich|deine|an|mir|einfach|gern\p{L}*)(?!\p{L})|
  ^(?:bei|fur) (?:\p{L}+ )?(?:ruck)?fragen(?!\p{L}).{0,90}\b(?:steh\p{L}*|melde\p{L}*|wende\p{L}*|hilft|helfen|beantwort\p{L}*|erreich\p{L}*|kontaktier\p{L}*|ruf\p{L}*|schreib\p{L}*|tel)(?!\p{L})|
  ^(?:ihre?|deine?) ansprech(?:partner|person)|^wir melden uns(?!\p{L})|^werden? (?:sie |du )?(?:jetzt |auch )?(?:ein )?teil(?!\p{L})|
  ^(?:reise|vorstellungs|bewerbungs)kosten(?!\p{L}).{0,60}\b(?:nicht|keine|erstatt\p{L}*|ubern\p{L}*)|
  ^diese (?:e-?mail|nachricht) (?:kann|konnte|enth\p{L}*|und|ist)(?!\p{L})|
  ^(?:datenschutzhinweise?|(?:hinweise|informationen) zum datenschutz)(?!\p{L})|
  ^(?:quer)?einsteiger\S*(?: und \p{L}+)? (?:sind |herzlich |sehr )*willkommen`;
const SPANISH = pattern('u')`
  ^este (?:correo(?: electronico)?|mensaje|e-?mail) (?:puede|podria|contiene|y sus|es)(?!\p{L})|
  ^\W*(?:te|os|le) esperamos(?!\p{L})|^\W*esperamos (?:tu|su|recibir|conocerte|vuestra)(?!\p{L})|
  ^\W*estamos (?:deseando|esperando) (?:conocer|recibir|saber)|^\W*quedamos a la espera(?!\p{L})|
  ^\W*si (?:te interesa|estas interesad[oa]|te animas|encajas|quieres unirte)(?!\p{L}).{0,100}\b(?:envi|mand|inscrib|contact|escrib|apunt|postul|llam)|
  ^\W*para (?:mas|mayor|cualquier) (?:informacion|consulta|duda)(?!\p{L})|
  ^\W*(?:te animas|te interesa|te apetece|te apuntas|quieres (?:unirte|formar parte))(?!\p{L}).{0,60}\?$|
  ^\W*(?:tu|su|las?) candidaturas? (?:sera|seran)(?!\p{L})|^\W*(?:solo )?contactaremos(?!\p{L})|^\W*nos pondremos en contacto(?!\p{L})|
  ^\W*(?:muchas )?gracias(?!\p{L})|
  ^\W*(?:personas )?interesad[oa]s(?!\p{L}).{0,80}\b(?:envi\p{L}*|mand\p{L}*|remit\p{L}*|escrib\p{L}*|contact\p{L}*|cv|curriculum)(?!\p{L})|
  ^\W*(?:envia\p{L}*|enviar|mandar|manda\p{L}*|remitir|remite) (?:nos )?(?:tu |su |el |un )?(?:cv|curriculum|candidatura)(?!\p{L})`;
const ENGLISH = pattern('u')`
  ^this (?:e-?mail|message) (?:may|might|contains?|and (?:any|its)|is)(?!\p{L})|
  ^(?:please )?(?:think before you print|consider the environment before)(?!\p{L})|
  ^(?:we )?(?:are )?look(?:ing)? forward to (?:hearing|receiving|meeting|your|welcoming)(?!\p{L})|
  ^(?:for|if you have|with) (?:any |further |more )?(?:questions?|information|queries|enquiries|an informal)(?!\p{L}).{0,90}\b(?:contact|call|e-?mail|speak|reach|phone|write)(?!\p{L})|
  ^please (?:send|e-?mail|submit|forward) (?:your|a|us|an)(?!\p{L})|^(?:any )?questions\?$`;
const CONDITION = /\b(?:wenn|falls|sofern|if|provided|si (?!te |estas |encajas |quieres ))\b/;
const LONGEST = 300;

/** True for a sentence with which an ad ends: a greeting, how to apply, whom to ask. */
export function isClosing(sentence: string): boolean {
  const folded = fold(sentence.slice(0, LONGEST));
  if (GREETING.test(folded)) return true;
  return [GERMAN, SPANISH, ENGLISH].some((cue) => cue.test(folded)) && !CONDITION.test(folded);
}

const MOST_SIGNING = 4;
const LONGEST_SIGNING = 60;

/** Lines without the greetings and who signs below them: "Freundliche Grüße", "Marion Keller", "Personalabteilung". */
export function withoutSignatures(
  lines: readonly string[],
  isHeading: (at: number) => boolean,
): string[] {
  let left = 0;
  return lines.map((line, at) => {
    const text = line.replace(/^- +/, '');
    if (text.length <= LONGEST_SIGNING && GREETING.test(fold(text))) {
      left = MOST_SIGNING;
      return '';
    }
    const signs = left > 0 && !line.startsWith('- ') && text.length <= LONGEST_SIGNING;
    // The gap before who signs is none behind them.
    const isOver =
      line === '' ? left < MOST_SIGNING : !signs || line.endsWith(':') || isHeading(at);
    if (isOver) left = 0;
    if (left === 0 || line === '') return line;
    left -= 1;
    return '';
  });
}

/** "… Reisebereitschaft Wir freuen uns auf Sie": a text that has lost its line breaks ends in the middle of a line. */
const RUNS_ON = pattern('gu')`
  (?<=\p{Ll}{2}) (?=(?:
    Wir freuen uns|Haben wir (?:Ihr|dein)|(?:Mit )?(?:[Ff]reundlichen?|Viele|Herzliche) Gr(?:ü|ue)(?:ß|ss)en?|Bitte bewerben Sie|
    Werden? (?:Sie )?Teil|Für Rückfragen|Du hast noch Fragen|Klingt das|Neugierig geworden|Un saludo|Atentamente|
    Esperamos (?:tu|su)|We look forward to|Kind regards
  )(?!\p{L}))`;

/** A text with what it ends with in lines of their own. */
export function apartFromClosing(text: string): string {
  return text.replace(RUNS_ON, '\n\n');
}
