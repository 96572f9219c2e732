import { PARTICIPLES } from './german.words.ts';
import { listed } from '../../post/listed.ts';
import { small } from './turned.ts';

/** Said of what was done, by its form: "eingedeckt", "abgedichtet", "entworfen", "repariert". */
const FORM =
  /^(?:(?:ein|aus|auf|ab|an|um|vor|mit|zu|durch|her|nach|über|unter|weiter|zusammen|bei|fort|hoch|wieder)?ge\p{Ll}{2,}(?:t|en)|\p{Ll}{2,}iert|(?:be|ver|er|ent|zer)\p{Ll}{3,}(?:t|en)|(?:ab|an|auf|aus|ein|vor|nach|mit)(?:be|ver|er|ent)\p{Ll}{2,}(?:t|en))$/u;
/** What happened to somebody or something, or is no participle. */
const OTHERS = listed(`
  befördert ausgezeichnet erhalten ernannt gewählt bestanden zertifiziert gefördert geehrt nominiert entlassen eingestellt beauftragt
  gegangen gereist gekommen geworden gewachsen gestiegen gesunken geblieben gefallen gelungen gescheitert geplant begonnen versetzt
  beschäftigt angestellt qualifiziert spezialisiert interessiert orientiert geprüft gelernt verworfen gestrichen abgelehnt eingestürzt
  bekommen verlassen gewesen gesund bereit gesamt gut erst verlängert empfohlen gelobt betraut vertraut
  beurlaubt erkrankt verletzt gekündigt verliehen entsandt abgeordnet freigestellt zugelassen verbeamtet vereidigt berufen delegiert
  prämiert eingestuft zugeteilt zugewiesen anerkannt eingesetzt stationiert untergebracht umgezogen verheiratet befristet unbefristet
  geöffnet belegt geschlossen gesucht vertreten besetzt gelegen verteidigt übertragen betroffen getroffen
  gerade eben sieben neben gegen genau geehrt gefallen gehören bekannt erfahren entfernt`);

/** True for a participle that says what somebody did. */
export function isParticiple(word: string): boolean {
  return PARTICIPLES.has(word) || (FORM.test(word) && !OTHERS.has(word));
}

/** One thing that is led or made, of which the gender is sure. */
const ONE: ReadonlyMap<string, string> = new Map([
  ...[
    ...listed(
      'Kolonne Gruppe Abteilung Schicht Mannschaft Klasse Werkstatt Filiale Brigade Küche Station Tour Linie Datenbank',
    ),
  ].map((noun): [string, string] => [noun, 'eine']),
  ...[...listed('Team Lager Projekt Büro')].map((noun): [string, string] => [noun, 'ein']),
]);

const MEASURE = /^\p{Lu}\p{Ll}+(?:quote|zeit|rate|dauer|zahl|kosten)$/u;
const CHANGED =
  /\d.*(?:gesenkt|verkürzt|gesteigert|erhöht|reduziert|verringert|halbiert|verdoppelt)$/u;

/** True for what says from how much to how much something was brought. */
export function isChanged(text: string): boolean {
  return / (?:von|um) \S*\d/u.test(text) && CHANGED.test(text);
}

/** "Kolonne mit drei Gesellen geführt" with the article that a note leaves out; undefined: its gender is not known. */
export function withArticle(text: string): string | undefined {
  const [first = '', second = '', third = ''] = text.split(' ');
  const article = ONE.get(first);
  const isOne =
    /^(?:mit|von|aus)$/u.test(second) &&
    /^(?:\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|bis|rund|etwa)/u.test(third);
  const isLed = /(?:geführt|geleitet|betreut|koordiniert)$/u.test(text);
  if (article !== undefined && isOne && isLed) return `${article} ${text}`;
  // "Startzeit des Geräts von 6,5 auf 2,8 Sekunden verkürzt".
  if (MEASURE.test(first) && CHANGED.test(text)) return `die ${text}`;
  // "Ein Azubi mitbetreut": whom one looks after stands in the accusative.
  return /^Ein (?:Azubi|Auszubildender|Lehrling|Praktikant) /u.test(text)
    ? small(text).replace(
        /^ein (Azubi|Auszubildende|Lehrling|Praktikant)r?/u,
        (_all, noun: string) =>
          `einen ${noun}${/nde$/u.test(noun) ? 'n' : /kant$/u.test(noun) ? 'en' : ''}`,
      )
    : undefined;
}
