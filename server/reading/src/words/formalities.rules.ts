import { oncePerText } from '@sastre/shared-once';
import { pattern, source } from './pattern.ts';
import { fold } from './stem.rules.ts';

const LICENCE = source`
  (?:pkw-)?fuhrerschein|fahrerlaubnis|fuhrerausweis|(?:car |driving |driver'?s? )licen[cs]e|
  (?:carne|carnet|permiso|licencia|registro) de (?:conducir|manejo|conduccion)|
  (?:carne|carnet|permiso)(?: tipo| clase)?(?= (?:am|b1?|be)(?![a-z]))`;
const VACCINATION = source`
  masern(?:impfung|schutz\w*|immunitat)|(?:corona-?|covid(?:-19)?-?)?impf(?:nachweis|schutz|ung|ausweis|status)|
  (?:gegen masern |vollstandig |mehrfach )?geimpft|(?:(?:proof of|measles|covid-?(?:19)?|full) )*(?:vaccination|immuni[sz]ation)|
  (?:fully )?vaccinated|(?:cartilla|certificado|carnet) de vacunacion|vacunacion|vacunad[oa]`;
const MOBILITY = source`
  (?:eigene[rns]?|privater?) (?:pkw|auto|fahrzeug|wagen)|pkw|(?:reise|umzugs)bereitschaft|reisebereit|mobilitat|
  (?:own|access to an?|access to own|use of an?) (?:car|vehicle|transport)|
  (?:willing(?:ness)?|availability|available|able|ready) to (?:travel|relocate)|
  (?:vehiculo|coche) propio|disponibilidad (?:para|de) (?:viajar|viajes|desplazar(?:se|me)|desplazamientos|cambio de residencia)|
  disponibilidad (?:geografica|inmediata)|movilidad geografica`;
const BEFORE = source`
  (?:(?:gultige[rns]?|full|clean|valid|current|uk|eu|us|nachweis|besitz|im|inhaber(?:in)?|des|der|eine[rs]?|hold|holder|of|an?|
  i|have|proof|ich|habe|bin|tengo|con|en|posesion|del?|estoy) ){0,4}`;
const BEHIND = source`
  (?=$| ?[,;:()/+.–-]| (?:und|and|y|e|or|oder|o|seit|since|desde|vorhanden|klassen?|class|category|categoria|kategorie|tipo|clase|am|b1?|be|in|
  mit|with|con|valid|gultig|vigente|al|required|for|fur|para|nacional|national|international|innerhalb|within|weltweit|bis|up|gegen|
  against|contra)(?!\p{L}))`;

const ALONE = pattern('u')`^${BEFORE}(?:${LICENCE}|${VACCINATION}|${MOBILITY})${BEHIND}`;
const AMONG = pattern('u')`(?<!\p{L})(?:${LICENCE}|${VACCINATION}|${MOBILITY})(?!\p{L})`;
/** What one drives by trade: a lorry, a bus, a fork-lift. */
const TRADE = pattern('u')`
  (?<!\p{L})(?:(?:klassen?|class|category|kategorie|categoria|tipo|clase|carne|carnet|permiso|fuhrerschein|b,|b\/|,) ?(?:c1?e?|d1?)|
  hgv|lgv|lkw|lorry|truck|bus|taxi|stapler\w*|forklift|carretill\w*|camion\w*|cap|adr|tractor)(?!\p{L})`;
const LONGEST = 120;
/** Each fact is asked beside each requirement. */
const MOST_TEXTS = 5_000;

/**
 * True for what says that somebody may, or is able to, be somewhere: a licence to drive a car, a vaccination, a car of one's own, a readiness to
 * travel. Many ads ask for it, and it is no evidence of any work.
 */
export const isFormality = oncePerText(MOST_TEXTS, (text): boolean => {
  const folded = fold(text.slice(0, LONGEST)).trim();
  return ALONE.test(folded) && !TRADE.test(folded);
});

/** True when a text speaks of such a thing at all. */
export function namesFormality(text: string): boolean {
  return AMONG.test(fold(text));
}

/** What an office or a house gives or finds out, and nobody knows better or worse: a check, a permit. */
const PAPER = pattern('u')`
  (?<!\p{L})(?:
    dbs(?: (?:check|certificate|clearance))?|background check|security clearance|(?:right|eligib\p{L}+|permi(?:ssion|t)) to work|
    work permit|working with children check|fuhrungszeugnis|arbeitserlaubnis|aufenthaltstitel|gesundheitszeugnis|
    permiso de (?:trabajo|residencia)|certificado de (?:delitos|antecedentes)\P{L}.{0,40}|carne de manipulador(?: de alimentos)?
  )(?!\p{L})`;

/** True for what one has or has not: it is added to a CV without a level. */
export function hasNoLevel(term: string): boolean {
  return isFormality(term) || namesLicence(term) || PAPER.test(fold(term.slice(0, LONGEST)));
}

const ANY_LICENCE = pattern('u')`(?<!\p{L})(?:${LICENCE})(?!\p{L})`;
const namesLicence = (term: string) => ANY_LICENCE.test(fold(term.slice(0, LONGEST)));
