import type { Language } from '@sastre/shared-contracts/api';
import type { Region } from '@sastre/frames';
import { contactIn, fold, pattern } from '@sastre/reading';
import type { EngineTask } from '../task/engine.ts';

/** What only America writes: its money, its law, its places, its words. */
const AMERICA: Partial<Record<Language, RegExp>> = {
  en: pattern('iu')`
    \$ ?\d|(?<!\p{L})(?:
      usd|401 ?\(?k\)?|eeoc?|e-verify|w-2|at-will|u\.s\.|usa|united states|american|canada|fmla|
      equal opportunity employer|(?:new york|texas|california|ohio|florida|illinois|oregon|colorado)
    )(?!\p{L})|,[ ](?:al|ak|az|ca|co|ct|fl|ga|il|ma|md|mi|mn|mo|nc|nj|ny|oh|or|pa|tn|tx|va|wa|wi)(?=[ ]\d{5}|[\n,.)|])`,
  es: pattern('iu')`
    (?<!\p{L})(?:
      mxn|cop|clp|ars|uyu|usd|\d pesos|\d soles|mexico|mexican[oa]s?|cdmx|ciudad de mexico|monterrey|
      queretaro|jalisco|bajio|argentin[oa]s?|argentina|buenos aires|colombia|colombian[oa]s?|bogota|medellin|
      chile|chilen[oa]s?|peru|peruan[oa]s?|ecuador|quito|guayaquil|uruguay|montevideo|paraguay|asuncion|
      bolivia|venezuela|caracas|costa rica|guatemala|panama|honduras|el salvador|nicaragua|
      republica dominicana|puerto rico|postula(?:te|r|rse|cion|ciones|nte|ntes)|egresad[oa]s?|imss|infonavit|
      aguinaldo|vales de despensa|prestaciones de ley|curriculum vitae actualizado|licencia de manejo|
      s\. ?a\. de c\. ?v\.?
    )(?!\p{L})`,
};
const ELSEWHERE: Partial<Record<Language, RegExp>> = {
  en: pattern('iu')`
    [£€] ?\d|(?<!\p{L})(?:
      gbp|nhs|uk|united kingdom|england|scotland|wales|ireland|irish|british|dbs|gcses?|pro rata|per annum|
      annual leave|bank holidays|covering letter|organisations?|programmes?|licence|centre|labour
    )(?!\p{L})`,
  es: pattern('iu')`
    \d ?€|(?<!\p{L})(?:
      euros?|eur|espana|espanol[ae]s|madrid|barcelona|valencia|sevilla|bilbao|malaga|zaragoza|s\. ?l\. ?u?|
      convenio colectivo|rgpd|lopd\p{L}*|\d+ pagas|tecnico superior|seguridad social|grado superior|ciclo formativo|carne de conducir
    )(?!\p{L})`,
};

const INFORMAL: Partial<Record<Language, RegExp>> = {
  de: /(?<![\p{L}])(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|eure?)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:tú|ti|contigo|tienes|eres|quieres|buscas|debes|puedes|sabes|harás|serás|envía|envíanos|mándanos|cuéntanos|dinos|únete|inscríbete|apúntate|escríbenos|tus?|te (?:ofrecemos|apetece|gusta|esperamos))(?!\p{L})/giu,
};
const FORMAL: Partial<Record<Language, RegExp>> = {
  de: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre[mnrs]?|Ihr)(?!\p{L})/u,
  es: /(?<!\p{L})(?:usted(?:es)?|envíe(?:nos)?|remit(?:a|ir|an)|abstenerse)(?!\p{L})/iu,
};
const SURE = 2;

/** True for an ad that says "du" or "tú" to whom it looks for, and nowhere "Sie" or "usted". */
function isInformal(jobText: string, language: Language): boolean {
  const said = jobText.match(INFORMAL[language] ?? /(?!)/u)?.length ?? 0;
  return said >= SURE && FORMAL[language]?.test(jobText) !== true;
}

/** Where a letter is read, by the signs of the ad, else by those of the CV; undefined: not in America, or it is not told. */
export function regionOf({ letterLanguage, jobText, main }: EngineTask): Region | undefined {
  const { personal_info: person, work_experience: work } = main;
  const own = [person.location, ...work.map(({ location }) => location)].join('\n');
  for (const text of [jobText, own].map(fold)) {
    const isElsewhere = ELSEWHERE[letterLanguage]?.test(text) === true;
    const isThere = AMERICA[letterLanguage]?.test(text) === true;
    if (isThere && !isElsewhere) return 'america';
    if (isThere || isElsewhere) break;
  }
  // Who is greeted as Mr or Ms is not spoken to as "du" below.
  const isByName = contactIn(jobText)?.address !== undefined;
  return isInformal(jobText, letterLanguage) && !isByName ? 'informal' : undefined;
}
