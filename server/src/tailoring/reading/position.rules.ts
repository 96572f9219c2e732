import { fold } from './stem.rules.ts';

const JOB_NOUN =
  /(engineer|developer|analyst|manager|designer|nurse|consultant|architect|assistant|specialist|officer|administrator|coordinator|scientist|teacher|technician|editor|writer|accountant|director|lead|driver|cook|chef|representative|advisor|desarrollador|ingenier|analista|gerente|jefe|jefa|responsable|tecnic|enfermer|administrativ|profesor|dependient|comercial|disenador|consultor|contable|camarer|leiter|entwickler|ingenieur|berater|kaufmann|kauffrau|sachbearbeiter|techniker|pfleger|fachkraft|referent|assistent|verkaufer|planer|meister|koch|lehrer|erzieher)/;

/** The position as the job description's head names it; empty when its first lines name none. */
export function readPosition(jobText: string, companyName: string): string {
  for (const line of jobText.split('\n').slice(0, 6)) {
    const position = positionIn(line, companyName);
    if (position !== '') return position;
  }
  return '';
}

function positionIn(line: string, companyName: string): string {
  if (line.length > 110 || /^- |[.!?:]$/.test(line.trim())) return '';
  const cut = line
    .replace(/\((?:[mwdfxihv]\s*\/\s*)+[mwdfxihv]\)/giu, ' ')
    .split(/ [–—|·-] | @ |,|;|\(| (?:at|bei|en) (?=\p{Lu})/u)[0];
  const position = (cut ?? '').replace(/\s+/g, ' ').trim();
  const count = position.split(' ').length;
  if (position.length < 4 || count > 6 || !/^\p{Lu}/u.test(position)) return '';
  if (fold(position) === fold(companyName)) return '';
  return JOB_NOUN.test(fold(position)) ? position : '';
}
