import { named } from './named.ts';
import { folded } from './words.rules.ts';

/** What a form asks of a job or a course. */
export type EntryLabel =
  | 'period'
  | 'company'
  | 'position'
  | 'place'
  | 'tasks'
  | 'institution'
  | 'degree'
  | 'field'
  | 'grade'
  /** Who examined, where that is not the school. */
  | 'board'
  /** Of a row in a table. */
  | 'number';

/** What forms call the parts of an entry, those of the older Europass among them. */
const NAMES: Record<EntryLabel, string> = {
  period: `
    period | dates | date | year | years | jahr | jahre | año | años | année | années | anno | ano | dates from to | duration | employed | from to | zeitraum | dauer | datum | daten | von bis | zeit | fecha |
    fechas | periodo | duración | fecha de a | fechas de a | desde hasta | période | date de à | durée | periodo di lavoro | data | date da a |
    durata | período | datas | duração | periode | datums | okres | daty | data od do |
    passing year | passed year | year of passing | year of completion | year of graduation | graduation year | graduation date | session | batch | academic year | completion year | date of completion | expected graduation | time period | period of study | from till | tenure | working period`,
  company: `
    employer | company | organisation | organization | firm | name of employer | name and address of employer | employer name | company name |
    arbeitgeber | firma | unternehmen | betrieb | dienstgeber | name des arbeitgebers | name und adresse des arbeitgebers |
    name und anschrift des arbeitgebers | empresa | empleador | entidad | compañía | organización | nombre de la empresa |
    nombre y dirección de la empresa o empleador | nombre y dirección del empleador | employeur | entreprise | société |
    nom et adresse de l'employeur | nom de l'employeur | azienda | datore di lavoro | ente | società | nome e indirizzo del datore di lavoro |
    entidade | empregador | nome e endereço do empregador | nome e morada do empregador | werkgever | bedrijf | naam werkgever | pracodawca |
    organization name | organisation name | name of organization | name of organisation | name of company | name of the company | name of the organization | firm name | workplace | company organization`,
  position: `
    position | role | job title | title | post | position held | post held | occupation or position held | job | function | funktion | stelle |
    berufsbezeichnung | tätig als | beruf oder funktion | stellenbezeichnung | puesto | cargo | función | puesto desempeñado | cargo desempeñado |
    profesión o cargo desempeñado | categoría profesional | poste | fonction | poste occupé | fonction ou poste occupé | intitulé du poste |
    posizione | ruolo | mansione | qualifica | lavoro o posizione ricoperti | posizione ricoperta | função | função ou cargo ocupado |
    cargo ocupado | functie | stanowisko | zajmowane stanowisko |
    designation | position title | job position | job role | current role`,
  place: `
    location | place | city | town | site | place of work | ort | standort | einsatzort | arbeitsort | dienstort | lugar | localidad | ciudad |
    ubicación | lugar de trabajo | lieu | ville | lieu de travail | luogo | sede | città | sede di lavoro | luogo di lavoro | local |
    localidade | cidade | plaats | standplaats | miejsce | miejscowość`,
  tasks: `
    tasks | duties | responsibilities | main duties | activities | main activities | key responsibilities | description |
    main activities and responsibilities | aufgaben | aufgabengebiet | aufgabenbereich | tätigkeiten | hauptaufgaben | aufgabenschwerpunkte |
    tätigkeitsbereich | wichtigste tätigkeiten und zuständigkeiten | beschreibung | tareas | funciones | responsabilidades | actividades |
    funciones principales | descripción | principales actividades y responsabilidades | funciones y responsabilidades principales | missions |
    tâches | activités | responsabilités | principales activités et responsabilités | mansioni | attività | responsabilità | compiti |
    principali attività e responsabilità | principali mansioni e responsabilità | tarefas | funções | atividades |
    principais atividades e responsabilidades | taken | werkzaamheden | taken en verantwoordelijkheden | obowiązki | zakres obowiązków`,
  institution: `
    institution | school | university | college | provider | awarding body | name of institution | education provider |
    name and type of organisation providing education and training | einrichtung | hochschule | universität | schule | bildungseinrichtung |
    ausbildungsstätte | ausbildungsbetrieb | lehrbetrieb | bildungsträger | name und art der bildungs oder ausbildungseinrichtung | centro |
    universidad | institución | escuela | centro de estudios | instituto | nombre y tipo del centro de estudios |
    nombre y tipo de la organización que ha impartido la educación o la formación | établissement | école | université | organisme |
    nom et type de l'établissement d'enseignement ou de formation | istituto | università | scuola | ente di formazione |
    nome e tipo di istituto di istruzione o formazione | nome e tipo d'organizzazione erogatrice dell'istruzione e formazione | instituição |
    universidade | escola | nome e tipo da organização de ensino ou formação | instelling | onderwijsinstelling | uczelnia | szkoła |
    institute | institute name | institution name | name of institute | name of the institute | name of institution | name of the institution | college name | school name | university name | name of school | name of college | name of university | school college | college school | school university | college university | university college | institute university | institution university | university institution | institute school | board university | university board | board institute | institute board | school college university | university school | institute board university`,
  degree: `
    degree | qualification | award | certificate | title of qualification awarded | qualification awarded | abschluss | qualifikation |
    schulabschluss | studienabschluss | berufsabschluss | bezeichnung der erworbenen qualifikation | titulación | título | título obtenido |
    título de la cualificación obtenida | cualificación obtenida | grado | diplôme | diplôme obtenu | intitulé du certificat ou diplôme délivré |
    titolo | titolo di studio | qualifica conseguita | titolo della qualifica rilasciata | diploma | grau | designação da qualificação atribuída |
    diploma behaald | kwalifikacja | tytuł |
    degree name | name of degree | examination | exam | examination passed | exam passed | name of examination | name of the examination | class | standard | level | level of education | qualifications | academic qualification | educational qualification | degree certificate | degree course | course degree | degree examination | course name | name of course | degree diploma | degree level | program | standard degree | exam name`,
  field: `
    field | field of study | subject | subjects | major | course | programme | fach | fachrichtung | studiengang | studienfach |
    studienrichtung | schwerpunkt | ausbildungsberuf | especialidad | carrera | área | rama | spécialité | filière | domaine |
    indirizzo | corso di laurea | corso di studi | especialidade | curso | studierichting | opleiding | kierunek |
    group | stream | branch | specialization | specialisation | discipline | department | major subject | major subjects | field specialization`,
  grade: `
    grade | final grade | overall grade | gpa | mark | result | classification | note | abschlussnote | gesamtnote | notendurchschnitt |
    prädikat | nota | nota media | nota final | calificación | mention | moyenne | voto | voto finale | voto di laurea | votazione |
    média | classificação | média final | cijfer | eindcijfer | ocena |
    cgpa | sgpa | percentage | percent | percentage cgpa | cgpa percentage | percentage of marks | of marks | marks | marks obtained | score | scores | aggregate | division | class division | obtained marks | gpa cgpa | cgpa gpa | grade cgpa | grade percentage | percentage grade | percentage marks | marks percentage | cgpa marks | gpa percentage | result cgpa | aggregate percentage`,
  board: `
    board | board name | name of board | name of the board | examining board | examination board | affiliated to | affiliation`,
  number: `
    s no | sl no | sr no | serial no | serial number | no | nr | s n | sno | si no`,
};

const LABELS = new Map<string, EntryLabel[]>();
for (const [label, names] of Object.entries(NAMES))
  for (const name of named(names)) {
    const key = folded(name);
    LABELS.set(key, [...(LABELS.get(key) ?? []), label as EntryLabel]);
  }

/** What a form asks under this name, likeliest first; none for what is no label. */
export function entryLabelsOf(text: string): readonly EntryLabel[] {
  if (text.trim() === '%') return ['grade'];
  return LABELS.get(folded(text.replace(/\([^)]*\)/g, ' '))) ?? LABELS.get(folded(text)) ?? [];
}
