import { indexFacts } from '../cv/fact-index.rules.ts';
import { fold, words } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** Houses that are called by what is done in them, one kind a line: the end of a word of their names, folded. */
const KINDS = `
  pflegedienst sozialstation; pflegeheim altenheim seniorenheim wohnheim residencia; hospiz hospice;
  krankenhaus klinik klinikum spital hospital infirmary clinica healthcare gesundheitswesen sanidad;
  praxis surgery clinic consultorio ambulatorio healthcare gesundheitswesen sanidad;
  labor laboratory laboratorio; apotheke pharmacy farmacia;
  kita kindergarten kindertagesstatte kindertageseinrichtung krippe nursery guarderia;
  schule gymnasium school academy colegio escuela instituto; hochschule university universidad universitat;
  hotel hoteleria hotellerie gasthof hostal parador hosteleria hospitality gastgewerbe;
  restaurant restaurante hosteleria hospitality gastronomie gastgewerbe; backerei bakery panaderia; metzgerei carniceria; brauerei brewery; bodega;
  (?<!daten)bank sparkasse banco; versicherung insurance aseguradora; kanzlei asesoria gestoria; werkstatt garage taller; tischlerei schreinerei;
  gartnerei; druckerei; spedition; werft shipyard astillero; baumarkt; supermarkt supermarket supermercado; kaufhaus;
  bibliothek library biblioteca; museum museo; theater theatre teatro; prison carcel`
  .split(';')
  .map((kind) => new RegExp(`(?:${kind.trim().split(/\s+/).join('|')})(?:e?[ns]|es)?$`, 'u'));
const HOUSE = { test: (word: string) => KINDS.some((kind) => kind.test(word)) };
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
  // A vet's is no house of the health service.
  const own = words(company).filter((word) => !/^(?:tier|veterin)/u.test(word));
  // "In schools": at an academy.
  const isOne = (word: string) =>
    KINDS.some((kind) => kind.test(word) && own.some((one) => kind.test(one)));
  return { says, isOne };
}
