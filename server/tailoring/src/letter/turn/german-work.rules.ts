import { findTools, pattern } from '@sastre/reading';
import { did, type Turned } from './turned.ts';

const WORK_ON =
  /^(\p{Lu}\p{Ll}+) (von|der) ((?:(?:rund|etwa|circa|ca\.|über|bis zu) )?(?:(?:\d\S*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) )?\p{Lu}[\p{L}-]+)((?: [^;:(),]{1,70})?)$/u;
/** Plurals that "von" bends no further than the verb does; "von Kindern", "von Geräten" are bent. */
const SAME_IN_BOTH = pattern('u')`
  (?:
    ungen|ionen|enten|anten|isten|innen|schaften|heiten|keiten|täten|anlagen|boxen|maschinen|karten|listen|daten|seiten|fragen|
    gruppen|klassen|studien|schulen|stellen|kunden|kollegen|[^s]s
  )$`;
/** Somebody else's, or a second work that would want a verb of its own. */
const NOT_ALONE = /(?<!\p{L})(?:und|sowie|oder|durch|vom|wurden?|wird|bis)(?!\p{L})/u;

/** Names of work with what was done, where the noun says no more or less than the verb. */
const PARTICIPLE_OF: ReadonlyMap<string, string> = new Map(
  `Montage montiert | Demontage demontiert | Installation installiert | Reparatur repariert | Wartung gewartet | Pflege gepflegt
   Betreuung betreut | Beratung beraten | Planung geplant | Organisation organisiert | Koordination koordiniert
   Koordinierung koordiniert | Entwicklung entwickelt | Führung geführt | Leitung geleitet | Steuerung gesteuert
   Verwaltung verwaltet | Bearbeitung bearbeitet | Erstellung erstellt | Durchführung durchgeführt | Überwachung überwacht
   Prüfung geprüft | Bedienung bedient | Reinigung gereinigt | Zubereitung zubereitet | Vorbereitung vorbereitet
   Anleitung angeleitet | Einarbeitung eingearbeitet | Einweisung eingewiesen | Schulung geschult | Unterstützung unterstützt
   Umsetzung umgesetzt | Implementierung implementiert | Optimierung optimiert | Automatisierung automatisiert
   Dokumentation dokumentiert | Analyse analysiert | Auswertung ausgewertet | Übersetzung übersetzt | Gestaltung gestaltet
   Programmierung programmiert | Kalkulation kalkuliert | Beschaffung beschafft | Kommissionierung kommissioniert
   Begleitung begleitet | Moderation moderiert | Kontrolle kontrolliert | Abwicklung abgewickelt | Einführung eingeführt
   Herstellung hergestellt | Behandlung behandelt | Untersuchung untersucht | Ablösung abgelöst
   Umstellung umgestellt | Erfassung erfasst | Vermessung vermessen | Vertretung vertreten`
    .split(/[|\n]/)
    .map((row) => row.trim().split(' ') as [string, string]),
);

/**
 * "Montage von 48 Wallboxen" as "habe ich 48 Wallboxen montiert". Only where what was worked on has the same form behind the verb as
 * behind the noun: names and plurals in -en or -s behind "von", whatever stands right behind "der" (a plural, or a feminine noun).
 */
export function turnWork(text: string): Turned | undefined {
  const [, noun = '', joint = '', object = '', rest = ''] = WORK_ON.exec(text) ?? [];
  const participle = PARTICIPLE_OF.get(noun);
  if (participle === undefined || NOT_ALONE.test(rest)) return undefined;
  const name = object.split(' ').at(-1) ?? '';
  const isSame = joint === 'der' || SAME_IN_BOTH.test(name) || findTools(name)[0] === name;
  if (!isSame) return undefined;
  return did(`habe ich ${joint === 'der' ? 'die ' : ''}${object}${rest} ${participle}`);
}
