import { fold, pattern } from '@sastre/reading';
import type { EngineTask } from '../task/engine.ts';

/** People who are led, taught or shown how: on folded text. */
const PEOPLE = pattern('u')`
  (?<!\p{L})(?:
    people|persons?|staff|teams?|crews?|brigade|shift|apprentices?|trainees?|students?|volunteers?|colleagues?|groundsmen|assistants?|
    employees|operatives|nurses|waiters|drivers|porters|cooks|helpers|interns?|juniors?|starters|members|
    personen|team|kolonne|schicht|gruppe|abteilung|azubis?|auszubildende\w*|lehrlinge?\w*|gesellen|kolleg\w+|mitarbeiter\w*|
    mitarbeitende\w*|ehrenamtliche\w*|praktikant\w*|studierende\w*|aushilfen|helfer\w*|beschaftigte\w*|erstsemester\w*|
    personas?|equipos?|cuadrillas?|brigadas?|turno|aprendiz\w*|alumn\w+|voluntari\w+|companer\w+|auxiliar\w*|becari\w+|
    monitor\w+|emplead\w+|operari\w+|recepcionistas|dependientes|camarer[oa]s|conductor[ea]s|enfermer[oa]s|cociner[oa]s|turnos|practicas|tecnicos
  )(?!\p{L})`;
const LEADS = pattern('u')`
  (?<!\p{L})(?:
    led|lead|ran|run|supervis\w+|manag\w+|head(?:ed)?|train(?:ed|ing)?|mentor\w*|taught|teach\w*|coach\w*|coordinat\w+|oversaw|oversee|
    instruct\w*|induct\w*|
    gefuhrt|fuhrt?e?|fuhrung|geleitet|leit(?:e|et|ete|ung)|angeleitet|anleitung|eingewiesen|einweisung|eingearbeitet|einarbeitung|geschult|
    schul(?:e|te|ung\w*)|ausgebildet|ausbildung|betreut|betreuung|mitbetreut|koordin\w+|unterricht\w*|angelernt|einfuhrungskurse|
    dirig\w+|dirij\w+|coordin\w+|lider\w+|supervis\w+|form(?:e|o|aba|acion)|ensen\w+|tutor\w+|organi\w+|mand\w+
  )(?!\p{L})`;

/** True for a deed that says whom one led or taught. */
export function leadsPeople(text: string): boolean {
  const folded = fold(text);
  return LEADS.test(folded) && PEOPLE.test(folded);
}

const POST = pattern('u')`
  (?<!\p{L})(?:
    leader|lead|manager|head|supervisor|foreman|trainer|instructor|teacher|director|chief|captain|
    \p{L}*leiter(?:in)?|\p{L}*leitung|ausbilder(?:in)?|\p{L}*meister(?:in)?|vorarbeiter(?:in)?|teamlead|\p{L}*trainer(?:in)?|\p{L}*lehrer(?:in)?|
    jef[ae]|encargad[oa]|responsable|director[a]?|supervisor[a]?|coordinador[a]?|capataz|formador[a]?|docente|profesor[a]?
  )(?!\p{L})`;
/** What an ad of another name asks for all the same. */
const DUTY = pattern('u')`
  (?<!\p{L})(?:
    (?:lead|manage|supervise|train|coach|mentor) (?:\p{L}+ ){0,3}(?:team|brigade|people|staff|assistant|line|crew|apprentices|colleagues)|
    (?:schul\w+|unterweis\w+|einweis\w+|anleit\w+|ausbild\w+|fuhrung (?:von|eines|des))|
    (?:dirigir|liderar|coordinar|formar|supervisar) (?:a |al |un |una |el |la )?(?:\p{L}+ ){0,2}(?:equipo|personas|personal|turno|cuadrilla)
  )`;

/** True for a job in which people are led or taught. */
export function asksToLead({ position, requirements }: EngineTask): boolean {
  return (
    POST.test(fold(position)) ||
    requirements.some(({ kind, quote }) => kind === 'duty' && DUTY.test(fold(quote)))
  );
}
