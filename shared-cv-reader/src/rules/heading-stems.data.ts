import type { PartKind } from './headings.data.ts';
import { named } from './named.ts';

/**
 * Beginnings of words by which a line that looks like a heading is told, with `~` parts of long words; the first that fits
 * holds: "Schul- und Berufsbildung" is of education, "Fort- und Weiterbildung" is not.
 */
export const STEMS: readonly (readonly [readonly string[], PartKind])[] = [
  [
    named(
      `~weiterbildung | ~fortbildung | further education | continuing | aggiornament | corsi | kurs | szkole | cursos | formation continue | formations complement | registration | seminar`,
    ),
    'courses',
  ],
  [
    named(
      `~zertifi | certif | licen | lizenz | uprawnie | accredit | admission | zulassung | acredit | attestat`,
    ),
    'certificates',
  ],
  [named(`~sprach | language | idioma | lingu | langue | jezyk`), 'languages'],
  [
    named(`ehrenamt | volunt | volont | benevol | wolontar | ~engagement | asociativ | associat`),
    'volunteer',
  ],
  [
    named(
      `~erfahrung | ~werdegang | beruflich | berufsweg | berufspraxis | experien | esperien | employ | doswiadcz | trayectoria | laboral | ~ervaring | loopbaan | percorso prof | parcours prof | carri | zatrudn | anstellung`,
    ),
    'work',
  ],
  // "Academic projects" are no education.
  [named(`~projekt | project | proyect | progett | projet`), 'projects'],
  [
    named(
      `~veroffentlich | ~publikation | public | publik | pubblic | article | artikel | articulos | articoli | artigos | papers`,
    ),
    'publications',
  ],
  [
    named(
      `~bildung | ~studium | opleiding | schul | educat | educac | formation | formac | formaz | istruz | etudes | diplome | wyksztalc | edukac | academ | akadem | scolar | estudios`,
    ),
    'education',
  ],
  [
    named(
      `~kenntnis | ~kompeten | ~fahigkeit | ~fertigkeit | skill | competenc | competenz | habilid | umiejetn | conocim | conhecim | conoscen | aptitud | expertise | tecnolog | technolog | herramient | savoir | ~starken | vaardighe | ~competenti`,
    ),
    'skills',
  ],
  [
    named(`~auszeichnung | award | honor | honour | premi | prix | distin | nagrod | reconoc`),
    'awards',
  ],
  [
    named(`~interess | interest | interes | hobb | aficion | zainteres | loisir | freizeit`),
    'interests',
  ],
  [named(`~referenz | referen | referee`), 'references'],
  [
    named(
      `~kontakt | contact | contat | recapit | coordonn | personlich | datos pers | dados | dane`,
    ),
    'contact',
  ],
  [named(`kurzprofil | summary | profile | perfil | profilo | sobre m | podsumow`), 'summary'],
];

/** What documents call themselves; no name of a person. */
export const DOCUMENT_TITLES: readonly string[] = named(`
  curriculum vitae | cv | resume | lebenslauf | curriculum | zyciorys | hoja de vida | curriculo | one page cv | two page cv |
  one page resume | two page resume | short cv | my cv | my resume | cv resume | academic cv | mini cv | tabellarischer lebenslauf |
  mein lebenslauf | mon cv | mi cv | curriculum vitae et studiorum | curriculum vitae europass
`);
