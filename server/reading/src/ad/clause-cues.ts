import { joinedLists } from '../words/lists.ts';
import { pattern } from '../words/pattern.ts';

const LISTS = joinedLists(
  new URL('clause-cues.txt', import.meta.url),
  'helps',
  'asks',
  'offers',
  'boilerplate',
  'not asked',
);

/** "No German required", "PHP musst du nicht können", "no hace falta": what is said not to be asked for. On folded text. */
export const NOT_ASKED = new RegExp(LISTS['not asked']);

/** What helps and is not a must. On folded text. */
export const HELPS = new RegExp(
  String.raw`– d(?: ·|$)|– (?:kann|soll|wunsch|nice)$|\b(?:${LISTS.helps})\b`,
);

/** A piece that only helps although the clause around it is a must: "ideally with pandas". */
export const HELPS_FROM_HERE = pattern()`
  ^(?:\S+\s){0,3}(?:
    ideally|preferably|optionally|or better|even better|bonus|idealerweise|am liebsten|im idealfall|im besten fall|
    gern(?:e)?(?! .*\b(?:arbeite(?:t|st|n)|lern(?:t|st|en)|reis(?:t|en)|lach(?:t|st|en))\b)(?: auch)?|
    bestenfalls|moglichst|vorzugsweise|am liebsten|wunschenswert\w*|optional|idealmente|preferiblemente|
    preferentemente|preferible\w*|de preferencia|a ser posible|deseable\w*|valorable\w*|se valora\w*|
    mejor (?:con|(?:aun )?si)|nice to have|a plus
  )\b`;

/** What is asked of whoever applies, outside a list. On folded text. */
export const ASKS = new RegExp(String.raw`\b(?:${LISTS.asks})\b`);

/** What will be done, outside a list. On folded text. */
export const TELLS_TASKS = pattern()`
  \b(?:
    (?:you (?:will|'ll)|you'll)(?! (?:also )?(?:
      need|learn|get|receive|find|love|enjoy|report|
      be (?:part|joining|working|given|offered|supported|paid|entitled|able|based|educated|qualified|registered|fluent|experienced)|
      have (?:access|the|a|an|your|plenty|up)|benefit|become|grow|earn|hear|see|feel|meet|join|
      work (?:alongside|with|in|from|at|on (?:different|many|various))|accomplish|sit|
      be (?:the|an?|our|on|in|at|with)(?= )
    ))|
    you'd (?:be )?(?:
      run|lead|manage|own|build|look after|work on|take|write|do|help|support|plan|cover|handle|organi[sz]e
    )|
    your tasks|your (?:main )?responsibilit\w+|responsible for|zu (?:deinen|ihren) aufgaben|
    du (?:
      wirst|ubernimmst|betreust|entwickelst|gestaltest|planst|verantwortest|unterstutzt|leitest|sorgst|kummerst
    )|
    sie (?:ubernehmen|betreuen|entwickeln|gestalten|planen|verantworten|unterstutzen|leiten)|te encargaras|
    se encargara|seras responsable|tu mision sera|tus (?:tareas|funciones)|(?:podras|deberas)[ ]
  )\b`;

/** Pay, offers, the process and other things that are nobody's qualification. On folded text. */
export const ABOUT_OFFER = new RegExp(
  String.raw`\b(?:${LISTS.offers})\b|[£€$]\s?\d|\d\s?(?:€|£|eur|euros)`,
);

/** Said of the employer, not of whoever applies. On folded text. */
export const ABOUT_EMPLOYER = pattern('u')`
  ^(?:(?:and|und|y) )?(?:
    i'm|i|they|me llamo|te escribo|soy|ich|we|our|wir|unser\w*|nuestr\w+|at \p{L}+|bei \p{L}+ (?:arbeiten|sind)|
    the (?:team|company)|das team|el equipo|la empresa|somos|ofrecemos|contamos|trabajamos|usamos|tenemos|here|
    hier
  )\b`;

/** What every ad of a house says: equal chances, how to apply, what is checked. It asks for nothing, wherever it stands. On folded text. */
export const BOILERPLATE = new RegExp(String.raw`${LISTS.boilerplate}`, 'u');
