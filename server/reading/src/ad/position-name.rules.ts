import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { JOB_NOUN } from '../words/job-nouns.ts';
import { GENDERS } from './position-cues.ts';
import { pattern } from '../words/pattern.ts';

/** A shouted title as one writes it in a sentence. */
export function calm(position: string): string {
  const quiet = position.replace(SHOUTED_END, (end) => end.toLowerCase());
  const name = position.replace(SHOUTED_END, '').replace(MARK, '');
  if (name !== name.toUpperCase() || !SHOUTED.test(name)) return quiet;
  return quiet.replace(
    /\p{Lu}[\p{Lu}/]{3,}|\b(?:OF|AND|DE|LA|EL|Y|IN|FOR|PARA|UND|FÜR|THE)\b/gu,
    (word) =>
      word.length < 5 && /^(?:OF|AND|DE|LA|EL|Y|IN|FOR|PARA|UND|FÜR|THE)$/.test(word)
        ? word.toLowerCase()
        : /^(?:\p{Lu}\/)+\p{Lu}$/u.test(word)
          ? word.toLowerCase()
          : `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
  );
}

/** A long word, or two of some length: "SQL" alone is none. */
const SHOUTED = /\p{Lu}{5}|\p{Lu}{4} (?:[^ ]+ )?\p{Lu}{4}/u;
/** "COORDINADOR(A)", "BUCHHALTER:IN": the other form of a shouted word. */
const SHOUTED_END = /(?<=\p{L}{3})(?:\((?:A|AS|IN)\)|[:*_]IN|\/-?(?:A|IN))(?!\p{L})/giu;
/** "(m/w/d)" is small behind a shouted title, too. */
const MARK = /\([^()]{1,12}\)/gu;

/** What begins like a heading, or an advertisement: no name of a post. */
const NO_POSITION = pattern('u')`
  ^(?:
    \d{2,} |(?:zwei|drei|vier|mehrere|weitere) |kein|auch |lead (?:the|our|a|your)(?!\p{L})|oferta|job offer|vacante|vacancy|stellen(?:an|aus)|we\b|
    our\b|join\b|llamado|convocatoria|
    (?:
      requisitos|funciones|tareas|responsabilidades|beneficios|requirements|responsibilities|benefits|
      anforderungen|aufgaben|voraussetzungen
    )(?!\p{L})
  )`;

/** "Panadería El Trigal", "Bäckerei Sonne": a house by its trade. */
const HOUSE =
  /^(?:\p{L}*(?:bäckerei|metzgerei|druckerei|schreinerei|tischlerei|schlosserei|gärtnerei|konditorei|fleischerei|molkerei|kanzlei|praxis)|(?:panader|carnicer|peluquer|pasteler|pescader|carpinter|fruter|librer|ferreter|cafeter|cervecer)ía|(?:bakery|butchery|brewery|bookshop))(?!\p{L})/iu;

/** True for what may name a post: a few words, one of which people are employed as. */
export function isPosition(position: string, companyName: string): boolean {
  const name = fold(position.replace(GENDERS, ''));
  // "Architecting solutions" is done by whom it does not say.
  const isHeld =
    JOB_NOUN.test(name.replace(/\p{L}+ing(?!\p{L})/gu, '')) ||
    (GENDERED_FIRST.test(position) && !OF_READERS.test(name));
  const isHouse = HOUSE.test(position) && !JOB_NOUN.test(fold(position.replace(HOUSE, '')));
  return isNamed(position, companyName) && isHeld && !isHouse;
}

/** "Estibador/a de muelle", "Küfer:in": only what people are is said of women and men. */
const GENDERED_FIRST =
  /^\p{L}{4,}(?:\/-?|[*:_]|\()(?:a|as|o|os|in|innen)\)?(?=$| (?:de|del|en|für|im|\p{Ll}+al|\p{Ll}{3,}o[/(]|\p{Lu})|,)/u;
/** Whom an ad or its house speaks to and of. */
const OF_READERS =
  /^(?:interesad|candidat|postulante|aspirante|usuari|alumn|client|companer|trabajador|emplead|todos|nosotr|bewerber|kunde|kolleg|mitglied|schuler|leser)/;

/** As long as the name of a post, and no heading; whether it is one, other signs must tell. */
export function isNamed(position: string, companyName: string): boolean {
  const name = fold(position.replace(GENDERS, ''));
  const isMarked = GENDERS.test(foldInPlace(position));
  const [longest, most] = isMarked ? [110, 12] : [80, 8];
  if (name.length < 4 || name.length > longest || name.split(' ').length > most) return false;
  return !NO_POSITION.test(name) && name !== fold(companyName);
}
