import type { Mode } from './headings.rules.ts';
import { pattern } from '../words/pattern.ts';

const LONGEST = 9;

/**
 * What a heading announces by who does what in it, where none of its words is known for one: what the house gives or how it
 * works is an aside, what it wants or the post takes is asked for, what it would like helps, what "you" do is a task. On
 * folded text; the first that fits decides.
 */
const GRAMMAR: readonly (readonly [Mode, RegExp])[] = [
  [
    'aside',
    pattern()`
      ^(?:why|warum|wieso|weshalb|por que)\b|
      ^(?:how|wie|so(?!,? who)|asi|como)\b.*\b(?:we|wir|\w+[ae]mos)(?: \w+)?$|^where we are\b|^(?:meet|working with|life with)\b|
      \b(?:in exchange|side of the bargain|in the box|behind this|what's it like)\b|
      \b(?:wir|we|uns)\b.*\b(?:geben|gibt's|give|belohnen|pay|reward)\b|^wir geben\b|^bei uns gibt|\bdir winkt\b|
      ^unser\w* (?:paket|leistungen|dankeschon|extras)\b|^leistungen$|^retribucion\b|^(?:our|unser|nuestro) (?:tech )?stack$|
      \bdatenschutz\w*|\b(?:data protection|proteccion de datos)\b|\b(?:timeline|ablauf|weg zu uns)\b|
      \b(?:geht's|geht es) weiter\b|\blauft (?:das|es)\b|^que encontraras\b|^y (?:despues|luego)\b`,
  ],
  [
    'nice',
    pattern()`
      \b(?:we|i)(?:'d| would) (?:also |really )?(?:like|love)\b|\b(?:'d|would) be (?:lovely|nice|great)\b|
      \b(?:ab|her)hebt\b|\bhebt dich ab\b|^schon,? wenn\b|\bkein problem,? wenn\b|^erganzend\b|\bse agradece\w*|
      \bmarcar\w* la diferencia\b|\b(?:we|can|will) teach you\b|\blernst du (?:sonst )?(?:hier|bei uns)\b`,
  ],
  [
    'must',
    pattern()`
      \bvoraussetz\w*|\bsetzen wir voraus\b|
      \b(?:we|wir|job|role|post|work|stelle)\b.*\b(?:asks?|calls for|demands?|needs?|takes|verlangt|braucht|fordert|vorstellen)\b|
      \b(?:you|du|sie)\b.*\b(?:already know|draufhast|draufhaben|uberzeugst|uberzeugen)\b|\b(?:our|the) person if\b|
      ^who would\b|^(?:so,? |und |y )?(?:who|whom|wen|a quien)\b(?! (?:we are|are we|wir sind)$).*\b(?:we|wir|\w+[ae]mos)\b|^was muss ich\b|\bhay que tener\b|^criterios\b|^sin (?:esto|eso) no\b`,
  ],
  [
    'duty',
    pattern()`
      ^(?:what|how|where)\b.*\b(?:you(?:'d|'ll| will| would)? (?:do|help|come in|spend)|keeps you|first (?:year|month|week)s?|on shift)\b|
      ^what .* (?:looks?|is|are) like$|^your first (?:\w+ )?(?:days|weeks|months|year)$|^on an? (?:normal|typical|ordinary)\b|^the brief$|\bareas of work$|
      \bpackst du\b|^(?:deine|ihre|die) arbeit$|\bdie arbeit aus$|\bdich beschaftigt$|\bwas anliegt$|^wobei (?:du|sie)\b|
      \ban dich$|^(?:dein|ihr) posten$|^(?:und )?was (?:mache|tue) ich\b|^(?:de )?que (?:haria|hara|se hace)\w*|^objetivos? del\b`,
  ],
];

export function modeByGrammar(folded: string): Mode | undefined {
  const bare = folded.replace(/[¿?¡!.…]/g, '').trim();
  if (bare.split(/\s+/).length > LONGEST) return undefined;
  return GRAMMAR.find(([, says]) => says.test(bare))?.[0];
}
