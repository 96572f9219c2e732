import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { GENERIC } from './generic-words.ts';
import { stem, words } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

const set = (text: string) => new Set(text.trim().split(/\s+/).map(stem));

/** Deeds that stand in every CV: they tell nothing without their object. */
const WEAK =
  set(`read reading lesen leer lectura manage management manager managing work worked working lead leading led leader
develop development developing developer create creating ensure support supporting handle handling own owning drive
driving deliver
  delivering maintain maintaining improve improving coordinate coordinating collaborate contribute participate assist
  responsible responsibility take part carry act keep perform provide prepare define implement implementing oversee
  using
  gestionar gestion dirigir liderar coordinar desarrollar desarrollo crear realizar apoyar mantener mejorar colaborar
  participar ayudar llevar garantizar velar ejecutar responsable elaborar asegurar
  leiten leitung fuhren fuhrung entwickeln entwicklung erstellen erstellung betreuen betreuung unterstutzen
  unterstutzung durchfuhren durchfuhrung sicherstellen mitwirken mitarbeit arbeiten pflegen pflege planen
  ubernehmen verantworten verantwortung optimieren koordinieren koordination mitwirkung bearbeiten bearbeitung`);

/** Words of a text that tell what it asks for. */
export interface AskedWords {
  /** Those that are about something. */
  core: string[];
  /** Deeds that need their object. */
  weak: string[];
  /** All that are no function words. */
  all: string[];
}

/** Spelled apart, with a hyphen or as one word: "back end", "front-end", "full stack". */
const ONE_WORD = /\b(?:(back|front|full)[- ](end|stack)|(on)[- ](line))\b/gi;

/** Where one works, however it is called. */
const WORKPLACE = pattern('giu')`
  (?<![\p{L}])(?:
    (?:[aá]rea|zona|lugar|puesto|espacio) de trabajo|work(?:ing)? ?(?:area|space|station|place)|
    arbeits(?:platz|bereich)(?:e?s|e)?
  )(?![\p{L}])`;

/** What each of them says. */
const WORKS = /trabajo|work|arbeit/i;

/** Words of a text, those of hyphened ones apart. */
export function tokens(text: string): string[] {
  const spelled = text.replace(ONE_WORD, '$1$2$3$4');
  const told = WORKS.test(spelled) ? spelled.replace(WORKPLACE, 'workplace') : spelled;
  return [...new Set(words(told.replace(/[-/]/g, ' ')))];
}

/** Takes the words of a requirement apart. */
export function askedWords(text: string): AskedWords {
  const all = tokens(text).filter(
    (word) => word.length > 1 && !/^\d/.test(word) && !ALL_FUNCTION_WORDS.has(word),
  );
  const telling = all.filter((word) => !GENERIC.has(word));
  const isWeak = (word: string) => WEAK.has(stem(word));
  return { core: telling.filter((word) => !isWeak(word)), weak: telling.filter(isWeak), all };
}
