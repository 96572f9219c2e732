import { pattern } from '@sastre/reading';

/** What work is about, told apart as far as a post asks for one and not for another. */
export type Kind =
  | 'customers'
  | 'data'
  | 'food'
  | 'machines'
  | 'money'
  | 'planning'
  | 'purchasing'
  | 'quality'
  | 'safety'
  | 'sales'
  | 'standby'
  | 'stock'
  | 'teaching'
  | 'travel'
  | 'writing';

/** Beginnings of words that tell the kind, in three languages, on folded text; `$` ends the word. */
export const KIND_WORDS: Record<Kind, RegExp> = {
  customers: pattern('u')`(?<!\p{L})(?:
    customer|client|patron|supporter|donor|guest|visitor|complain|enquir|kund|gast(?!r)|gaste|klient|besucher|mandant|reklamation|beschwerde|
    publikum|cliente|huesped|visitante|reclamacion|queja|atencion al|usuari)`,
  data: pattern('u')`(?<!\p{L})(?:
    data|record|logged|catalogu|report(?:s|ing)?(?!\p{L})|spreadsheet|excel|dashboard|analy|statist|sql|survey|figures|daten|auswert|bericht|
    tabelle|erfass|katalog|dokument|kennzahl|dato|informe|registr|estadistic|catalog|analis|hojas? de calculo)`,
  food: pattern('u')`(?<!\p{L})(?:
    kitchen|menu|food|hygien|cafe|hospitality|restaurant|catering|kuche|lebensmittel|gastro|speise|cocina|aliment|hosteler|haccp|appcc)`,
  machines: pattern('u')`(?<!\p{L})(?:
    machine|equipment|repair|serviced|servicing|maintenance|install|commission(?:ed|ing)|fault|wart(?:en|et|ung)|gewartet|instand|repar|stor(?:ung|fall)|
    fehlersuche|inbetrieb|in betrieb|anlage|montage|montier|umbau|maquin|mantenimiento|averia|instal|puesta en marcha|montaje)`,
  money: pattern('u')`(?<!\p{L})(?:
    budget|invoic|costs?(?!\p{L})|pric(?:e|ing)|payroll|account(?:s|ing)(?!\p{L})|cash|premium|billing|vat(?!\p{L})|tax|ledger|etat(?!\p{L})|etats(?!\p{L})|rechnung|
    jahresabschl|monatsabschl|kosten|lohn|buchh|buchung|steuer(?!ung)|kasse|mahn|umsatz|zahlung|presupuest|factur|coste|nomina|caja(?!\p{L})|
    iva(?!\p{L})|tarifa|contab|subvenc|ahorr)`,
  planning: pattern('u')`(?<!\p{L})(?:
    rota|schedul|roster|plan(?:s|ned|ning)?(?!\p{L})|booking|deadline|dienstplan|einsatzplan|\p{L}{0,12}planung|schichtplan|termin|disposition|
    horario|turnos(?!\p{L})|planific|reserva|cuadrante|agenda|coordin)`,
  purchasing: pattern('u')`(?<!\p{L})(?:
    supplier|vendor|order(?:ed|ing)|purchas|procure|negotiat|tender|lieferant|einkauf|bestell|beschaff|verhandl|proveedor|compra|pedido|
    negoci)`,
  quality: pattern('u')`(?<!\p{L})(?:
    quality|audit|inspect|iso(?!\p{L})|checklist|accredit|qualitat|pruf|reklamation|abweich|calidad|inspecc|acredit|ensayo|certificac)`,
  safety: pattern('u')`(?<!\p{L})(?:
    safety|accident|risk|hazard|arbeitssicherheit|arbeitsschutz|\p{L}{0,12}unfall|gefahrdung|unterweis|prl(?!\p{L})|riesgo|prevencion|accidente|
    seguridad)`,
  sales: pattern('u')`(?<!\p{L})(?:
    sold|sales|sell|campaign|marketing|fundrais|appeal|events?(?!\p{L})|present(?:ed|s|ing)?(?!\p{L})|verkauf|vertrieb|akquise|werb|messe(?!\p{L})|
    veranstalt|vent(?:a|as)(?!\p{L})|vend|campana|feria|evento)`,
  standby: pattern('u')`(?<!\p{L})(?:
    stand-?by|on.call|call-?out|emergenc|\p{L}{0,8}notdienst|\p{L}{0,8}bereitschaft|guardia|urgencia|entstor|storungsbeseitigung|storungsdienst)`,
  stock: pattern('u')`(?<!\p{L})(?:
    stock|inventor|warehouse|goods|deliver|pack(?:ed|ing|s)?(?!\p{L})|load(?:ed|ing)|shipment|forklift|pallet|lager|bestand|inventur|waren|versand|
    kommission|stapler|almacen|existencia|inventari|carga|descarga|carretill|envio|palet|camara)`,
  teaching: pattern('u')`(?<!\p{L})(?:
    teach|taught|train(?:ed|s|ing)(?!\p{L})|course|workshop|class(?:es)?(?!\p{L})|school|lesson|apprentice|mentor|schul(?:ung|st|e|te|ungen)?(?!\p{L})|geschult|
    \p{L}{0,12}kurse?(?!\p{L})|unterricht|einweis|eingewiesen|ausbild|azubi|auszubild|anleit|angeleitet|schulklasse|klassen|formacion|formo|formaba|
    forme(?!\p{L})|curso|alumn|practicas|aprendiz)`,
  travel: pattern('u')`(?<!\p{L})(?:
    drove|driv(?:e|ing)(?!\p{L})|truck|tipper|van(?!\p{L})|tour(?:ed|ing)|travel|routes?(?!\p{L})|fahr(?:en|t|zeug)|gefahren|reise|transport|aussendienst|
    vor ort|conduc(?:ir|tor)|viaj|desplaz|ruta|reparto|flota|camion)`,
  writing: pattern('u')`(?<!\p{L})(?:
    wrote|writ(?:e|ing)|article|newsletter|website|publi|copy(?!\p{L})|schrieb|geschrieben|verfass|beitrag|broschur|redact|redes sociales|pagina web)`,
};

