import { fold, JOB_NOUN, pattern } from '@sastre/reading';
import { did, type Turned } from './turned.ts';

/**
 * Names of work that end in -ción and the like, with the verb that says neither more nor less; "!" is done once. Forms that no rule
 * makes stand behind it: of the present, of the past, of what was done again and again.
 */
const VERB_OF: ReadonlyMap<string, string> = new Map(
  `elaboración elaborar|redacción redactar|tramitación tramitar|instalación instalar!|reparación reparar|configuración configurar!|
   implementación implementar!|optimización optimizar!|automatización automatizar!|creación crear!|organización organizar|
   coordinación coordinar|planificación planificar|supervisión supervisar|revisión revisar|negociación negociar|
   gestión gestionar|preparación preparar|documentación documentar|diseño diseñar|clasificación clasificar|
   restauración restaurar|fabricación fabricar|calibración calibrar|actualización actualizar|limpieza limpiar|control controlar|
   atención atender/atiendo/atendí/atendía|corrección corregir/corrijo/corregí/corregía|cierre cerrar/cierro/cerré/cerraba|
   apoyo apoyar|montaje montar!|registro registrar|reparto repartir|recogida recoger/recojo/recogí/recogía|facturación facturar|
   conciliación conciliar|análisis analizar|cálculo calcular|edición editar|maquetación maquetar|programación programar|
   inspección inspeccionar|evaluación evaluar|etiquetado etiquetar|envasado envasar|carga cargar|descarga descargar|
   colaboración colaborar|participación participar|reposición reponer/repongo/repuse/reponía|venta vender|migración migrar!|
   reducción reducir!/reduzco/reduje/reducía|aumento aumentar!|reorganización reorganizar!|lectura leer/leo/leí/leía|
   transporte transportar|tasación tasar|sustitución sustituir/sustituyo/sustituí/sustituía|asesoramiento asesorar|envío enviar|
   mantenimiento mantener/mantengo/mantuve/mantenía|traducción traducir/traduzco/traduje/traducía|digitalización digitalizar!|
   replanteo replantear!|detección detectar!|delineación delinear|subsanación subsanar|calibrado calibrar|medición medir/mido/medí/medía|
   dirección dirigir/dirijo/dirigí/dirigía|formación formar|selección seleccionar|rehabilitación rehabilitar!|ampliación ampliar!|
   construcción construir!/construyo/construí/construía|implantación implantar!|introducción introducir!/introduzco/introduje/introducía|
   puesta poner|recuperación recuperar!|mejora mejorar!|rescate rescatar|realización realizar|impartición impartir|verificación verificar`
    .split('|')
    .map((row) => row.trim().split(' ') as [string, string]),
);
/** What these have behind them is no object. */
const BEHIND: ReadonlyMap<string, RegExp> = new Map([
  ['atención', /^a(?:l| la| los| las| huésp| client| públic)/u],
  ['sustitución', /^a(?:l| la) /u],
  ['asesoramiento', /^a(?:l| la| los| las|) /u],
  ['apoyo', /^a(?:l| la| los| las| dos| tres| cuatro| \d+) /u],
  ['colaboración', /^en /u],
  ['participación', /^en /u],
]);
/** Somebody's whom it was done to, which would want an "a", or another clause. */
const NOT_ALONE = pattern('iu')`
  [;:(]|(?<!\p{L})(?:cual(?:es)?|que)(?!\p{L})|
  ^(?:(?:los|las|el|la|un|una|\d+|de(?:l)?) )*(?:personal|client|alumn|pacient|equipo(?!s)|emplead|colaborador|grup|niñ|compañer|usuari)`;
const HOW_OFTEN: ReadonlyMap<string, string> = new Map([
  ['diar', ' a diario'],
  ['mens', ' cada mes'],
  ['sema', ' cada semana'],
  ['anua', ' cada año'],
]);
const OFTEN =
  /(?<!\p{L})(?:al? (?:día|mes|año)|por (?:semana|mes|turno|día)|cada|diari[oa]s?|mensual(?:es)?|semanal(?:es)?|a diario)(?!\p{L})/u;

/** "Tramitación de unas 30 garantías al mes" as "tramitaba …", or "tramito" where the job goes on; "Creación de dos manuales" as "creé". */
export function turnWork(text: string, isCurrent: boolean): Turned | undefined {
  const [first = '', second = ''] = text.split(/(?:,| [ye]) (?=\p{Ll}+ del? )/u);
  const next = second.split(' ')[0] ?? '';
  // A second work has a verb of its own, or is left out.
  const isSecond = VERB_OF.has(next);
  const head = turnOne(isSecond ? first : text, text, isCurrent);
  if (head === undefined) return undefined;
  const other = isSecond ? turnOne(second, text, isCurrent) : undefined;
  return did(other === undefined ? head : `${head} y ${other}`);
}

const DONE_COUNTED =
  /^(?:formación|selección|traducción|digitalización|redacción|reparación|evaluación|detección|impartición)$/u;
