import { indexFacts } from '../cv/fact-index.rules.ts';
import { fold, words } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** Houses that are called by what is done in them: the end of a word of their names, folded. */
const HOUSE = pattern('u')`
  (?:pflegedienst|pflegeheim|altenheim|wohnheim|seniorenheim|krankenhaus|klinik|klinikum|spital|hospiz|praxis|labor|apotheke|
  sozialstation|kita|kindergarten|kindertagesstatte|krippe|schule|gymnasium|hochschule|hotel|gasthof|restaurant|backerei|metzgerei|brauerei|
  bank|sparkasse|versicherung|kanzlei|werkstatt|tischlerei|schreinerei|gartnerei|druckerei|spedition|werft|baumarkt|supermarkt|kaufhaus|
  bibliothek|museum|theater|hospital|clinic|surgery|hospice|pharmacy|laboratory|nursery|school|college|university|academy|bakery|brewery|
  bank|insurance|library|museum|theatre|theater|shipyard|garage|supermarket|prison|
  clinica|residencia|consultorio|ambulatorio|farmacia|laboratorio|guarderia|colegio|escuela|instituto|universidad|hostal|
  restaurante|panaderia|carniceria|bodega|banco|aseguradora|taller|astillero|biblioteca|museo|teatro|supermercado|carcel)e?n?s?$`;
/** "Nursing home", "centro de salud". */
const HOUSES = pattern('u')`
  (?<!\p{L})(?:(?:nursing|care|children'?s|retirement|residential) homes?|(?:health|medical|day|care|leisure|call) cent(?:re|er)s?|
  (?:home|domiciliary) care|law firm|building society|primary care|centros? (?:de salud|medico|de dia|escolar)|bufete)(?!\p{L})`;

/** What the name of an employer says of the work there. */
export interface House {
  /** Whether a word says what kind of house it is. */
  isOne(word: string): boolean;
  /** Whether the name of the house says a word, in whatever form. */
  says(word: string): boolean;
}

const NONE: House = { isOne: () => false, says: () => false };

/**
 * An employer whose name says what house it is carries what years were spent on: "Ambulanter Pflegedienst" is where
 * one works "in der ambulanten Pflege". Any other name proves nothing: a company called "SQL Services" is no SQL.
 */
export function houseSaying(company: string): House {
  const isHouse = HOUSES.test(fold(company)) || words(company).some((word) => HOUSE.test(word));
  if (!isHouse) return NONE;
  const name = indexFacts([{ id: 'company', text: company }]);
  const says = (word: string) => name.speakingOf(word).size > 0;
  return { says, isOne: (word) => HOUSE.test(word) && says(word) };
}
