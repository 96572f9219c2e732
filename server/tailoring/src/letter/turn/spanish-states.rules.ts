import { did, result, small, type Turned } from './turned.ts';

/** "Menos avisos repetidos: del 14 al 9 %", "Programa de voluntariado: de 5 a 14 voluntarios". */
const LESS = /^Menos (\p{Ll}+[oae]s(?: \p{Ll}+)?): (del? \d[\d.,]*(?: %)? (?:a|al) \d[^:;]*)$/u;
const FROM_TO =
  /^((?:Programa|Servicio|Equipo|Plazo|Número|Índice|Tiempo|Club|Grupo|Proyecto|Taller) [^:;]{3,40}): (del? \d[\d.,]*(?: ?%| \p{L}{1,6})? (?:a|al) \d[^:;]*)$/u;
/** "Cobertura de pruebas del 54 % al 81 %": what is measured, and how it went. */
const MEASURED =
  /^((Cobertura|Tasa|Merma|Rotación|Satisfacción|Cuota|Facturación|Productividad|Plazo|Tiempo|Índice|Porcentaje|Número|Consumo|Gasto|Coste|Absentismo)(?: [^:;,]{2,60}?)?) (del? \d[\d.,]*(?: ?%| \p{L}{1,6})? (?:a|al) \d[^:;]*)$/u;
const MASCULINE = /^(?:Plazo|Tiempo|Índice|Porcentaje|Número|Consumo|Gasto|Coste|Absentismo)$/u;

/** "Los errores bajaron del 1,8 % al 0,9 %". */
const WENT =
  /^(?:El|La|Los|Las) (?:[\p{L}\dº.ª]+ ){1,12}(?:bajó|bajaron|subió|subieron|pasó|pasaron|aumentó|creció) (?:del?|un|en) (?:un )?\d[^;:]*$/u;

/** A sentence of its own about what came of it. */
export function turnSpanishResult(text: string): Turned | undefined {
  if (WENT.test(text)) return result(small(text));
  const [, what = '', how = ''] = LESS.exec(text) ?? [];
  if (what !== '') {
    return result(`hubo menos ${what}, ${how}`);
  }
  const [, thing = '', range = ''] = FROM_TO.exec(text) ?? [];
  if (thing !== '') return result(`el ${small(thing)} pasó ${range}`);
  const [, measured = '', noun = '', went = ''] = MEASURED.exec(text) ?? [];
  const article = MASCULINE.test(noun) ? 'el' : 'la';
  // "Tiempo de revisión reducido de 90 a 65 minutos".
  const thingTold = small(measured).replace(
    / (?:reducid|aumentad|rebajad|elevad|acortad)[oa]$/u,
    '',
  );
  return noun === '' ? undefined : result(`${article} ${thingTold} pasó ${went}`);
}

/** "Miembro de la comisión". */
export function turnSpanishState(text: string, isCurrent: boolean): Turned | undefined {
  // "Guardias una semana de cada cinco".
  if (/^Guardias? (?:una semana|un fin de semana|cada|de fin de semana)(?= )/u.test(text))
    return did(`${isCurrent ? 'hago' : 'hacía'} ${small(text)}`);
  return /^Miembro del? (?:la |el )?/u.test(text)
    ? did(`${isCurrent ? 'soy' : 'fui'} ${small(text)}`)
    : undefined;
}

/** The verb behind a phrase of time that begins a bullet: "Durante dos vendimias recibí la uva"; empty: there is none. */
export function verbFirst(text: string): string {
  return (
    /^(?:Durante|En|Desde|Tras) (?:\p{Ll}+ |\d+ ){1,4}?(\p{Ll}{2,}[éí]) (?:el|la|los|las|un|una|unas|unos|\d)/u.exec(
      text,
    )?.[1] ?? ''
  );
}
