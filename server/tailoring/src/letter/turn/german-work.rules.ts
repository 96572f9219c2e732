import { isCounted } from './counted.rules.ts';
import { objectOf } from './german-objects.rules.ts';
import { did, type Turned } from './turned.ts';

/** A verb as a letter needs it: "bereite … vor", "vorbereitet". */
interface Verb {
  present: string;
  rest: string;
  participle: string;
  /** Done once: said as done, also of a job that goes on. */
  isOnce: boolean;
}

/** Names of work with what is done, where the noun says no more or less than the verb; "!" is done once. */
const VERB_OF: ReadonlyMap<string, Verb> = new Map(
  `Montage montiere montiert! | Demontage demontiere demontiert! | Installation installiere installiert! | Reparatur repariere repariert
   Wartung warte gewartet | Pflege pflege gepflegt | Betreuung betreue betreut | Beratung berate beraten | Planung plane geplant
   Organisation organisiere organisiert | Koordination koordiniere koordiniert | Koordinierung koordiniere koordiniert
   Entwicklung entwickle entwickelt! | Führung führe geführt | Leitung leite geleitet | Steuerung steuere gesteuert
   Verwaltung verwalte verwaltet | Bearbeitung bearbeite bearbeitet | Erstellung erstelle erstellt | Durchführung führe+durch durchgeführt
   Überwachung überwache überwacht | Prüfung prüfe geprüft | Bedienung bediene bedient | Reinigung reinige gereinigt
   Zubereitung bereite+zu zubereitet | Vorbereitung bereite+vor vorbereitet | Anleitung leite+an angeleitet
   Einarbeitung arbeite+ein eingearbeitet | Einweisung weise+ein eingewiesen | Schulung schule geschult
   Unterstützung unterstütze unterstützt | Umsetzung setze+um umgesetzt! | Implementierung implementiere implementiert!
   Optimierung optimiere optimiert! | Automatisierung automatisiere automatisiert! | Dokumentation dokumentiere dokumentiert
   Analyse analysiere analysiert | Auswertung werte+aus ausgewertet | Übersetzung übersetze übersetzt | Gestaltung gestalte gestaltet
   Programmierung programmiere programmiert | Kalkulation kalkuliere kalkuliert | Beschaffung beschaffe beschafft
   Kommissionierung kommissioniere kommissioniert | Begleitung begleite begleitet! | Moderation moderiere moderiert
   Kontrolle kontrolliere kontrolliert | Abwicklung wickle+ab abgewickelt | Einführung führe+ein eingeführt!
   Herstellung stelle+her hergestellt | Behandlung behandle behandelt | Untersuchung untersuche untersucht
   Ablösung löse+ab abgelöst! | Umstellung stelle+um umgestellt! | Erfassung erfasse erfasst | Vermessung vermesse vermessen
   Vertretung vertrete vertreten | Kontierung kontiere kontiert | Buchung buche gebucht | Abrechnung rechne+ab abgerechnet
   Inbetriebnahme nehme+in_Betrieb in_Betrieb_genommen | Überarbeitung überarbeite überarbeitet! | Ausbildung bilde+aus ausgebildet
   Disposition disponiere disponiert | Annahme nehme+an angenommen | Ermittlung ermittle ermittelt | Verlegung verlege verlegt!
   Versorgung versorge versorgt | Sanierung saniere saniert! | Bestellung bestelle bestellt | Abstimmung stimme+ab abgestimmt
   Bestimmung bestimme bestimmt | Senkung senke gesenkt! | Verkürzung verkürze verkürzt! | Steigerung steigere gesteigert! | Ausarbeitung arbeite+aus ausgearbeitet!
   Aufbau baue+auf aufgebaut! | Mitgestaltung gestalte+mit mitgestaltet
   Archivierung archiviere archiviert | Präparation präpariere präpariert! | Restaurierung restauriere restauriert!
   Aufbereitung bereite+auf aufbereitet | Digitalisierung digitalisiere digitalisiert! | Veröffentlichung veröffentliche veröffentlicht`
    .split(/[|\n]/)
    .map((row) => {
      const [noun = '', present = '', participle = ''] = row
        .trim()
        .replaceAll('_', ' ')
        .split(/ (?!Betrieb)(?!genommen)/);
      const [verb = '', rest = ''] = present.split('+');
      return [
        noun,
        {
          present: verb,
          rest: rest === '' ? '' : ` ${rest}`,
          participle: participle.replace('!', ''),
          isOnce: participle.endsWith('!'),
        },
      ];
    }),
);

const WORK_ON =
  /^(\p{Lu}\p{Ll}+)(?: und (\p{Lu}\p{Ll}+))? (von|der|des|einer) ((?:(?:rund|etwa|circa|ca\.|über|bis zu) )?(?:(?:\d\S*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) )?)((?:\p{Ll}+en ){0,2}(?:\p{Lu}\p{Ll}+- und )?\p{Lu}[\p{L}-]+)((?: [^;:(),]{1,90})?)$/u;
/** "Einweisung neuer Kolleginnen": without an article, many. */
const GENITIVE =
  /^(\p{Lu}\p{Ll}+) ((?:neu|jung|eigen|extern|intern|angehend|ausländisch|technisch)e)r (?=\p{Lu}\p{Ll}+(?:en|innen)(?!\p{L}))/u;
/** Somebody else's. */
const OF_OTHERS =
  /(?<!\p{L})(?:vom|wurden?|wird|bis)(?!\p{L})|(?<!zur \p{L}{3,30} )(?<!\p{L})durch (?!\p{L}+(?:ung|te|e) )/u;
