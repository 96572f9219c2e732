import { did, result, small, type Turned } from './turned.ts';

/** "Die Ausleihen der Abteilung sind um 15 Prozent gestiegen": how something went that can be counted. */
const WENT =
  /^(?:Die|Der|Das) (?:\S+ ){1,6}(?:ist|sind) (?:\S+ ){0,8}\S*(?:\d|Prozent|Hälfte|Drittel|Viertel)\S* (?:\S+ ){0,4}(?:gestiegen|gesunken|gefallen|zurückgegangen|gewachsen)(?:, seit ich [^,;]+)?$|^(?:Die|Der|Das) (?:\S+ ){1,6}(?:stieg|sank|fiel|wuchs)(?:en)? (?:\S+ ){0,8}\S*(?:\d|Prozent|Hälfte|Drittel|Viertel)\S*(?: \S+){0,4}$/u;

/** A sentence of its own about what came of it. */
export function turnResult(bullet: string): Turned | undefined {
  return WENT.test(bullet) && !/[;:]/.test(bullet) ? result(bullet) : undefined;
}

/** "Ich war für die Hörbücher zuständig". */
export function turnWas(text: string, bullet: string, isCurrent: boolean): Turned | undefined {
  if (text === bullet) return undefined;
  const [, verb = '', rest = ''] =
    /^(war|bin) ([^,;:]{5,120} (?:tätig|zuständig|verantwortlich)|(?:zuständig|verantwortlich) für [^;:]{3,120})$/u.exec(
      text,
    ) ?? [];
  return rest !== '' && (verb === 'war' || isCurrent) ? did(`${verb} ich ${rest}`) : undefined;
}

/** "Seit 2022 keine Absturzunfälle in der Kolonne": what it is good that there was none of. */
export function turnNone(text: string): Turned | undefined {
  const [, when = '', what = ''] =
    /^((?:Seit|In|Im) [^,;:]{3,30} )?(kein(?:en?|e)? (?:\p{Ll}+ )?\p{Lu}?\p{Ll}*(?:unfälle?|Unfälle?|beanstandung(?:en)?|Beanstandung(?:en)?|reklamation(?:en)?|Reklamation(?:en)?|verletzung(?:en)?|grundberührung(?:en)?|ausfälle)[^,;:]{0,60})$/iu.exec(
      text,
    ) ?? [];
  if (what === '') return undefined;
  return did(`gab es ${small(when)}${small(what)}`);
}

/** "Rufbereitschaft jede vierte Woche". */
export function turnOnCall(text: string, isCurrent: boolean): Turned | undefined {
  const [, duty = '', how = ''] =
    /^((?:Ruf)?[Bb]ereitschaft(?:sdienst)?|Notdienst) ((?:alle|jede[ns]?) (?:\p{L}+ )?(?:Wochen?|Monate?|Wochenenden?))$/u.exec(
      text,
    ) ?? [];
  return duty === '' ? undefined : did(`${isCurrent ? 'habe' : 'hatte'} ich ${how} ${duty}`);
}

/** "Mitarbeit an der Auswahl" says that one worked on it. */
const TOOK_PART: ReadonlyMap<string, string> = new Map([
  ['Mitarbeit', 'mitgearbeitet'],
  ['Mitwirkung', 'mitgewirkt'],
  ['Aushilfe', 'ausgeholfen'],
]);

/** A bullet that says what one had a part in. */
export function turnTookPart(text: string): Turned | undefined {
  const [, noun = '', rest = ''] =
    /^(\p{Lu}\p{Ll}+) ((?:an|am|bei|beim|in) [^,;:(]+)$/u.exec(text.replace(/ \(\d{4}\)$/u, '')) ??
    [];
  const verb = TOOK_PART.get(noun);
  return verb === undefined ? undefined : did(`habe ich ${rest} ${verb}`);
}