const COUNTED = /^(?:a )?(?:un[oa]s )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d)/u;

function turnOne(text: string, whole: string, isCurrent: boolean): string | undefined {
  const [, noun = '', often = '', told = ''] =
    /^(\p{L}+)(?: (diari[ao]|mensual|semanal|anual))? ((?:del?|al?|en) .+)$/u.exec(text) ?? [];
  const name = noun.toLowerCase();
  // "Sustitución del jefe": whom one stands in for has its "a".
  const behind =
    name === 'sustitución' ? told.replace(/^del /u, 'al ').replace(/^de la /u, 'a la ') : told;
  const how = HOW_OFTEN.get(often.slice(0, 4)) ?? '';
  const verb = VERB_OF.get(name);
  if (verb === undefined) return undefined;
  const isOnce = verb.includes('!');
  const own = BEHIND.get(name);
  const object = own === undefined ? objectOf(behind, name) : own.test(behind) ? behind : undefined;
  if (
    object === undefined ||
    NOT_ALONE.test(
      object
        .replace(/^a (?:un|una|dos|tres|personas|\d+)(?!\p{L}).*/u, '')
        .replace(/^(?:a|al|en) .*|, con lo que .*/u, ''),
    )
  )
    return undefined;
  // By whom it was done.
  if (/(?<!\p{L})por (?:el|la|los|las|un|una) \p{L}/u.test(object)) return undefined;
  // "Formación de dos compañeros" was done, and does not go on.
  const isDone = isOnce || (DONE_COUNTED.test(name) && COUNTED.test(object) && !OFTEN.test(whole));
  const isHabit = !isDone && (OFTEN.test(whole) || !/\d/.test(object.slice(0, 30)));
  return `${formsOf(verb.replace('!', ''))[isCurrent && !isDone ? 0 : isHabit ? 2 : 1]}${how} ${object}`;
}

/** Whom one leads or teaches has an "a": "coordino a un auxiliar". */
function withPerson(object: string, name: string): string {
  const [, noun = ''] =
    /^(?:un|una|dos|tres|cuatro|cinco|seis|\d+|los|las|nuev[oa]s|vari[oa]s) (\p{L}+)/u.exec(
      object,
    ) ?? [];
  const isPerson = PERSON.test(fold(noun)) || (OF_PEOPLE.test(name) && JOB_NOUN.test(fold(noun)));
  return isPerson ? `a ${object}` : object;
}
/** Work with people: what is read is no accountant but a meter ("contador"). */
const OF_PEOPLE = /^(?:coordinación|supervisión|formación|dirección|selección|evaluación)$/u;
const PERSON =
  /^(?:auxiliar|persona|voluntari|monitor|aprendi|becari|companer|operari|peon|alumn|emplead|trabajador|colaborador)/u;

/** Behind the verb what stood behind "de"; one thing would want its article: "controlé calidad". */
function objectOf(behind: string, name: string): string | undefined {
  const [, joint = '', rest = ''] = /^(del?) (.+)$/u.exec(behind) ?? [];
  const [first = ''] = rest.split(' ');
  if (joint === 'de' && /^personas,?$/u.test(first)) return `a ${rest}`;
  if (joint === '' || JOB_NOUN.test(fold(first))) return undefined;
  if (joint === 'de' && !/s$|^\d/u.test(first) && !/^(?:el|la|un|una)$/u.test(first))
    return undefined;
  const object = withPerson(joint === 'del' ? `el ${rest}` : rest, name);
  // A second work without a verb of its own is left out.
  return ofBoth(object, name)?.replace(SECOND_WORK, '');
}

const SECOND_WORK =
  / y (?:\p{Ll}+(?:ción|sión|miento|aje) del?|(?:comparación|coordinación|conciliación|contraste) con) .*$/u;

/**
 * "De la temperatura y de la documentación", "de pedidos y de stock": the second thing loses its "de" with the first,
 * unless it goes on another one; where a bare noun or a person would be left, no verb can be said.
 */
function ofBoth(object: string, name: string): string | undefined {
  const [, before = '', and = '', joint = '', behind = ''] =
    /^(.+?) ([ye]) (del?) (.+)$/u.exec(object) ?? [];
  if (before === '' || / del? /u.test(before)) return object;
  const other = joint === 'del' ? `el ${behind}` : behind;
  const [first = ''] = other.split(' ');
  const isWhole = /^(?:el|la|un|una)$|s,?$|^\d/u.test(first) && !JOB_NOUN.test(fold(first));
  return isWhole ? `${before} ${and} ${withPerson(other, name)}` : undefined;
}

/** First person of the present, of the past, and of what was done again and again. */
function formsOf(verb: string): string[] {
  const [infinitive = '', ...own] = verb.split('/');
  if (own.length > 0) return own;
  const stem = infinitive.slice(0, -2);
  if (!infinitive.endsWith('ar')) return [`${stem}o`, `${stem}í`, `${stem}ía`];
  const past = stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c');
  return [`${stem}o`, `${past}é`, `${stem}aba`];
}
