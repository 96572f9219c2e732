import { named } from './named.ts';
import { wordsOf } from './words.rules.ts';

/** Words that names of groups of skills are made of: they say what each name below them says itself. */
const WORDS: ReadonlySet<string> = new Set(
  named(`
    language | languages | programming | coding | scripting | markup | query | framework | frameworks | library | libraries | tool |
    tools | technology | technologies | technical | tech | stack | soft | hard | skill | skills | software | hardware | platform |
    platforms | database | databases | data | stores | system | systems | operating | os | developer | development | web | mobile |
    cloud | devops | frontend | front | end | backend | back | fullstack | full | computer | spoken | human | foreign | natural |
    other | others | additional | misc | miscellaneous | general | main | ide | ides | editors | version | control | testing | build |
    methods | methodologies | protocols | apis | services | concepts | packages | expertise | experience | some | interpersonal |
    personal | and |
    sprachen | sprache | programmiersprachen | programmierung | werkzeuge | technologien | bibliotheken | datenbanken | datenbank |
    betriebssysteme | programme | sonstige | sonstiges | weitere | fremdsprachen | edv | kenntnisse | fahigkeiten | methoden |
    webentwicklung | und |
    lenguajes | idiomas | herramientas | tecnologias | librerias | bases | base | de | datos | sistemas | operativos | otros | otras |
    competencias | habilidades | desarrollo | programacion | blandas | tecnicas | personales | y |
    langages | langues | langage | outils | bibliotheques | donnees | systemes | d | exploitation | autres | competences | logiciels |
    developpement | programmation | informatique | et |
    linguaggi | lingue | strumenti | tecnologie | librerie | sistemi | operativi | altro | altre | competenze | di | programmazione | e |
    linguagens | ferramentas | bibliotecas | bancos | dados | operacionais | outras | outros | conceitos | programacao |
    jezyki | programowania | narzedzia | technologie | biblioteki | bazy | danych | systemy | operacyjne | inne | oraz | i |
    talen | programmeertalen | vaardigheden | besturingssystemen | overige | en
  `),
);
/** In words. */
const LONGEST = 4;

/** Whether a text names a group of skills, and says nothing that these do not: "Programming languages", "Tools & libraries". */
export function isSkillGroup(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= LONGEST && words.every((word) => WORDS.has(word));
}
