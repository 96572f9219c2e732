import type { Language } from '@sastre/shared-contracts/api';
import { detectLanguage } from '@sastre/reading';

const LINES = `
the|la|die; of|de|von; and|y|und; with|con|mit; for|para|für; in|en|in; by|por|durch; per|por|pro; to|a|zu; from|desde|aus; on|sobre|auf; at|en|bei; that|que|die; is|es|ist; who|que|wer; a|una|eine; their|sus|ihre; own|propias|eigene; off|fuera|neben; still|todavía|noch; all|toda|alle; up|arriba|oben; not|no|nicht; without|sin|ohne; was|era|war; were|eran|waren; or|o|oder; as|como|als; it|ello|es; this|esta|diese; my|mi|mein;
second|segunda|zweite; line|línea|Reihe; queues|colas|Warteschlangen; cut|reduje|verkürzte; built|construí|baute; moved|trasladé|verlegte; taught|enseñé|lehrte; write|escribir|schreiben; colleagues|compañeros|Kollegen; monthly|mensuales|monatliche; reports|informes|Berichte; bookings|reservas|Buchungen; route|ruta|Strecke; average|promedio|Durchschnitt; counter|mostrador|Schalter; shift|turno|Schicht; branches|sucursales|Filialen; agency|agencia|Agentur; came|vino|kam; likes|gusta|mag; talking|hablar|sprechen; passengers|pasajeros|Fahrgäste; analyst|analista|Analystin;
reduced|reduje|senkte; time|tiempo|Zeit; load|carga|Ladung; seconds|segundos|Sekunden; screens|pantallas|Bildschirme; main|principales|wichtigste; wrote|escribí|schrieb; tests|pruebas|Prüfungen; review|revisión|Durchsicht; whole|todo|ganze; portal|portal|Portal; taste|gusto|Geschmack; understands|entiende|versteht; anyone|cualquiera|jeder; cover|portada|Titelseite; organised|organicé|ordnete; customers|clientes|Kunden; year|año|Jahr; years|años|Jahre; days|días|Tage; construction|obra|Bau; bakery|panadería|Bäckerei; orders|pedidos|Bestellungen; deliveries|entregas|Lieferungen; costs|costes|Kosten; under|bajo|unter; plan|plan|Plan`;
const ROWS = LINES.split(';').map((line) => line.split('|').map((word) => word.trim()));
const COLUMNS: Record<Language, number> = { en: 0, es: 1, de: 2 };

/** Puts a text into another language word by word: no translation to show to anyone, but with the function words that a language is known by. */
export function gloss(text: string, to: Language): string {
  const from = detectLanguage(text) ?? guess(text);
  if (from === to) return text;
  const words = new Map(
    ROWS.map((row) => [(row[COLUMNS[from]] ?? '').toLowerCase(), row[COLUMNS[to]] ?? '']),
  );
  return text.replace(/(?<![\p{L}\p{N}@./])\p{L}+(?![\p{L}\p{N}@/])/gu, (word) => {
    const other = words.get(word.toLowerCase());
    if (other === undefined) return word;
    return /^\p{Lu}/u.test(word) ? `${other.charAt(0).toUpperCase()}${other.slice(1)}` : other;
  });
}

/** Short texts: the language that knows most of the words. */
function guess(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = (language: Language) => {
    const own = new Set(ROWS.map((row) => (row[COLUMNS[language]] ?? '').toLowerCase()));
    return words.filter((word) => own.has(word)).length;
  };
  const languages: Language[] = ['en', 'es', 'de'];
  return languages.toSorted((one, other) => known(other) - known(one))[0] ?? 'en';
}
