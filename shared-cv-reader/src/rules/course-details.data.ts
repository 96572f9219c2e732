import { named } from './named.ts';

/** What tells more of a course behind its name, folded: what was heard there, what was written, and by whose advice. */
export const COURSE_DETAILS: ReadonlySet<string> = new Set(
  named(`
    coursework | course work | courseworks | relevant coursework | relevant course work | related coursework | key coursework | selected coursework |
    courses | relevant courses | core courses | key courses | main courses | selected courses | course highlights | modules | key modules |
    relevant modules | main modules | subjects | main subjects | key subjects | core subjects | major subjects | topics | focus | major courses |
    thesis | thesis title | title of thesis | bachelor thesis | bachelors thesis | master thesis | masters thesis | phd thesis | dissertation |
    dissertation title | research | research title | final project | final year project | capstone | capstone project | project | advisor | advisors |
    adviser | supervisor | supervisors | activities | activities and societies | clubs | societies | extracurricular activities | extracurriculars |
    area | areas | research area | area of research | keywords | remaining subjects | tatigkeitsbereich | tatigkeit | aufgaben |
    awards | honors | honours | achievements | scholarships | status | description | skills | electives | specialized courses |
    schwerpunkt | schwerpunkte | studienschwerpunkt | studienschwerpunkte | vertiefung | vertiefungen | inhalte | lehrinhalte | module |
    abschlussarbeit | bachelorarbeit | masterarbeit | diplomarbeit | bachelorthesis | masterthesis | doktorarbeit | thema | betreuer |
    tesis | tesina | trabajo fin de grado | trabajo de fin de grado | trabajo fin de master | tfg | tfm | asignaturas | materias | cursos |
    memoire | these | matieres | modules principaux | cours | projet de fin d etudes | pfe | sujet |
    tesi | tesi di laurea | titolo della tesi | corsi | esami | relatore | tese | dissertacao | disciplinas | orientador
  `),
);
