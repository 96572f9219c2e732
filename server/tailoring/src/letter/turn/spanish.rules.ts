import {
  BEGINS_OBJECT,
  FEMININE,
  INFINITIVES,
  MASCULINE,
  PAST,
  PAST_OF_OTHERS,
  PRESENT,
  PRESENT_OR_NOUN,
} from './spanish.words.ts';
import { turnSpanishState, verbFirst } from './spanish-states.rules.ts';
import { turnWork } from './spanish-work.rules.ts';
import { did, small, task, type Turned } from './turned.ts';
import { pattern } from '@sastre/reading';

/** Somebody else is spoken of, or something was done to somebody. */
const OF_OTHERS = /(?<!\p{L})(?:se|su|sus|él|ella|ellos|ellas)(?!\p{L})/iu;
/** An object for sure: "el director" could be the subject, "el lanzamiento de" is none. */
const OBJECT_OF_OTHERS = pattern('u')`
  ^(?:
    (?:un|una|unos|unas|los|las|varios|varias|más|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d\S*) |
    (?:el|la) (?!jef|direct|equipo|respons|encargad|gerent|dueñ|señor)\p{L}+(?:[ ](?:\p{L}{4,}[ ])?(?:de|del|a|para|en|con|hasta|cada)[ ]|,[ ]|[ ]y[ ](?:el|la)[ ])|
    (?!jef|direct|gerent|compañer)\p{Ll}{4,}s[ ]|(?:a|al|en)[ ]
  )`;
const RECEIVED = /(?<!\p{L})(?:recibid[oa]s?|curso|máster|título|empleo)(?!\p{L})/iu;
const NO_OBJECT = /^(?:por|como|fue|fueron|y|o|,)$/iu;

/** A Spanish bullet as a part of a sentence; undefined when it cannot surely be said of the person. */
export function turnSpanish(bullet: string, isCurrent: boolean): Turned | undefined {
  const text = bullet.normalize('NFC').replace(/^Yo (?=\p{Ll})/u, '');
  const whole = turnSpanishState(text, isCurrent);
  if (whole !== undefined) return whole;
  if (/^responsable de(?:l)? /iu.test(text))
    return did(`${isCurrent ? 'soy' : 'fui'} ${small(text)}`);
  if (/^encargad[oa] de(?:l| la| las| los| un| una| todo| toda) /iu.test(text))
    return did(`${isCurrent ? 'estoy' : 'estuve'} ${small(text)}`);
  return (
    turnVerb(text, isCurrent) ?? turnBehind(text) ?? turnWork(text, isCurrent) ?? turnNoun(text)
  );
}

/** "Durante dos vendimias recibí la uva": what was done stands behind when it was. */
function turnBehind(text: string): Turned | undefined {
  const verb = verbFirst(text);
  const isOwn =
    verb !== '' &&
    (PAST.has(verb) || FIRST_PAST.test(`${verb.charAt(0).toUpperCase()}${verb.slice(1)}`));
  return isOwn ? did(small(text)) : undefined;
}

/** "Acompañé", "Asistí": the first person of the past, and no noun in "-é" or "-í". */
const FIRST_PAST =
  /^(?!(?:Caf|Comit|Puf|Beb|Buf|Pur|Canap|Chal|Carn|Consom|Pat|Aqu|All|As|Tambi)[éí]$)\p{Lu}\p{Ll}{2,}[éí]$/u;
/** "Atendía", "Elaboraba": the first person is the same. "Guía", "Vía" are nouns. */
const IMPERFECT = /^\p{Lu}\p{Ll}+(?:aba|[cdglmnrtv]ía)$/u;

/** "Guiaba visitas", "atendía entre 25 y 30 incidencias", "avisaba a mantenimiento". */
const IMPERFECT_OBJECT = /^(?:entre|a|al|en|de)$|^\p{Ll}{4,}s$/u;
/** "Auditoría", "Garantía": nouns with the end of a verb. */
const NOUN_IN_IA = /(?:[eo]ría|gía|fía|antía|aldía|icía)$/u;

/** "Recibía y pesaba la aceituna", "Cargué y documenté unos 35 camiones". */
const BOTH =
  /^\p{Lu}\p{Ll}+(?:(?:aba|ía) y \p{Ll}+(?:aba|ía)|[éí] y \p{Ll}+[éí]) (?:el|la|los|las|un|una|unos|unas|a|al|todos|\d)(?!\p{L})/u;

function isImperfect(verb: string, next: string): boolean {
  if (verb.endsWith('aba')) return IMPERFECT_OBJECT.test(next);
  return /^(?:Hacía|Tenía)$/u.test(verb)
    ? /^\p{Ll}{4,}s,?$/u.test(next)
    : !NOUN_IN_IA.test(verb) && /^(?:entre|a|al)$/u.test(next);
}

