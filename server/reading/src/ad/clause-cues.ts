import { joinedLists } from '../words/lists.ts';
import { pattern, source } from '../words/pattern.ts';

const LISTS = joinedLists(
  new URL('clause-cues.txt', import.meta.url),
  'helps',
  'asks',
  'offers',
  'boilerplate',
);

/** "No German required", "PHP musst du nicht können", "no hace falta": what is said not to be asked for. On folded text. */
export const NOT_ASKED = new RegExp(
  [
    String.raw`: (?:no|nein|none|keine?|n/a|ningun[oa]?|no aplica)\.?$|\bno (?:sera|seran|es|son) objeto de valoracion|\b(?:gehor|zahl)(?:en|t) zu den (?:\w+sten|fuhrenden) (?!\w*aufgaben|tatigkeiten)`,
    String.raw`\b(?:do|does|did|will|would)(?: not|n't) (?:\w+ )?(?:need|require|expect|have to|ask|matter|mind|insist|care|look for)`,
    source`
      \bnone of (?:which|them|these|this|that)\b|\bdont (?:need|have to)|\bneed(?:n't| not)\b|
      \b(?:is|are|be|was)(?: not|n't) (?:\w+ )?(?:
        required|necessary|needed|expected|essential|mandatory|a must|a requirement|asked|a condition|important|
        relevant
      )`,
    source`
      \bnot (?:required|necessary|needed|expected|essential|mandatory|a must|a requirement)|\bunnecessary\b|
      \bno need\b|\byou(?:'ll| will)? need no\b|\b(?:nobody|no one) (?:asks|expects|requires|needs|will ask)\b|
      \b(?:verlangt|erwartet|fordert|braucht) (?:hier |bei uns |von (?:dir|ihnen) )?(?:niemand|keiner)\b|
      \bnadie (?:te |le )?(?:pide|exige|espera|va a pedir)\b|\bno (?:[\w+#.'-]+ ){1,8}(?:is |are )?(?:required|necessary|needed|expected|asked for)|
      \bneither .{0,60}(?:required|necessary|needed|nor)`,
    String.raw`\bnor do we (?:ask|need|require|expect)|\b(?:will not|won't) (?:touch|use|work with)|\bon its way out\b|\bnicht (?:\w+ )?erwartet\b`,
    source`
      \byou(?:'ll| will) be trained\b|\b(?:can|may) be (?:\w+ )?(?:learned|learnt|taught)\b|
      \b(?:erlernt|gelernt|angelernt) werden\b|\bdon'?t (?:sweat|worry)\b|\bno longer (?:need|require|use)|
      \bwe (?:will |can )?teach (?:you|that|it)\b|\b(?:can|you'll|will) learn (?:that |this )?(?:with us|here|on the job|from us)\b|
      \bl[oa]s? ensen(?:amos|a)\b|\blern(?:st du|en sie) (?:hier|bei uns|von uns)\b|\b(?:bringen|zeigen) wir (?:dir|ihnen)\b|
      \b(?:darfst|kannst) du (?:hier|bei uns|noch) (?:machen|lernen|nachholen)\b|\binteressiert (?:hier |uns )?(?:keinen|niemanden|nicht)\b|\bwe(?:'ll| will) (?:train|teach) you|
      \bwithout (?:a |any )?(?:degree|experience|certificate)\w* (?:is|are) (?:also )?welcome`,
    source`
      \bnicht (?:\w+ )?(?:
        notig|notwendig|erforderlich|vorausgesetzt|voraus|zwingend|gefordert|verlangt|benotigt|gefragt|
        entscheidend|ausschlaggebend|bedingung|voraussetzung|gebraucht
      )\b`,
    source`
      \b(?:
        musst|mussen|muss|brauchst|brauchen|braucht|benotigst|benotigen|erwarten|verlangen|fordern|setzen
      )\b[^.,;]{0,60}\b(?:nicht|keine?n?|kaum|nie|niemals)\b|
      \b(?:nicht|keine?n?)\b[^.,;]{0,80}\b(?:
        musst|mussen|muss|brauchst|brauchen|benotigst|benotigen|konnen musst|vorausgesetzt|erforderlich|notig|
        notwendig|verlangt|gefordert
      )\b`,
    source`
      \bkeine? (?:\w+ )?(?:muss|bedingung|voraussetzung|pflicht|(?:ausschluss)?kriterium)\b|\bgehort nicht\b|
      \bverzichten wir\b|\bnicht zu (?:dieser|der) stelle\b`,
    source`
      \bno (?:\w+ ){0,3}?(?:
        requerid[oa]s?|hace falta|hacen falta|
        es (?:\w+ )?(?:necesari|obligatori|imprescindible|indispensable|requisito|excluyente|preciso)\w*|
        son (?:necesari|obligatori|imprescindible)\w*|se (?:requiere|exige|pide|necesita|precisa|solicita)\w*|
        exig\w+|pedi\w+|requ(?:erimos|iere|ieren)|necesit\w+|preciso|precisas|importa|buscamos
      )\b`,
    String.raw`\b(?:ni|tampoco) (?:\w+ ){0,3}?(?:hace falta|es necesari\w+|se requiere|exig\w+|pedi\w+|necesit\w+|buscamos|importa)\b|\bsin necesidad de\b`,
    source`
      \b(?:
        irrelevant|not used|not relevant|not (?:scored|counted)|(?:may|can)(?:not| not) be substituted|
        not a (?:substitute|condition)|ohne (?:bedeutung|belang)|unimportant|leave (?:\w+ )?at home|
        we(?:'ll| will) (?:teach|train|show) (?:it|you)|egal|irrelevante?|no (?:l[oa]s? )?usamos|no se usa|no (?:imprescindible|necesari[oa]|obligatori[oa])s?|
        nicht (?:genutzt|verwendet)|da (?:igual|lo mismo)
      )\b`,
    String.raw`\b(?:genauso|ebenso|equally|just as|igualmente) (?:welcome|willkommen|bienvenid\w*|valid\w*|gut)\b`,
  ].join('|'),
);

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
    mejor (?:aun )?si|nice to have|a plus
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
