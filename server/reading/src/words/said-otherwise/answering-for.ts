import { any, object, upTo, type Family } from './family.ts';

const FULL = String.raw`(?:(?:full|overall|complete|volle|umfassende|plena|completa)\s+)?`;
const RESULT_EN = any('p&l profit_and_loss profit_loss p_&_l');
const TURNOVER = any(
  'turnover revenue budget p&l profit_and_loss sales_of annual_sales yearly_sales',
);
const RESULT_DE = any('ergebnis umsatz budget kosten gewinn- p&l-? p_&_l');
const RESULT_ES = any(
  'cuenta_(?:de_)?resultados cuenta_(?:de_)?explotacion p&l resultados facturacion',
);

/** Who answers for what a house earns and spends. */
export const PROFIT: Family = {
  name: 'profit and loss',
  asked: [
    String.raw`${FULL}${RESULT_EN}(?:\s+(?:and\s+|&\s+)?(?:budget\s+)?${any('responsibility ownership accountability management experience')})?`,
    String.raw`${FULL}${any('responsibility accountability ownership responsible accountable own manage managing owning')}\s+${RESULT_EN}`,
    String.raw`${FULL}(?:budget-\s+und\s+|umsatz-\s+und\s+)?(?:ergebnis|umsatz|p&l-)verantwortung`,
    String.raw`${FULL}umsatz-\s+(?:und\s+)?ergebnisverantwortung`,
    String.raw`${FULL}verantwortung\s+(?:fur\s+)?(?:das\s+)?(?:ergebnis|umsatz|p&l)`,
    String.raw`${FULL}${any('responsabilidad gestion control responsable')}\s+(?:sobre\s+)?(?:la\s+)?${RESULT_ES}`,
  ],
  deeds: [
    String.raw`${any('managed manage owned own ran run held hold carried carry controlled had have answered_for answer_for accountable_for responsible_for')}${object(3)}${RESULT_EN}`,
    String.raw`${any('responsible_for accountable_for answered_for answer_for in_charge_of')}${upTo(3)}${TURNOVER}(?![\p{L}'-])`,
    String.raw`${any('gestione gestiono lleve llevo controle controlo')}${upTo(2)}${RESULT_ES}`,
  ],
  nouns: [
    String.raw`${RESULT_EN}\s+${any('management responsibility ownership accountability')}`,
    String.raw`(?:ergebnis|umsatz|budget|gewinn)verantwortung`,
    String.raw`(?:budget|umsatz|kosten)-\s+und\s+(?:ergebnis|umsatz)verantwortung`,
    String.raw`verantwort(?:lich|ung)\s+fur\s+(?:\S{1,12}\s+){0,2}?(?:jahres)?${RESULT_DE}(?![\p{L}-])`,
    String.raw`${any('responsable responsabilidad')}\s+(?:de|sobre)\s+(?:la\s+)?${RESULT_ES}`,
    String.raw`${any('gestion control')}\s+de\s+(?:la\s+)?cuenta\s+de\s+${any('resultados explotacion')}`,
  ],
};

const PRODUCT = any(
  `product_managers? product_owners? product_teams? product_people product_and_design design_and_product product_management
  produktmanag\\p{L}* produktteams? produktverantwortliche\\p{L}? product_managers equipos?_(?:de_)?producto responsables?_de_producto producto_y_diseno`,
);
const WITH = any('with together_with alongside mit con junto_a junto_con');

