/** Stretches of time by their names, folded, in all languages. */
export const PERIODS: readonly (readonly [name: string, words: string])[] = [
  ['hour', 'hours?|stunden?|horas?'],
  ['day', 'days?|tage?n?|dias?|working days?|arbeitstage?n?|weekdays?|werktage?n?'],
  ['week', 'weeks?|wochen?|semanas?'],
  ['month', 'months?|monate?n?|mes|meses'],
  ['quarter', 'quarters?|quartale?n?|trimestres?|vierteljahre?'],
  ['year', 'years?|jahre?n?|anos?'],
  ['term', 'terms?|semesters?|semestres?|halbjahre?|schuljahre?'],
  ['shift', 'shifts?|schicht(?:en)?|turnos?'],
  ['morning', 'mornings?|morgen|vormittage?|mananas?'],
  ['evening', 'evenings?|abende?|tardes?'],
  ['night', 'nights?|nachte?|noches?'],
  ['weekend', 'weekends?|wochenenden?|fin(?:es)? de semana'],
  ...(
    [
      ['monday', 'montage?|lunes'],
      ['tuesday', 'dienstage?|martes'],
      ['wednesday', 'mittwoche?|miercoles'],
      ['thursday', 'donnerstage?|jueves'],
      ['friday', 'freitage?|viernes'],
      ['saturday', 'samstage?|sonnabende?|sabados?'],
      ['sunday', 'sonntage?|domingos?'],
      ['summer', 'sommer|veranos?'],
      ['winter', 'winters?|inviernos?'],
    ] as const
  ).map(([name, words]) => [name, `${name}s?|${words}`] as const),
];
const NAMES = PERIODS.map(([name, words]) => [name, new RegExp(`^(?:${words})$`)] as const);

/** The name of a stretch of time, by its word in any of the languages, folded; undefined: it is none. */
export function periodOf(folded: string): string | undefined {
  return NAMES.find(([, words]) => words.test(folded))?.[0];
}