const RAISED =
  /^\p{L}+ (?:los|las|unos|unas|dos|tres|\d\S*) | (?:mediante|con un[oa]?|al \p{Ll}+[aei]r)(?= )/u;

function turnVerb(text: string, isCurrent: boolean): Turned | undefined {
  const own = /^Me (?:encargué|ocupé|ocupo|encargo) de(?:l)? /u.test(text);
  if (own) return did(small(text));
  const [written = '', second = ''] = text.split(' ');
  const verb = written.toLowerCase();
  const isBoth = BOTH.test(text);
  if (isBoth) return did(small(text));
  if (second === '' || NO_OBJECT.test(second)) return undefined;
  if (verb === 'he' && /^\p{Ll}+(?:ado|ido|cho|sto|ito|erto),?$/u.test(second))
    return did(small(text));
  if (PAST.has(verb) || FIRST_PAST.test(written)) return did(small(text));
  if (IMPERFECT.test(written) && (BEGINS_OBJECT.test(second) || isImperfect(written, second)))
    return did(small(text));
  // "Subió la facturación" may be said of what rose.
  if (/^(?:subió|bajó)$/u.test(verb) && !RAISED.test(text)) return undefined;
  const first = PAST_OF_OTHERS.get(verb.replace(/,$/u, ''));
  if (first !== undefined) {
    const rest = text.slice(written.replace(/,$/u, '').length);
    // "Organizó, junto con ventas, tres catas".
    const object = rest.replace(/^, junto con [^,]{3,60}, /u, '').trimStart();
    const isOwn = !OF_OTHERS.test(text) && OBJECT_OF_OTHERS.test(object);
    const whole = rest.replace(
      / y (\p{Ll}+ó)(?= )/gu,
      (all, next: string) => ` y ${PAST_OF_OTHERS.get(next) ?? next}`,
    );
    // A second verb that is not known would stay in the third person.
    return isOwn && !/ y (?:l[oa]s? )?(?:\p{Ll}{3,}ó|revisa|es|tiene|hace)(?= )/u.test(whole)
      ? did(`${first}${whole}`)
      : undefined;
  }
  // What goes on is said only of a job that goes on.
  if (!isCurrent) return undefined;
  if (PRESENT.has(verb)) return did(small(text));
  return PRESENT_OR_NOUN.has(verb) && BEGINS_OBJECT.test(second) ? did(small(text)) : undefined;
}

const HEADS =
  /^((?:\p{L}+, )*(?:\p{L}+ [ye] )?\p{L}+)(?= (?:\p{Ll}{5,}(?:ic[oa]|al|iv[oa]|ari[oa]) (?:y )?){0,2}(?:de|del|al|a|en|con|para)\s)/u;

function turnNoun(text: string): Turned | undefined {
  const [first = '', second = ''] = text.split(' ');
  if (INFINITIVES.has(first.toLowerCase()) && second !== '') return task(small(text));
  const many = pluralTask(text);
  if (many !== undefined) return many;
  const names =
    HEADS.exec(text)?.[1]
      ?.toLowerCase()
      .split(/, | [ye] /) ?? [];
  const [name = ''] = names;
  if (RECEIVED.test(text) || /^(?:formación|ayuda) (?:en|a|con) /iu.test(text)) return undefined;
  // "Archivo en papel digitalizado en parte: …" says what was done to it.
  if (/:|\p{L}(?:ad|id)[oa]s? (?:en|por|con|mediante) /u.test(text)) return undefined;
  if (names.length === 0 || names.some((one) => articleOf(one) === undefined)) return undefined;
  return task(`${articleOf(name)} ${small(text)}`, names.length > 1);
}

/** "Mediciones mensuales para las certificaciones", "Levantamientos con dron": many, by their end. */
function pluralTask(text: string): Turned | undefined {
  const [, noun = ''] =
    /^(\p{Lu}\p{Ll}+(?:iones|mientos)|Visitas) (?:\p{Ll}{4,}(?:es|[oa]s) )?(?:de|del|con|para|en|a) [^:;]+$/u.exec(
      text,
    ) ?? [];
  // What happens, or is had, is no task.
  if (
    noun === '' ||
    /^(?:Conocimientos|Reconocimientos|Vacaciones|Acciones|Relaciones)$/u.test(noun)
  )
    return undefined;
  return task(`${/(?:iones|as)$/u.test(noun) ? 'las' : 'los'} ${small(text)}`, true);
}

function articleOf(name: string): string | undefined {
  return FEMININE.has(name) ? 'la' : MASCULINE.has(name) ? 'el' : undefined;
}
