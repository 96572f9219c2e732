import type { Requirement } from '@sastre/shared-contracts/api';
import { pattern } from './pattern.ts';
import { fold } from './stem.rules.ts';

/** Where in a CV it belongs what a job text asks for and no list of skills has; `none`: a CV need not say it. */
type Place = NonNullable<Requirement['belongs']>;

/** When, where and whether one may work: terms of the job. */
const TERMS = pattern('u')`
  (?<!\p{L})(?:
    (?:right|eligib\p{L}+|permi(?:ssion|t|tted)|authori[sz]\p{L}+|entitled|entitlement|legally \p{L}+) to (?:work|live)|
    (?:work|residence) (?:permit|visa|authori[sz]ation)|arbeitserlaubnis|aufenthaltstitel|permiso de (?:trabajo|residencia)|
    work(?:ing)? (?:\p{L}+ ){0,3}(?:nights?|weekends?|shifts?|evenings?|rotas?|bank holidays?|overtime|unsociable hours|flexible hours)|
    (?:nights?|weekends?|evenings?|early|late|rotating|shift|on[ -]call) (?:and|or) (?:nights?|weekends?|evenings?|late|shifts?|bank holidays?)(?: work)?|
    (?:night|weekend|evening|rotating|early|late|on[ -]call) (?:work|shifts?|duty|rota)|shift work(?:ing)?|
    (?:willing\p{L}*|availab\p{L}+|able|ready|readiness|prepared) to (?:travel|commute|relocate|be on call)|
    \p{L}*(?:schicht|wochenend|nacht|feiertags|reise|umzugs|einsatz|ruf)(?:bereitschaft|arbeit|dienste?n?)|reisebereit|
    (?:wechsel|drei|zwei)schicht\p{L}*|bereitschaft (?:zu[mr]?|fur)|(?:flexible[nr]?|unregelmassige[nr]?) arbeitszeiten?|
    disponibilidad|trabaj(?:o|ar) (?:a|por|en) turnos|turnos (?:rotativos|nocturnos|de noche)|
    (?:noches|turnos) y fines de semana|horario (?:flexible|rotativo)
  )(?!\p{L})`;
const YEARS =
  /^(?:at least |minimum |mindestens |al menos )?\d+\+? ?(?:years?|jahren?|anos?)(?!\p{L})/u;
/** What ends an education or a training. */
const STUDIES = pattern('u')`
  (?<!\p{L})(?:
    (?<!\d[ -])degree|diploma|bachelor'?s?|master'?s (?:degree|in)|masters|phd|doctorate|qualification|apprenticeship|gcses?|
    a[ -]levels?|nvq|hn[cd]|btec|pgc(?:e|ert)|
    (?:abgeschlossene|berufs|fach)\p{L}* ?ausbildung|ausbildung(?: (?:als|zum|zur|im|in) .*|$)|fachweiterbildung|
    weiterbildung (?:als|zum|zur|in)|\p{L}*studium|(?:hochschul|berufs|schul|universitats|studien|fachhochschul)abschluss|staatsexamen|
    (?:meister|gesellen)brief|titulacion|titulo (?:de|en|universitario)|grado (?:en|medio|superior)|licenciatura|
    master (?:en|universitario)|bachillerato|formacion (?:profesional|reglada)|ciclo formativo|diplomatura
  )(?!\p{L})`;
/** What an office or a body gives. */
const PAPERS = pattern('u')`
  (?<!\p{L})(?:
    (?:professional|state|board|current|valid) registration|registration (?:with|as)|registered (?:with|as)|
    certified|certification|certificate(?:$| (?:in|of|for) .*)|(?:cscs|cpcs|sia|ecs) card|licensure|
    dbs(?: .*)?|background check|security clearance|fuhrungszeugnis|gesundheitszeugnis|approbation|zulassung als .*|
    \p{L}*(?:zertifikat|zertifizierung)|fachkunde\p{L}*|sachkunde\p{L}*|certificad[oa]|certificacion|colegiacion|colegiad[oa]
  )(?!\p{L})`;
/** "NMC registration". */
const BODY = /(?<!\p{L})\p{Lu}{2,6} registration(?!\p{L})/u;
const LONGEST = 160;

/** Where it belongs what is asked for as a tool or a skill and can be none; undefined: it can be one. */
export function placeOf(term: string, quote: string): Place | undefined {
  const folded = fold(term.slice(0, LONGEST));
  if (TERMS.test(folded)) return 'none';
  if (YEARS.test(folded)) return 'experience';
  if (STUDIES.test(folded)) return 'education';
  const isOfBody = BODY.test(term) || quote.startsWith(`${term} registration`);
  return isOfBody || PAPERS.test(folded) ? 'certificates' : undefined;
}
