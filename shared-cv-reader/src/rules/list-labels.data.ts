import { named } from './named.ts';

/** What the list of deeds of an entry is called within it, folded. */
export const LIST_LABELS: ReadonlySet<string> = new Set(
  named(`
    highlights | key highlights | responsibilities | key responsibilities | main responsibilities | core responsibilities | job responsibilities |
    roles and responsibilities | role and responsibilities | roles responsibilities | duties | key duties | main duties | job duties |
    duties and responsibilities | duties responsibilities | responsibilities and duties | responsibilities and achievements | tasks | main tasks |
    achievements | key achievements | main achievements | major achievements | notable achievements | accomplishments | key accomplishments |
    key contributions | contributions | key results | selected achievements | job description |
    aufgaben | hauptaufgaben | aufgabengebiet | aufgabenbereich | aufgabenschwerpunkte | tatigkeiten | erfolge | wichtigste erfolge |
    tareas | tareas principales | funciones | funciones principales | responsabilidades | logros | logros principales | actividades |
    missions | missions principales | taches | taches principales | responsabilites | realisations | activites |
    mansioni | attivita | principali attivita | principali mansioni | responsabilita | risultati |
    tarefas | atividades | principais atividades | obowiazki | zakres obowiazkow | osiagniecia | taken | werkzaamheden | verantwoordelijkheden
  `),
);