/** A second work that would want a verb of its own, and all behind it. */
const SECOND_WORK = / (?:und|sowie) (?=(\p{Lu}\p{Ll}+)(?: |$)).*$/u;
/** A note behind a comma that reads on: "täglich etwa 70 Belege". */
const READS_ON =
  /^(?:täglich|wöchentlich|monatlich|jährlich|vierteljährlich|halbjährlich|einmal|zweimal|dreimal|mehrmals|(?:bisher |etwa |rund |bis zu |insgesamt )+(?:\d\S*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\p{L}*|die \p{Ll}\p{L}+|keine[rs]? davon|davon|darunter|zusammen|gemeinsam|meist|überwiegend|teils|auch)(?: |$)/u;
const OFTEN =
  /(?<!\p{L})(?:täglich|wöchentlich|monatlich|jährlich|regelmäßig|laufend)\p{L}{0,2}(?!\p{L})|(?<!\p{L})(?:pro|im|je|jede[nrs]?) (?:Tag|Woche|Monat|Jahr(?! \d{4})|Schicht)/u;
const HOW_OFTEN =
  /^(?:(?:\p{Ll}+jähr|wöchent|monat|täg|jähr)lich|einmal|zweimal|dreimal|viermal|mehrmals)$/u;
/** So many times, and not again and again. */
const FEW_TIMES =
  /(?<!\p{L})(?:einmal|zweimal|dreimal|viermal|fünfmal|mehrmals|gelegentlich)(?! (?:im|pro|in|am|je)(?!\p{L}))(?!\p{L})/iu;

/**
 * "Montage von 48 Wallboxen" as "habe ich 48 Wallboxen montiert"; of a job that goes on "erstelle ich die Lohnabrechnungen" where it is
 * done again and again. Only where the form of what was worked on is sure; what has no verb of its own behind it is left out.
 */
export function turnWork(text: string, isCurrent: boolean): Turned | undefined {
  const [, how = ''] = /^(\p{Lu}\p{Ll}+lich)e (?=\p{Lu})/u.exec(text) ?? [];
  const isHow = HOW_OFTEN.test(how.toLowerCase());
  const told = isHow ? text.slice(how.length + 2) : text;
  const [head = '', ...notes] = told.split(/, (?=[^,]+$)|, (?=(?:die|der|das) \p{Ll})/u);
  // "Mit Kies, Getreide und Schrott" is one list, which is told whole or not at all.
  if (/^\p{Lu}[\p{L}-]+ und \p{Lu}[\p{L}-]+$/u.test(notes[0] ?? '')) return undefined;
  // A second work behind a comma wants its own verb.
  if (/^\p{Lu}\p{Ll}+ (?:von|der|des|einer) /u.test(notes[0] ?? '')) return undefined;
  // A note that only goes on, as "Testabdeckung derzeit bei 72 %", is left out.
  const note = notes[0] ?? '';
  // "Zweimal" stands before what was done.
  const often = isHow ? `${how.toLowerCase()} ` : HOW_OFTEN.test(note) ? `${note} ` : '';
  const tail = often === '' && READS_ON.test(note) ? `, ${note}` : '';
  const second = SECOND_WORK.exec(head)?.[1] ?? '';
  const isWork =
    isWorkName(second) && !new RegExp(`^\\p{Lu}\\p{Ll}+ und ${second} `, 'u').test(head);
  const whole = isWork ? head.replace(SECOND_WORK, '') : head;
  const [, noun = '', other = '', joint = '', amount = '', object = '', rest = ''] =
    WORK_ON.exec(whole.replace(GENITIVE, '$1 von $2n ')) ?? [];
  const verbs = [noun, other].filter((one) => one !== '').map((one) => VERB_OF.get(one));
  const [verb, next] = verbs;
  if (verb === undefined || verbs.includes(undefined) || OF_OTHERS.test(rest)) return undefined;
  // "Monats-, Quartals- und …", and what ends in a participle of its own.
  if (object.endsWith('-') || /\s\p{Ll}+$/u.test(whole)) return undefined;
  const [, also = ''] = / und (\p{Lu}[\p{L}-]+)/u.exec(/^ und /u.test(rest) ? rest : '') ?? [];
  // "Von Kassenbüchern und Bankauszügen": both bend.
  if (also !== '' && joint === 'von' && objectOf(joint, [also]) !== also) return undefined;
  // "Der Bankkonten und der Kasse", "von Maschinen und von Werkzeug": the second would stay in its case.
  if (/^ (?:und|sowie) (?:der|des|von|vom) /u.test(rest)) return undefined;
  const named = objectOf(joint, object.split(' '));
  if (named === undefined) return undefined;
  const what = `${joint === 'der' ? named.replace(/^die /u, `die ${amount}`) : `${amount}${named}`}${rest}`;
  // "Zweimal" is no habit.
  const isHabit = !verb.isOnce && !FEW_TIMES.test(text) && (OFTEN.test(text) || !isCounted(amount));
  if (isCurrent && isHabit && (next === undefined || verb.rest + next.rest === '')) {
    const said = next === undefined ? verb.present : `${verb.present} und ${next.present}`;
    return did(`${said} ich ${often}${what}${verb.rest}${tail}`);
  }
  const done = next === undefined ? verb.participle : `${verb.participle} und ${next.participle}`;
  return did(`habe ich ${often}${what} ${done}${tail}`);
}

function isWorkName(noun: string): boolean {
  return VERB_OF.has(noun) || /(?:ung|ion|nahme)$/u.test(noun);
}
