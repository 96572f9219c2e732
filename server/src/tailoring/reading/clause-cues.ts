/** "No German required", "PHP musst du nicht können", "no hace falta": what is said not to be asked for. On folded text. */
export const NOT_ASKED = new RegExp(
  [
    String.raw`\b(?:do|does|did|will|would)(?: not|n't) (?:\w+ )?(?:need|require|expect|have to|ask|matter|mind|insist|care|look for)`,
    String.raw`\bdont (?:need|have to)|\bneed(?:n't| not)\b|\b(?:is|are|be|was)(?: not|n't) (?:\w+ )?(?:required|necessary|needed|expected|essential|mandatory|a must|a requirement|asked|a condition|important|relevant)`,
    String.raw`\bnot (?:required|necessary|needed|expected|essential|mandatory|a must|a requirement)|\bunnecessary\b|\bno need\b|\bno (?:[\w+#.'-]+ ){1,8}(?:is |are )?(?:required|necessary|needed|expected|asked for)|\bneither .{0,60}(?:required|necessary|needed|nor)`,
    String.raw`\bno longer (?:need|require|use)|\bwe (?:will )?teach you|\bwe(?:'ll| will) (?:train|teach) you|\bwithout (?:a |any )?(?:degree|experience|certificate)\w* (?:is|are) (?:also )?welcome`,
    String.raw`\bnicht (?:\w+ )?(?:notig|notwendig|erforderlich|vorausgesetzt|voraus|zwingend|gefordert|verlangt|benotigt|gefragt|entscheidend|Bedingung|Voraussetzung|gebraucht)\b`,
    String.raw`\b(?:musst|mussen|muss|brauchst|brauchen|braucht|benotigst|benotigen|erwarten|verlangen|fordern|setzen)\b[^.,;]{0,60}\b(?:nicht|keine?n?)\b|\b(?:nicht|keine?n?)\b[^.,;]{0,80}\b(?:musst|mussen|muss|brauchst|brauchen|benotigst|benotigen|konnen musst|vorausgesetzt|erforderlich|notig|notwendig|verlangt|gefordert)\b`,
    String.raw`\bkeine? (?:\w+ )?(?:muss|bedingung|voraussetzung|pflicht|ausschlusskriterium)\b|\bgehort nicht\b|\bverzichten wir\b|\bnicht zu (?:dieser|der) stelle\b`,
    String.raw`\bno (?:\w+ ){0,3}?(?:hace falta|hacen falta|es (?:\w+ )?(?:necesari|obligatori|imprescindible|requisito|excluyente|preciso)\w*|son (?:necesari|obligatori|imprescindible)\w*|se (?:requiere|exige|pide|necesita|precisa|solicita)\w*|exig\w+|pedi\w+|requ(?:erimos|iere|ieren)|necesit\w+|preciso|precisas|importa|buscamos)\b`,
    String.raw`\b(?:ni|tampoco) (?:\w+ ){0,3}?(?:hace falta|es necesari\w+|se requiere|exig\w+|pedi\w+|necesit\w+|buscamos|importa)\b|\bsin necesidad de\b`,
    String.raw`\b(?:genauso|ebenso|equally|just as|igualmente) (?:welcome|willkommen|bienvenid\w*|valid\w*|gut)\b`,
  ].join('|'),
);