/** What a post by its name is about. */
export const POST_KINDS: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/buyer|purchas|procure|einkauf|compra/u, ['purchasing', 'money']],
  [/account|payroll|bookkeep|buchh|bilanz|lohn|contab|controll|steuer(?!ung)/u, ['money', 'data']],
  [/analy|data|daten|datos/u, ['data']],
  [/warehouse|lager|almac|logisti/u, ['stock', 'planning', 'safety']],
  [/dispatch|disponent|trafico|transport/u, ['travel', 'planning', 'stock']],
  [/chef(?!in)|cook|koch|cocin|kitchen|kuche/u, ['food', 'planning', 'purchasing', 'stock']],
  [
    /service|monteur|mechan|mechatron|elektr|electric|netz|mantenimiento/u,
    ['machines', 'travel', 'standby'],
  ],
  [
    /sales|vertrieb|berater|comercial|verkauf|vendedor/u,
    ['sales', 'customers', 'teaching', 'travel'],
  ],
  [/marketing|giving|fundrais|communicat|comunicacion/u, ['sales', 'writing', 'money']],
  [/recep|front desk|hotel|informador|empfang/u, ['customers', 'planning', 'money']],
  [/event|veranstalt/u, ['sales', 'planning', 'customers']],
  [/ausbild|train|teach|lehr|instruct|formador|docente/u, ['teaching']],
  [/production|produktion|shift|schicht|turno|produccion/u, ['planning', 'quality', 'safety']],
  [/admin|verwalt|office|sekret|sachbearb/u, ['data', 'planning', 'customers']],
  [/quality|qualitat|calidad/u, ['quality', 'data']],
];
