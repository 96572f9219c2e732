/** A licence to drive with its first class: "Führerschein Klasse B". */
const LICENCE =
  /(?:führerschein|fahrerlaubnis|driving licen[cs]e|driver['’]s licen[cs]e|carn[eé]t? de conducir|permiso de conducir|permis de conduire|prawo jazdy|rijbewijs|patente)(?:,?\s(?:klassen?|kl\.|kat\.|kategorii|category|categor[ií]as?|clases?|tipos?|cat\.))?\s(?:[A-DT][12]?E?|BE)$/iu;
const CLASS = /^(?:[A-DLMT][12]?E?|AM|E)$/u;
const PARTS = /\s*(?:[,/+]|\s(?:und|and|y|et)\s)\s*/u;

/** Whether a text ends in a licence to drive and its first class. */
export function endsInLicence(text: string): boolean {
  return LICENCE.test(text);
}

/** Whether a text is a class of such a licence, as CE. */
export function isLicenceClass(text: string): boolean {
  return CLASS.test(text);
}

/** Whether a line says nothing but such a licence, with all its classes. */
export function isLicence(line: string): boolean {
  const [first = '', ...classes] = line.trim().split(PARTS);
  const found = LICENCE.exec(first);
  return found?.index === 0 && classes.every(isLicenceClass);
}

/** Whether a text says nothing but classes of such a licence: "B, BE". */
export function areLicenceClasses(text: string): boolean {
  return text.trim().split(PARTS).every(isLicenceClass);
}
