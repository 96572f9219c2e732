import { any, object, upTo, type Family } from './family.ts';

/** Work of single trades that their ads name by one noun and their CVs tell by what is done. */
export const CODE_REVIEW: Family = {
  name: 'code review',
  asked: [
    any(`code_reviews? reviewing_code review_code peer_reviews?_code review_code_your_colleagues
      revisar_codigo(?:_tus_companeros)? revision(?:es)?_codigo code-reviews? code-review`),
  ],
  deeds: [
    String.raw`${any('reviewed reviewing review')}${object(3)}${any('pull requests? merge_requests? code')}(?!\p{L})`,
    String.raw`${any('leo y_comento reviso comente revise')}${upTo(4)}${any('pull_requests? merge_requests? codigo')}`,
  ],
  nouns: [
    String.raw`(?:leo|reviso)\s+y\s+comento\s+(?:los\s+)?pull\s+requests?`,
    String.raw`(?:pull|merge)[- ]requests?(?:\s+[^\s,;.:()]{1,30}){0,4}?\s+(?:geprueft|gepruft|kommentiert|reviewt)`,
    String.raw`revision\s+de\s+(?:codigo|pull\s+requests?)`,
  ],
  never: [any('building_code postal_code')],
};

export const MONTH_END: Family = {
  name: 'month-end close',
  asked: [
    String.raw`(?:monthly|month-end|month end|year-end|financial)\s+(?:close|closing|closes)(?:\s+(?:two|three|four|\d)?\s*(?:legal )?entit(?:y|ies))?`,
    any(
      'monatsabschlusse? jahresabschlusse? monats-_jahresabschlusse? erstellung_monatsabschlussen?',
    ),
    any('cierres?_(?:mensual(?:es)?|contables?|mes)'),
  ],
  deeds: [
    String.raw`(?:closed|closing|shut)\s+(?:\S{1,8}\s+){0,2}?(?:books|accounts|ledgers?)(?!\s+(?:payable|receivable))`,
    String.raw`(?:cierro|cerre|cerraba)\s+(?:\S{1,8}\s+){0,2}?(?:contabilidad|cuentas|libros|el mes)(?!\s+bancarias)`,
  ],
  nouns: [
    String.raw`i\s+(?:shut|close|closed)\s+the\s+books`,
    String.raw`month[- ]end\s+clos(?:e|ing)`,
    String.raw`(?:monats|jahres)abschluss\p{L}{0,4}`,
    String.raw`cierres?\s+(?:mensual(?:es)?|contables?)`,
  ],
};

export const TRAVEL: Family = {
  name: 'travelling for work',
  asked: [
    any(`(?:willing_|willingness_|readiness_)?(?:business_)?travel(?:ling)? reisebereitschaft bereitschaft_(?:dienst)?reisen
      (?:disponibilidad_)?viajar(?:_zona)?`),
  ],
  deeds: [],
  nouns: [
    String.raw`(?:days?|weeks?|nights)\s+(?:a|per)\s+(?:week|month|year)\s+(?:on the road|travell?ing)`,
    String.raw`(?:dias|semanas)\s+(?:por|a la|al)\s+(?:semana|mes|ano)\s+(?:en ruta|de viaje|viajando|fuera)`,
    String.raw`(?:tage|wochen)\s+(?:pro|im|die)\s+(?:woche|monat|jahr)\s+(?:auf reisen|unterwegs)`,
    String.raw`(?:travelled|travelling)\s+(?:to|across)\s+(?:\d{1,3}|customers|clients|sites)`,
  ],
};

export const ACCESSIBILITY: Family = {
  name: 'web accessibility',
  asked: [
    any(`(?:web_)?accessibility accesibilidad(?:_web)? barrierefreiheit barrierefreie_webseiten
      llevar_accesibilidad`),
  ],
  deeds: [],
  nouns: [
    String.raw`(?:keyboard|teclado|tastatur)${upTo(4)}(?:screen\s?readers?|lector(?:es)?\s+de\s+pantalla|screenreader\p{L}{0,2})`,
    String.raw`(?:screen\s?readers?|lector(?:es)?\s+de\s+pantalla|screenreader\p{L}{0,2})${upTo(4)}(?:keyboard|teclado|tastatur)`,
    'wcag',
  ],
};

export const WEB_SPEED: Family = {
  name: 'speed of web pages',
  asked: [
    any(`(?:web|frontend|front-end|page|site)_(?:performance|speed)(?:_optimi[sz]ation)?
      improv(?:e|ing)_(?:web|frontend|page|site)_performance mejorar_rendimiento_(?:nuestra_)?web(?:_publica)?
      rendimiento_web web-performance ladezeiten_(?:verbessern|optimieren) optimierung_ladezeiten`),
  ],
  deeds: [
    String.raw`${any('cut reduced lowered halved improved')}${object(3)}(?:page|load|loading)\s+(?:load\s+)?times?`,
  ],
  nouns: [
    String.raw`(?:paso|pasaron)\s+de\s+cargar\s+en\s+\d`,
    String.raw`ladezeit\p{L}{0,2}(?:\s+[^\s,;.:()]{1,30}){0,6}?\s+(?:gesenkt|verkurzt|halbiert|verbessert|reduziert)`,
    String.raw`tiempos?\s+de\s+carga`,
  ],
};
