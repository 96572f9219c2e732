import { pattern, source } from '../words/pattern.ts';

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
      \bkeine? (?:\w+ )?(?:muss|bedingung|voraussetzung|pflicht|ausschlusskriterium)\b|\bgehort nicht\b|
      \bverzichten wir\b|\bnicht zu (?:dieser|der) stelle\b`,
    source`
      \bno (?:\w+ ){0,3}?(?:
        requerid[oa]s?|hace falta|hacen falta|
        es (?:\w+ )?(?:necesari|obligatori|imprescindible|requisito|excluyente|preciso)\w*|
        son (?:necesari|obligatori|imprescindible)\w*|se (?:requiere|exige|pide|necesita|precisa|solicita)\w*|
        exig\w+|pedi\w+|requ(?:erimos|iere|ieren)|necesit\w+|preciso|precisas|importa|buscamos
      )\b`,
    String.raw`\b(?:ni|tampoco) (?:\w+ ){0,3}?(?:hace falta|es necesari\w+|se requiere|exig\w+|pedi\w+|necesit\w+|buscamos|importa)\b|\bsin necesidad de\b`,
    source`
      \b(?:
        irrelevant|not used|not relevant|not (?:scored|counted)|(?:may|can)(?:not| not) be substituted|
        not a (?:substitute|condition)|ohne (?:bedeutung|belang)|unimportant|leave (?:\w+ )?at home|
        we(?:'ll| will) (?:teach|train|show) (?:it|you)|egal|irrelevante?|no usamos|no se usa|
        nicht (?:genutzt|verwendet)|da (?:igual|lo mismo)
      )\b`,
    String.raw`\b(?:genauso|ebenso|equally|just as|igualmente) (?:welcome|willkommen|bienvenid\w*|valid\w*|gut)\b`,
  ].join('|'),
);

/** What helps and is not a must. On folded text. */
export const HELPS = new RegExp(
  String.raw`– d(?: ·|$)|– (?:kann|soll|wunsch|nice)$|\b(?:${[
    source`
      nice to have|a plus|if possible|so would(?! (?:you|we|i)\b)|you (?:may|might)(?: (?:also|already|even|well))* have(?! (?:seen|heard|noticed|read))|perhaps you|would (?:save|shorten|speed|make your|give you)|is plus|big plus|
      real plus|bonus|desirable|preferred|preferabl[ey]|ideally|advantage(?:ous)?|beneficial|welcome|helpful|
      helps|appreciated|good start|asset|optional|even better|nice (?:addition|plus)|welcome addition|
      if you fancy|icing on the cake|(?:un|ein|nice|lovely) extra|happy (?:if|to see)|love (?:it )?(?:if|to see)|extra points|brownie points|points for|good to have|
      not essential|no excluyentes?|
      (?:would|'d) be (?:\w+ )?(?:
        great|good|nice|lovely|wonderful|splendid|terrific|fantastic|brilliant|amazing|awesome|excellent|cool|
        handy|advantageous|desirable|useful|helpful|ideal|perfect|a
      )|
      would help|would make (?:our|my|the) .{3,30} easier|never hurts|never a bad thing|is useful|are useful|is nice|are nice|useful|of interest|a head start|pleased if|
      delighted if|all the better|so much the better|handy|valued|easier|taken into account|tell us|
      (?:like|love|delighted|pleased|keen) to hear from|we'd like|(?:we'd|we would|i'd|they'd) love`,
    source`
      (?:quiza|tal vez|puede que) (?:\w+ )?(?:hayas|tengas|conozcas|sepas)|(?:se )?valor(?:a|an|ara|aran|amos|aremos|ado)|valorable|deseables?|preferibles?|preferible(?:mente)?|
      preferente(?:mente)?|plus|ventaja|a favor|sumas?|sumara|sumaran|puntos|en cuenta|mas facil|estupendo|
      mucho mejor|mejor que mejor|ni te cuento|eso que ganamos|meritos?|no estaria mal|genial|buenisim\w+|
      (?:estaria|vendria) (?:genial|bien|bueno)|seria (?:de|una?) (?:\w+ )?(?:ayuda|ventaja|plus|interes|utilidad)|lo ideal|aunque (?:\w+ )?ayuda\w*|pero (?:\w+ )?ayuda\w*|
      la guinda|(?<!que )convendria|seria (?:\w+ )?(?:ideal|bueno|perfecto|interesante|un)|encantar\w*|idealmente|alegrar\w*|
      valor (?:agregado|anadido)|prioridad|bienvenid[oa]s?|interesantes?|opcional|apreciad[oa]s?|apreciamos|
      gustaria|mejor si|a ser posible|si puede ser|recomendables?|puntazo|mola|(?:seria|es) lo maximo|miel sobre hojuelas|un lujo|de preferencia|agradece\w*|tanto mejor`,
    source`
      wer [^,]{3,60} (?:kann|hat|kennt|spricht|beherrscht|mitbringt), (?:ist|hat|macht|punktet)|vielleicht (?:hast|kennst|bringst|haben|kennen|bringen) (?:du|sie)|(?:von|v\.) vorteil|vorteilhaft|wunschenswert|idealerweise|im idealfall|gern(?:e)?|schon ware|
      waren? (?:\w+ )?(?:schon|nett|toll|prima|super|ideal|hilfreich|gro(?:ss|sz)artig|klasse|ein)|schon,? wenn|
      toll,? wenn|(?:toll|super|prima|klasse|ideal|perfekt|gro(?:ss|sz)artig|cool) (?:ware|waren|ist|sind)|
      schon waren|kein muss|auskennt|wurden? uns .{3,40} erleichtern|wenn moglich|im besten fall|erwunscht|(?:ware|waren) (?:die kur|top|spitze|fein)|bevorzugt|hilfreich|pluspunkt\w*|bonus|umso besser|bestenfalls|
      willkommen|punktest|punkten|begeister(?:t|n|st|e) (?:du |sie )?uns|uns (?:\w+ )?begeister\w*|
      freuen wir uns|wurden? (?:wir )?uns (?:sehr )?freuen|freut uns|freut es uns|sahnehaubchen|i-tupfelchen|
      (?:hast|haben|kannst|konnen): (?:perfekt|super|toll|prima|klasse|spitze|umso besser|jackpot)|
      schon (?:war's|wars)|nutzlich|gro(?:ss)artig|optional|hilft|helfen(?! sie\b)|schaden nicht|schadet nicht|
      berucksichtig\w*|leichter|kein muss|wunschen wir|gern(?:e)? gesehen|
      (?:ware|waren) (?:\w+ )?(?:praktisch|nutzlich)|(?<!(?:es|das) )war (?:nett|super|toll|cool|prima|klasse|schon)$|nicht schlecht|schadet nie`,
  ].join('|')})\b`,
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
export const ASKS = pattern()`
  \b(?:
    (?<=^(?:please,? )?)be (?:proficient|fluent|skilled|experienced) (?=in|with)|
    you(?:'d| would|'ll| will) (?:also |definitely |really )?need|
    (?:candidates?|applicants?) (?:\w+ )?(?:hold|have|has|possess|speak|know|bring)|
    bewerber\w* (?:haben|besitzen|verfugen|bringen)|(?:is|are) (?:expected|assumed)(?! to)|
    mitbringen (?:sollte|muss)\w*|sollten? (?:fur )?(?:dich|sie|dir|ihnen) |te pediremos|
    (?:vamos a pedir|pediremos|esperamos|queremos|(?:es|sera) (?:fundamental|importante|clave|esencial)) que|
    you(?:'ll| will) be (?:educated|qualified|registered|fluent|experienced)|
    you're (?:\w+ )?(?:
      at home|able|familiar|fluent|comfortable|confident|used to|experienced|a (?:qualified|registered)
    )|
    ohne .{3,40} geht (?:es|das|nichts|nix|gar nichts)\b|
    (?:du|sie) komm(?:st|en) (?:\w+ )?mit .{3,60} (?:zurecht|klar)|
    (?:ist|sind) (?:dir|ihnen) (?:\w+ )?(?:vertraut|gelaufig|bekannt|nicht fremd)|(?:te|se) (?:manejas?|desenvuelves?) (?:bien )?(?:con|en)|
    (?:wird|werden) .{3,140} (?:erwartet|vorausgesetzt|gefordert|verlangt|benotigt)|alguien con|vorzulegen|
    jemand(?:en)?(?: vor)?, (?:der|die)|somebody (?:who|with)|wichtig (?:ist|sind|ware)|what (?:matters|counts)|they (?:need|want|require|expect|ask for)|
    lo importante|(?:is|are) (?:also )?(?:needed|necessary)|
    you (?:
      (?:\w+ ){0,2}(?:have to|need to) (?:know|have|be|speak)|have|'ve|bring|hold|
      know(?! (?:any|some)(?:one|body))|
      can(?! (?:
        hear|see|find|reach|choose|pick|walk|park|look|expect|get|apply|join|work (?:from|remotely|anywhere)|
        choose|start|be (?:writing|doing)
      )\b)|
      are (?:\w+ )?(?:
        at home|able|familiar|fluent|comfortable|confident|used|experienced|a (?:qualified|registered)
      )|
      need|should|must|speak|possess|will need|will have|already|work (?:confidently|independently)
    )|
    you've|must|required?|requires|essential|mandatory|is a must|we (?:expect|require|need (?!an? |to |you|the |more |your )|ask for|ask)|
    your (?:\w+ ){1,3}(?:should|must|needs? to)|(?:someone|an individual) (?:who|with)|
    candidates? (?:with|who|must|should|needs?)|
    du (?:
      hast|bringst|kannst|beherrschst|verfugst|kennst|sprichst|solltest|
      bist (?:sicher|vertraut|geubt|fit|gelernt\w*)|brauchst|besitzt
    )|
    (?:hast|bringst|kannst|beherrschst|verfugst|kennst|sprichst|solltest|brauchst|besitzt) du|
    sie (?:verfugen|bringen|haben|beherrschen|sprechen|sollten|konnen|kennen|besitzen|benotigen|brauchen)|
    (?:verfugen|bringen|haben|beherrschen|sprechen|konnen|kennen|besitzen|benotigen) sie|
    geh(?:en sie|st du) .{0,30}\bum|
    (?:dein|ihr)\w* \w+ (?:sollten?|mussen|muss)|voraussetzung|vorausgesetzt|setzen wir .{0,80}voraus|
    (?:ist|sind) (?:ein )?(?:pflicht|muss)|erforderlich|zwingend|unerlasslich|unabdingbar|unverzichtbar|notwendig|notig|benotigt|wir erwarten|
    erwarten wir|(?:gesucht|erwartet|gefordert|verlangt|gewunscht) (?:wird|werden)|gefragt (?:ist|sind)|
    (?:wird|werden) (?:gesucht|erwartet|gefordert|verlangt)|jemand(?:en)? mit|wir brauchen|tienes|tenes|cuentas|contas|
    cuente|debes|debera\w*|necesit\w+|hacen? falta|
    hay que (?:saber|tener|manejar\w*|dominar\w*|conocer\w*|hablar\w*)|imprescindibles?|indispensables?|
    obligatori[oa]s?|requier\w+|requerid[oa]s?|exigimos|pedimos|es necesari[oa]|es (?:un )?requisito|is a requirement|^tengan?|dominas|domines|manejas|manejes|
    hablas|hables|(?:alguien|persona|profesional|candidat[oa]) (?:con|que)|se (?:pide|exige|requiere|necesita)
  )\b`;

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
export const ABOUT_OFFER = pattern()`
  \b(?:
    salary|per (?:year|month|hour)|pension|holidays?|(?<!'s (?:\w+ )?)days off|annual leave|paid leave|parental leave|parking|
    allowances?|subsidi[sz]ed|premium pay|salary scale|fees paid|creche|cycle to work|taxsaver|
    (?:train|bus|concert|season) tickets?|vouchers?|self-rostering|shares?(?= at a discount| in the company)|
    bonus(?:es)? (?:scheme|payment)|annual bonus|lunch (?:card|vouchers?|allowance|included|provided)|
    (?:team|staff) (?:lunch\w*|food|fares|meals)|free snacks|(?:paid|free) (?:training|courses)|trial shift|
    rota(?:s)? (?:published|known)|days'? (?:of )?(?:holiday|vacation)|sick pay|
    (?:maternity|paternity) (?:leave|pay)|life assurance|dental (?:cover|plan|insurance)|vision cover|
    relocation (?:support|package|assistance|allowance)|visa sponsorship|dog[- ]friendly|
    tips (?:are|shared|pooled)|plus tips|tronc|step-free|canteen|gym|discount\w*|insurance|bike|bicycle|
    wellness|stock options|equity|home ?office|remote days|from home|days? (?:a week )?from home|laptop|macbook|
    training budget|free (?:lunch|fruit|coffee|drinks|parking|meals?|hot|uniform)|adjustments|accommodations?|
    (?:have|any) questions?|get in touch|diversity|\d+ hours|equal opportunit\w*|regardless of|discriminat\w*|
    disabilit\w*|\d+ hrs|apply (?:now|by|online|via|to|at|with|here)|send (?:us )?your|your (?:cv|application|resume)|
    cover letter|please (?:send|apply|include|upload|call|ring|contact|quote|submit|write to)|
    (?:konnen|kannst) (?:sie|du) (?:\w+ ){0,2}bei uns|(?:senden|schicken|richten|reichen) sie|
    interviews? (?:will|take|in|are|on)|(?:your|all|job|these|late) applications?|
    applications? (?:are|is|will|close|must|should|by|from|without|deadline|form|process|open|welcome)|privacy|
    gdpr notice|right to work|urlaub\w*|gehalt\w*|vergutung\w*|jobrad\w*|jobticket|deutschlandticket|
    altersvorsorge|bav|zuschuss|zuschusse|kantine|obst\w*|weihnachtsgeld|urlaubsgeld|unbefristet\w*|gleitzeit|
    arbeitszeit\w*|tarif\w*|firmenwagen|dienstwagen|parkplatz\w*|mitarbeiterrabatt\w*|fitness\w*|
    schwerbehind\w*|bewerb(?:ung\w*|en sie|e? dich)|anschreiben|gehaltsvorstellung|gleichbehandlung|vielfalt|
    \d+ stunden|geschlecht\w*|unabhangig von|ruckfragen|fragen an|dudas|preguntas|salario|sueldo|brutos?|
    vacaciones|seguro (?:medico|de vida)|tique\w*|ticket restaurant|retribucion\w*|teletrabajo|contrato|
    convenio|nomina|descuento\w*|comedor|gimnasio|aparcamiento|discapacidad|diversidad|\d+ horas|igualdad|
    discriminacion|candidaturas?|inscribe\w*|envia\w*|curriculum|cv|proceso de seleccion|incorporacion|
    datos personales|cubrir (?:una? |la )?(?:vacante|plaza|puesto)\w*
  )\b|
  [£€$]\s?\d|\d\s?(?:€|£|eur|euros)`;

/** Said of the employer, not of whoever applies. On folded text. */
export const ABOUT_EMPLOYER = pattern('u')`
  ^(?:(?:and|und|y) )?(?:
    i'm|i|they|me llamo|te escribo|soy|ich|we|our|wir|unser\w*|nuestr\w+|at \p{L}+|bei \p{L}+ (?:arbeiten|sind)|
    the (?:team|company)|das team|el equipo|la empresa|somos|ofrecemos|contamos|trabajamos|usamos|tenemos|here|
    hier
  )\b`;

/** What every ad of a house says: equal chances, how to apply, what is checked. It asks for nothing, wherever it stands. On folded text. */
export const BOILERPLATE = pattern('u')`
  \bschwerbehind\w*|\bgleichgestellte|\bgleicher eignung|\bsgb ix\b|\bgleichstellung\w*|\bunterreprasentiert|
  \bbewerbungen (?:von|aller)\b|\bbewerberinnen und bewerber\b|\bungeachtet (?:ihre[rs]|der|des)\b|
  ^(?:bitte beachten sie|diese stellenausschreibung|zur besetzung der)\b|\beinstellungszusage|
  \bregardless of (?:race|age|gender|sex|religion|your)|\bwithout regard to\b|
  \bequal (?:opportunity|employment)|\bqualified applicants\b|\breasonable (?:adjustments?|accommodations?)|
  \bsin (?:importar|distincion|discriminacion)|\bigualdad de (?:oportunidades|trato)|
  ^(?:[^\p{L}]*)(?:
    postulate|postula (?:por|a|en)|manda(?:nos)? tu|envia(?:nos)? tu|inscribete|aplica (?:ya|ahora|aqui|por)|
    interesad[oa]s (?:enviar|mandar|escribir|comunicarse)|to apply|
    apply (?:now|today|online|by|at|via|with|here)|submit your|jetzt bewerben|bewirb dich|bewerben sie sich
  )\b|
  ^(?:auch |gern(?:e)? |also |tambien )*(?:(?:quer|wieder|neu|berufs)(?:einsteig|anfang|ruckkehr)\S*|career[- ](?:changers?|starters?)|newcomers|returners|beginners|principiantes)(?=\s).{0,80}\b(?:willkommen|welcome)\b|
  ^(?:best of luck|good luck|viel erfolg|mucha suerte)\b|
  \b(?:erhalten|bekommen) sie (?:von uns|bei uns|eine)\b|\b(?:erhaltst|bekommst) du (?:von uns|bei uns|eine)\b|
  ^damit (?:sie|du)\b[^,]{0,80}\bvorbereitet (?:sind|bist)\b|\baufgabenbereich ist (?:so )?(?:bunt|vielfaltig|abwechslungsreich)|
  ^(?:mochten sie|mochtest du|would you like|do you want|quieres|te gustaria)\b.{0,120}\b(?:
    weiterentwickeln|grow|crecer|desarrollarte
  )\b.{0,60}\?$|
  \bperforms? a variety of (?:other )?tasks\b|\bdegree of creativity and latitude\b|
  \b(?:share our (?:belief|values|vision|mission)|believe in (?:our|the importance))\b|
  \b(?:is|are) authori[sz]ed (?:and regulated )?by the\b|\bregulated by the\b|\boffers? (?:is|are) subject to\b|
  \bother (?:duties|tasks|projects)\b.{0,60}\bas (?:needed|assigned|required)\b`;
