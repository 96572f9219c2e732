import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { words } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** Words that stand in any job text and tell nothing of what is asked. Folded. */
export const GENERIC: ReadonlySet<string> = new Set(
  `new neue neuer neuen neues neuem nuevo nueva nuevos nuevas system systems systeme systemen sistema sistemas software
tool tools programm programme programms programa programas maschine maschinen ort various verschiedene verschiedenen
diversos diversas work working works job jobs role position team teams colleague colleagues experience experiences
experienced year years month months day days time good great strong solid new company business skills skill ability
  abilities people use used using help make run give clear end week weekly daily knowledge understanding degree
  similar related equivalent comparable better requirement requirements must have nice plus level least minimum
  etc others things something anything everything ready able willing like love enjoy bring hold know need want well
  first day-to-day say says tell date competent environment field area areas candidate candidates please based across
  within
  basic level levels even too really especially please desirable preferred essential advantage ideally required
  necessary helpful useful welcome
  equipo equipos trabajo trabajar empresa puesto experiencia anos ano meses dia dias tiempo buen buena bueno buenos
  nivel minimo conocimiento conocimientos manejo capacidad similar similares equivalente requisito requisitos
  imprescindible deseable valorable tener saber poder hacer persona personas gente ganas entorno area areas forma
  parte ambito plus ventaja
  arbeit arbeiten team erfahrung erfahrungen berufserfahrung jahre jahren jahr tag tage zeit gut gute guter gutes sehr
  grundkenntnisse grundkenntnissen fachkenntnisse vorkenntnisse kenntnisse kenntnis unternehmen mitarbeiter kollegen
  kolleginnen bereich umfeld umgang vergleichbar
  vergleichbare vergleichbaren ahnlich ahnliche ahnliches ahnlichem voraussetzung vorteil wunschenswert idealerweise
  mindestens freude lust spass bereitschaft fahigkeit stelle aufgaben
  monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday
  sundays montag montags dienstag dienstags mittwoch donnerstag donnerstags freitag freitags samstag samstags sonntag
  sonntags lunes martes miercoles jueves viernes sabado sabados domingo domingos
  sorry thanks thank promise honestly gracias favor verdad leider danke versprochen ehrlich bringst hast kannst
  solltest verfugst bist haben bringen konnen sollten verfugen ware waren wenn schon toll`
    .trim()
    .split(/\s+/),
);

/** Of words that tell nothing each, and an ability all the same. */
const TEAMWORK = pattern()`
  \b(?:
    trabaj(?:o|ar|ando) en (?:un )?equipo|work(?:ing)? (?:well )?(?:in|as part of|within) (?:a )?teams?|
    (?:arbeit|arbeiten|zusammenarbeit) im team
  )\b`;

/** True when a text has a word that says what it is about. */
export function isTelling(text: string): boolean {
  const own = words(text);
  if (TEAMWORK.test(own.join(' '))) return true;
  return own.some(
    (word) =>
      word.length > 1 && !/^\d+$/.test(word) && !GENERIC.has(word) && !ALL_FUNCTION_WORDS.has(word),
  );
}