/** Who works with those that say what is built. */
export const PRODUCT_PEOPLE: Family = {
  name: 'work with product managers',
  asked: [
    String.raw`(?:work|working|collaborate|collaborating|collaboration|partner|partnering|cooperation|liaise|liaising)\s+(?:closely\s+|directly\s+)?(?:our\s+)?${PRODUCT}(?:\s+(?:designers?|and\s+design(?:ers)?|teams?))?`,
    String.raw`(?:enge\s+)?(?:zusammenarbeit|arbeitest|arbeiten|abstimmung)\s+(?:eng\s+)?(?:unseren?\s+|unserem\s+)?(?:den\s+|dem\s+)?${PRODUCT}(?:\s+zusammen)?`,
    String.raw`(?:colaborar|colaboracion|trabajar|trabajo)\s+(?:estrechamente\s+)?(?:nuestr[oa]s?\s+)?${PRODUCT}`,
  ],
  deeds: [
    String.raw`${any('worked working work collaborated collaborate partnered partner teamed_up paired planned built developed designed agreed')}${upTo(5)}${WITH}${upTo(3)}${PRODUCT}`,
    String.raw`${any('trabaje trabajo colabore colaboro desarrolle planifique')}${upTo(5)}con${upTo(3)}${PRODUCT}`,
  ],
  nouns: [
    String.raw`(?:zusammenarbeit|abstimmung|abgestimmt|gemeinsam|zusammen)\s+(?:eng\s+)?mit\s+(?:\S{1,12}\s+){0,2}?${PRODUCT}`,
    String.raw`mit\s+(?:\S{1,12}\s+){0,2}?${PRODUCT}(?:\s+\S{1,20}){0,4}?\s+${any('abgestimmt zusammengearbeitet entwickelt geplant')}`,
    String.raw`${any('colaboracion trabajo')}\s+(?:estrecha\s+)?con\s+(?:\S{1,12}\s+){0,2}?${PRODUCT}`,
  ],
};

const TESTS = String.raw`(?:a\/b|ab|a-b|split|multivariate)[- ]?tests?(?:ing|s|en)?`;

/** Two ways held against each other. */
export const SPLIT_TESTS: Family = {
  name: 'a/b testing',
  asked: [
    String.raw`(?:a?\/b|ab|split)[- ]?(?:tests?|testing|testen)`,
    String.raw`(?:tests|pruebas|experimentos)\s+a\/b`,
    String.raw`a\/b[- ](?:experiments?|experimente?n?)`,
  ],
  deeds: [],
  nouns: [
    TESTS,
    String.raw`(?:tests|pruebas|experimentos)\s+a\/b`,
    String.raw`a\/b[- ](?:experiments?|experimente?n?)`,
  ],
};

const OPERATORS = any(
  `(?:anlagen|maschinen)?bediene* bedienpersonals? bedienungspersonals? (?:machine_)?operators operating_staff
  operarios operadores personal_de_planta maschinenfuhrer*`,
);

/** Who shows those at a machine how it is run. */
export const SHOWING_MACHINES: Family = {
  name: 'training of operators',
  asked: [
    String.raw`(?:schulung(?:en)?|einweisung(?:en)?|unterweisung(?:en)?)\s+(?:unserer?s?\s+)?${OPERATORS}`,
    String.raw`(?:schulst|schulen|einweisen|weist)\s+${OPERATORS}(?:\s+ein)?`,
    String.raw`(?:training|train|instruct|instructing)\s+(?:customers'?\s+|the\s+)?${OPERATORS}`,
    String.raw`(?:formacion|formar|capacitacion|capacitar)\s+(?:a\s+)?${OPERATORS}`,
  ],
  deeds: [
    String.raw`${any('trained instructed taught showed')}${object(4)}${OPERATORS}(?![\p{L}'-])`,
    String.raw`${any('forme formo capacite instrui')}\s+(?:a\s+)?(?:\S{1,12}\s+){0,2}?${OPERATORS}`,
  ],
  nouns: [
    String.raw`(?:schulung|einweisung|unterweisung|anlernen)(?:en)?\s+(?:von\s+|der\s+|des\s+)?(?:\S{1,12}\s+){0,2}?${OPERATORS}`,
    String.raw`${OPERATORS}(?:\s+\S{1,20}){0,4}?\s+${any('geschult eingewiesen unterwiesen angelernt')}`,
    String.raw`${any('formacion capacitacion')}\s+(?:de|a)\s+(?:\S{1,12}\s+){0,2}?${OPERATORS}`,
    String.raw`(?:training|instruction)\s+of\s+(?:\S{1,12}\s+){0,2}?${OPERATORS}`,
  ],
};
