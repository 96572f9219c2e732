import { fold, JOB_NOUN } from '@sastre/reading';
import { did, type Turned } from './turned.ts';

/** Names of work that end in -ción and the like, with the verb that says neither more nor less. */
const VERB_OF: ReadonlyMap<string, string> = new Map(
  `elaboración elaborar|redacción redactar|tramitación tramitar|instalación instalar|reparación reparar|configuración configurar|
   implementación implementar|optimización optimizar|automatización automatizar|creación crear|organización organizar|
   coordinación coordinar|planificación planificar|supervisión supervisar|revisión revisar|negociación negociar|
   gestión gestionar|preparación preparar|documentación documentar|diseño diseñar|clasificación clasificar|
   restauración restaurar|fabricación fabricar|calibración calibrar|actualización actualizar|limpieza limpiar|control controlar`
    .split('|')
    .map((row) => row.trim().split(' ') as [string, string]),
);
/** A second work, or whom it was done to, which would want an "a". */
const NOT_ALONE =
  /[;:(]|(?<!\p{L})(?:cual(?:es)?|que)(?!\p{L})|(?:,| [ye]) \p{L}+ (?:de|del|a|al) |^(?:(?:los|las|el|la|un|una|\d+) )?(?:personal|client|alumn|pacient|equipo|emplead|colaborador|grup|niñ|compañer|usuari)/iu;

/** "Tramitación de unas 30 garantías" as "tramité unas 30 garantías", or "tramito" where the job goes on. */
export function turnWork(text: string, isCurrent: boolean): Turned | undefined {
  const [, noun = '', joint = '', rest = ''] = /^(\p{L}+) (del|de) (.+)$/u.exec(text) ?? [];
  const verb = VERB_OF.get(noun.toLowerCase());
  if (verb === undefined || NOT_ALONE.test(rest)) return undefined;
  const [first = ''] = rest.split(' ');
  // One thing would want its article: "controlé calidad".
  if (joint === 'de' && !/s$|^\d/u.test(first) && !/^(?:el|la|un|una)$/u.test(first))
    return undefined;
  if (JOB_NOUN.test(fold(first)) || /(?<!\p{L})por(?: el| la)? \p{L}/u.test(rest)) return undefined;
  const stem = verb.slice(0, -2);
  const said = isCurrent
    ? `${stem}o`
    : `${stem.replace(/z$/, 'c').replace(/(?<=[^c])c$/, verb.endsWith('zar') ? 'c' : 'qu')}é`;
  return did(`${said} ${joint === 'del' ? 'el ' : ''}${rest}`);
}