/** What helps and is not a must. On folded text. */
export const HELPS = new RegExp(
  String.raw`\b(?:${[
    `nice to have|a plus|is plus|big plus|real plus|bonus|desirable|preferred|preferabl[ey]|ideally|advantage(?:ous)?|beneficial|welcome|helpful|helps|appreciated|good start|asset|optional|even better|happy (?:if|to see)|love (?:it )?(?:if|to see)|extra points|brownie points|points for|good to have|not essential|would be (?:\\w+ )?(?:great|good|nice|lovely|fantastic|useful|helpful|ideal|perfect|a)|would help|is useful|are useful|useful|of interest|a head start|pleased if|delighted if|all the better|so much the better|handy|valued|easier|taken into account|tell us|we'd like`,
    `(?:se )?valor(?:a|an|ara|aran|amos|aremos|ado)|valorable|deseables?|preferibles?|preferible(?:mente)?|preferente(?:mente)?|plus|ventaja|a favor|sumas?|sumara|sumaran|puntos|en cuenta|mas facil|estupendo|genial|seria (?:\\w+ )?(?:ideal|bueno|perfecto|interesante|un)|encantar\\w*|idealmente|alegrar\\w*|valor (?:agregado|anadido)|prioridad|bienvenid[oa]s?|interesantes?|opcional|apreciad[oa]s?|apreciamos|gustaria|mejor si|a ser posible|de preferencia|agradece\\w*|tanto mejor`,
    `von vorteil|vorteilhaft|wunschenswert|idealerweise|im idealfall|gern(?:e)?|schon ware|ware (?:\\w+ )?(?:schon|toll|prima|super|ideal|hilfreich|gro(?:ss|sz)artig|klasse|ein)|schon,? wenn|toll,? wenn|hilfreich|pluspunkt\\w*|bonus|umso besser|bestenfalls|willkommen|punktest|punkten|begeister\\w*|rundet|runden|freuen wir uns|freut uns|freut es uns|nutzlich|gro(?:ss)artig|optional|hilft|helfen|schaden nicht|schadet nicht|berucksichtig\\w*|leichter|kein muss|wunschen wir`,
  ].join('|')})\b`,
);

/** A piece that only helps although the clause around it is a must: "ideally with pandas". */
export const HELPS_FROM_HERE =
  /^(?:\S+\s){0,3}(?:ideally|preferably|optionally|or better|even better|bonus|idealerweise|am liebsten|im idealfall|gern(?:e)?(?: auch)?|bestenfalls|vorzugsweise|am liebsten|wunschenswert\w*|optional|idealmente|preferiblemente|preferentemente|preferible\w*|a ser posible|deseable\w*|valorable\w*|se valora\w*|mejor (?:aun )?si|nice to have|a plus)\b/;

/** What is asked of whoever applies, outside a list. On folded text. */
export const ASKS =
  /\b(?:you (?:have|'ve|bring|hold|know|can|are (?:able|familiar|fluent|comfortable|confident|used|experienced|a (?:qualified|registered))|need|should|must|speak|possess|will need|will have|already|work (?:confidently|independently))|you've|must|required?|requires|essential|mandatory|is a must|we (?:expect|require|need someone|ask for|ask)|someone (?:who|with)|candidates? (?:with|who|must|should|needs?)|du (?:hast|bringst|kannst|beherrschst|verfugst|kennst|sprichst|solltest|bist (?:sicher|vertraut|geubt|fit|gelernt\w*)|brauchst|besitzt)|(?:hast|bringst|kannst|beherrschst|verfugst|kennst|sprichst|solltest|brauchst|besitzt) du|sie (?:verfugen|bringen|haben|beherrschen|sprechen|sollten|konnen|kennen|besitzen|benotigen|brauchen)|(?:verfugen|bringen|haben|beherrschen|sprechen|konnen|kennen|besitzen|benotigen) sie|voraussetzung|vorausgesetzt|setzen wir .{0,80}voraus|erforderlich|zwingend|unerlasslich|notwendig|benotigt|wir erwarten|erwarten wir|wir brauchen|tienes|cuentas|cuente|debes|debera\w*|necesit\w+|imprescindibles?|indispensables?|obligatori[oa]s?|requier\w+|requerid[oa]s?|exigimos|pedimos|es necesari[oa]|dominas|domines|manejas|manejes|hablas|hables|(?:alguien|persona|profesional|candidat[oa]) (?:con|que)|se (?:pide|exige|requiere|necesita))\b/;

/** What will be done, outside a list. On folded text. */
export const TELLS_TASKS =
  /\b(?:you (?:will|'ll)|you'll|your tasks|your (?:main )?responsibilit\w+|responsible for|zu (?:deinen|ihren) aufgaben|du (?:wirst|ubernimmst|betreust|entwickelst|gestaltest|planst|verantwortest|unterstutzt|leitest|arbeitest|sorgst|kummerst)|sie (?:ubernehmen|betreuen|entwickeln|gestalten|planen|verantworten|unterstutzen|leiten)|te encargaras|se encargara|seras responsable|tu mision sera|tus (?:tareas|funciones)|(?:podras|deberas) )\b/;

/** Pay, offers, the process and other things that are nobody's qualification. On folded text. */
export const ABOUT_OFFER =
  /\b(?:salary|per (?:year|month|hour)|pension|holidays?|days off|annual leave|paid leave|parental leave|parking|canteen|gym|discount\w*|insurance|bike|bicycle|wellness|stock options|equity|home ?office|remote days|from home|days? (?:a week )?from home|laptop|macbook|training budget|free (?:lunch|fruit|coffee|drinks|parking|meals?|hot|uniform)|adjustments|accommodations?|(?:have|any) questions?|get in touch|diversity|\d+ hours|equal opportunit\w*|regardless of|discriminat\w*|disabilit\w*|apply (?:now|by|online|via|to|at|with|here)|send (?:us )?your|your (?:cv|application|resume)|cover letter|interviews? (?:will|take|in|are|on)|applications?|privacy|gdpr notice|right to work|urlaub\w*|gehalt\w*|vergutung\w*|jobrad\w*|jobticket|deutschlandticket|altersvorsorge|bav|zuschuss|zuschusse|kantine|obst\w*|weihnachtsgeld|urlaubsgeld|unbefristet\w*|gleitzeit|arbeitszeit\w*|tarif\w*|firmenwagen|dienstwagen|parkplatz\w*|mitarbeiterrabatt\w*|fitness\w*|schwerbehind\w*|bewerb(?:ung\w*|en sie|e? dich)|anschreiben|gehaltsvorstellung|gleichbehandlung|vielfalt|\d+ stunden|geschlecht\w*|unabhangig von|ruckfragen|fragen an|dudas|preguntas|salario|sueldo|brutos?|vacaciones|seguro (?:medico|de vida)|tique\w*|ticket restaurant|retribucion\w*|teletrabajo|contrato|convenio|nomina|descuento\w*|comedor|gimnasio|aparcamiento|discapacidad|diversidad|\d+ horas|igualdad|discriminacion|candidaturas?|inscribe\w*|envia\w*|curriculum|cv|proceso de seleccion|incorporacion|datos personales)\b|[£€$]\s?\d|\d\s?(?:€|£|eur|euros)/;

/** Said of the employer, not of whoever applies. On folded text. */
export const ABOUT_EMPLOYER =
  /^(?:(?:and|und|y) )?(?:we|our|wir|unser\w*|nuestr\w+|at \p{L}+|bei \p{L}+ (?:arbeiten|sind)|the (?:team|company)|das team|el equipo|la empresa|somos|ofrecemos|contamos|trabajamos|usamos|tenemos|here|hier)\b/u;
