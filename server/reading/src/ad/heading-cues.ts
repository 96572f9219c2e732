import { source } from '../words/pattern.ts';

/** What a heading may announce, with how sure its words are of it. */
export type Announced =
  | 'none'
  | 'nice'
  | 'must'
  | 'sureDuty'
  | 'aside'
  | 'duty'
  | 'someNice'
  | 'someMust';

const cue = (...languages: readonly string[]) => new RegExp(`\\b(?:${languages.join('|')})\\b`);

/** Words of headings in English, German and Spanish, folded; the first that fits decides. */
export const HEADING_CUES: readonly (readonly [Announced, RegExp])[] = [
  [
    'aside',
    cue(
      String.raw`^(?:benefits|perks|beneficios|vorteile)(?! (?:specialist|administration))|(?:deine|ihre|unsere|your|our) extras|extras (?:fur|for) (?:dich|sie|you)`,
    ),
  ],
  [
    'none',
    cue(
      source`
        (?:do not|don't|dont|doesn't|won't|not|never) (?:have to |really )?(?:need|require|expect|matter|care|ask|mind|worry)|
        not (?:needed|required|necessary|important)|no need|(?<!\b(?:what|which|who) )do i (?:need|have)|leave (?:\w+ )?(?:at home|behind)`,
      source`
        nicht (?:
          brauchst|brauchen|notig|notwendig|erwarten|erforderlich|mitbringen|konnen|suchen|wichtig|zwingend
        )|
        (?:brauchst|brauchen|mussen|musst)\b.*\bnicht|egal|unwichtig|zu ?hause lassen|keine rolle|verzichten|^muss nicht (?:sein|dabei sein)$`,
      source`
        no (?:te )?(?:
          necesit\w+|hace falta|hacen falta|buscamos|pedimos|exigimos|importan?|se requiere|pediremos
        )|
        (?:nos )?(?:da|es|dan) (?:lo mismo|igual)|dejar en casa|no (?:es )?necesari[oa]s?`,
    ),
  ],
  [
    'nice',
    cue(
      source`
        (?:no|not an?|by no means an?) (?:\w+ )?deal-?breakers?|nice[- ]to[- ]haves?|maybe|perhaps|
        ^(?:should|could)(?: have)?$|might (?:also )?have|(?:desire|willing\w*|keen) to learn|extra \w+ if|
        (?:they|he|she)(?:'d| would) (?:also |really )?(?:love|like)|would (?:also )?help|
        ^ideal(?:ly)?(?! (?:candidate|person|profile|applicant))|bonus|brownie|extra (?:points|credit)|
        good to have|even better|stand out|(?:sets?|puts?) (?:you|me) (?:apart|ahead|on top)|impress|icing|cherry|it helps|helps if|
        not (?:essential|mandatory|a must)|if you also|you also|also great|
        would be (?:\w+ )?(?:great|nice|good|a plus|an advantage)|(?:makes?|made) (?:us|me) (?:\w+ )?(?:happy|smile)|we'd (?:love(?! to hear)|be)|
        (?:additional|further|other) (?:skills|assets|qualifications|knowledge)`,
      source`
        vielleicht|keine? (?:muss|pflicht|bedingung|voraussetzung)|muss (?:aber )?nicht(?! (?:dabei )?sein$)|
        (?:schon|toll|super|prima|klasse|cool|spitze|ideal) (?:ware|waren|ist|sind)|
        (?:ware|waren) (?:\w+ )?(?:schon|toll|super|prima|klasse|cool|spitze|ideal)|(?:noch|umso) besser|
        i-tupfelchen|sahnehaubchen|(?:sache|profil|paket|bild) (?:rund|ab)(?: macht| machen)?|
        zusatzqualifikation\w*|zusatzkenntnisse|
        (?:zusatzlich|ausserdem|auch|daruber hinaus|extra) (?:punkt\w*|freu\w*|toll|super|schon|gern\w*|von nutzen|wunschenswert)|
        uns (?:\w+ )?freut|(?:uns (?:\w+ )?glucklich|uns (?:\w+ )?froh) macht|(?<!(?:qualifikationen|kenntnisse|eigenschaften) )freu(?:t|en) (?:wir )?uns(?! auf)|
        ^gern(?:e)?$|ger(?:n|ne) (?:gesehen|auch$|noch$|ausserdem$)|^am liebsten$`,
      source`
        desead[oa]s?|no (?:es |son )?(?:imprescindibles?|obligatori[oa]s?|excluyentes?|indispensables?)|si ademas|y si|
        nos (?:hace|haria) (?:\w+ )?(?:felices|ilusion)|guinda|buenisim\w+|(?:seria|estaria) (?:genial|bien|bueno|ideal|estupendo|perfecto|un plus)|mejor si|
        (?<!persona )ideal si|felices|feliz|mas puntos|destacar\w*|diferenciar\w*|tendra en cuenta|ayuda\w*|no te frenes`,
    ),
  ],
  [
    'sureDuty',
    /\b(?:be|is) responsible for(?: the following)?$|\bbring(?:en sie sich|st du dich|t ihr euch)(?: \w+)* ein\b/,
  ],
  [
    'must',
    cue(
      source`
        (?:job|role|post|position|work) (?:really |also )?(?:calls for|needs|asks|demands|requires|takes)|
        (?:puesto|trabajo|cargo) (?:pide|exige|requiere)|(?:ideal|right|perfect|successful) (?:candidate|person|profile|applicant)|
        (?:i|we)(?:'d| would) (?:really )?like to see|(?:essential|selection|eligibility) criteria|
        what (?:else )?(?:do|must|should) i (?:have to |need to )?(?:need|have|bring|know)|what you(?:'ll| will) (?:need|bring|have)|who we(?:'re| are)? (?:looking for|seeking|want|need)|
        who are you|you(?:'d|'ll| will) bring|what we look for|to succeed in|(?:role|job|position) is for you|(?:love|enjoy|like) this (?:job|role)|
        (?:love|like) to hear from you if|you'll (?:love|enjoy) .* if|
        (?:we|you)(?:'d|'ll| will| would)? (?:expect|need|require|ask)|
        you (?:should|must|ought to) (?:have|be|know|bring)|applicants?|who (?:should|can|could) apply|
        to apply you|must[- ]haves?|sounds? like you|is (?:this|it) (?:you|for you)|thrive|
        (?:good|great|right|perfect) (?:fit|match)|need to have|
        who (?:are|do) (?:you|we) (?:picturing|imagin\w+|want|need|have in mind)|person spec\w*`,
      source`
        (?:job|stelle|aufgabe|position) (?:verlangt|braucht|erfordert|fordert)|wunschprofil|bewerberprofil|kandidatenprofil|begeister(?:st|n) (?:du|sie) uns|(?:du|sie) uns begeister(?:st|n)|
        (?:sie|dich) aus(?:zeichnet|macht)|(?:qualifikationen|kenntnisse|eigenschaften) freuen|
        (?:wir (?:von dir |von ihnen |uns )?|uns )(?:erwarten|wunschen|verlangen)|(?:erwarten|wunschen) wir|
        was uns wichtig ist|(?:das )?ist uns (?:besonders |sehr )?wichtig|auf (?:sie|dich),? wenn|mitbring\w*|bringst|bringen sie|brauchst|
        damit (?:uberzeug|punkt)\w*|(?:womit (?:du|sie)|was uns|das)\b.*\buberzeug\w*|
        pass(?:t|en)\b.*\b(?:uns|team)|(?:uns|team) passt`,
      source`
        que (?:mas )?valoramos (?:de|en) (?:ti|vos|usted|una persona)|candidat[oa] ideal|perfil ideal|(?:eres|sos) la persona|si cumples?|
        persona ideal|que esperamos|si o si|innegociables?|lo (?:imprescindible|esencial|basico|minimo)|
        encaj\w+|te buscamos|se (?:requiere|exige|pide|necesita|busca)`,
    ),
  ],
  ['must', /\b(?:if you|wenn (?:du|sie)|si (?:tienes|eres|sabes))$/],
  [
    'sureDuty',
    cue(
      String.raw`day in the life|spend your time|like you to do|i be doing|you get to do|(?:normal|average) (?:day|week)|typical (?:day|week|shift|month)`,
      source`
        darum geht|worum (?:es|geht)|
        (?:wirst|machst|tust|bewegst|bewirkst|ubernimmst|gestaltest) (?:du|sie)(?! (?:lieben|bekommen|erhalten|mogen|schatzen))|
        du (?:\w+ ){0,3}(?:machst|tust|bewegst|bewirkst|ubernimmst|gestaltest)|sie (?:\w+ ){0,2}tun|
        (?:tun|machen) wirst`,
      String.raw`(?:te|se) (?:\w+ )?(?:encargar|ocupar|dedicar)\w*|(?:hay|vas|tienes|tenes) (?:que|a) hacer|seras responsable`,
    ),
  ],
  [
    'someNice',
    cue(
      String.raw`nice|helpful|useful|welcome|knock-?out|points|plus|pluses|desirable|desired|preferred|preferable|advantag\w*|optional|extra|extras|would be`,
      String.raw`hilfreich|bonuspunkte|pluspunkte?|wunschenswert\w*|von vorteil|vorteilhaft|kann-kriterien|idealerweise|on top|punktest|kur|^kann$`,
      source`
        puntos|meritos?|puntua\w*|valora(?!cion)\w*|valorable\w*|deseables?|suma\w*|a favor|alegrar\w*|
        encantar\w*|opcional\w*|ventajas? adicional\w*|preferible\w*|gustaria|nos gusta`,
    ),
  ],
  [
    'aside',
    cue(
      source`
        benefits?|perks|offerings?|company description|additional information|further information|(?:we|our) offers?|
        offer you|what you(?:'ll| will)? get|you(?:'ll| will) get|you get|in it for you|in return|rewards?|
        salary|compensation|pay|package|the deal|good stuff|boring|about (?:us|our|the company|the team)|
        who (?:we are|are we(?! \w+))|our (?:story|company|mission|values|culture|team|product|promise)|life at|
        why (?:join|us|work|you)|how to apply|how we hire|
        (?:hiring|interview|interviews|recruitment|recruiting|selection|our) (?:process|steps?|stages?|journey)|
        what(?:'s| is| happens) next|disclaimer|schedule|shifts?|trial period|
        work(?:ing)? (?:location|setting|hours)|job types?|apply|
        application(?! (?:development|support|engineering|security|design|management|architecture))|
        process(?! (?:improvement|engineering|safety|design|development|control|automation|optimi[sz]ation))|
        next steps|contact(?! cent)|equal|diversity|inclusion|safeguarding|legal|small print|privacy|from us|
        what to expect|you can expect|location|hours|closing date|deadline|key facts|at a glance|when and where|
        start date|(?:working|work) (?:conditions|environment)|physical demands|contract|notes?$|love (?:it|working) here|look forward to|(?:good|worth) (?:to know|knowing)|interested|
        sounds (?:good|great|interesting)`,
      source`
        weitere informationen|zusatzliche informationen|unternehmensbeschreibung|die firma|
        (?:das|unser) unternehmen|(?:das|unser) team|wir (?:dir |ihnen )?bieten|bieten wir|wir dir|
        wir ihnen bieten|unser angebot|angebot|dein\w* vorteile|ihre vorteile|vorteile|uber uns|wer wir sind|
        wer sind wir|das sind wir|wir sind|^unternehmen$|arbeitsort|hinweise?|sonstiges|kontakt|bewerb\w*|bewirb\w*|gehalt|vergutung|rahmenbedingungen|
        rahmen|arbeitszeit|eckdaten|bekommst|erhaltst|kriegst|bekommen sie|erwarten kannst|von uns|goodies|freu|
        freuen|darum|warum|datenschutz|ansprechpartner\w*|(?:hast du|haben sie) davon|das gibt|
        (?:drin|raus) ist|springt|gute grunde|lohnt|interess\w*|klingt|neugierig|weitergeht|geht es weiter|
        auf einen blick|wirst du lieben|gut zu wissen|wissenswertes?|konnen (?:sie|du) bauen|kannst du bauen`,
      source`
        informacion adicional|descripcion de la empresa|oferta|beneficios|ofrec\w+|condiciones|
        que te (?:damos|llevas|espera)|te damos|quienes somos|
        (?:sobre|acerca de) (?:nosotros|nosotras|la empresa)|somos|como (?:aplicar|postular\w*|inscribir\w*)|
        inscri\w+|postul\w+|ofert(?:amos|an)|sueldo|lugar de trabajo|modalidad|proceso|contacto|prestaciones|proceso de seleccion|interesad[oa]s|nuestr[oa]s?|
        horario|jornada|salario|contrato|por que|que ganas|lo que te|(?:del|al) otro lado|hay para ti|ventajas|
        te interesa|te animas|y ahora|igualdad|ubicacion|detalles|a cambio|bueno (?:es )?saber|
        (?:te|que) llevas|lo que hay$`,
    ),
  ],
  ['must', /^(?:du|sie|you|tu|vos|usted)$/],
  ['duty', /^(?:(?:der |the |el )?(?:job|work|arbeit|trabajo))$/],
  ['aside', /^(?:wir|we|us|nosotros|the (?:company|team)|terms|la empresa|el equipo|questions)$/],
  [
    'duty',
    cue(
      source`
        (?:essential|job|main|key|core) functions|what you(?:'ll| will)|you(?:'ll| will)(?: do| be| own|$)|
        will you|responsib\w+|dut(?:y|ies)|tasks?|the (?:role|job|work|position|day|post|vacancy|opportunity)|
        you (?:\w+ ){0,2}do(?:ing)?|(?:this|the) job is|scope of work|deliverables|job description|
        (?:job|role|position|post) (?:summary|overview|purpose|description)|(?:the|your) challenges?|^scope$|
        you(?:'ll| will) contribute|(?:main|key|core|daily) activities|
        your (?:role|position|mission|day|impact|job|work|tasks|challenges?|focus|contribution|first \d+)|
        day[- ]to[- ]day|day in|make an impact|involves?|what you do|accountabilities|main purpose`,
      source`
        stellenbeschreibung|\w*aufgaben?\w*|\w*tatigkeit\w*|erwartet|mission|verantwort\w+|
        kommt auf (?:sie|dich) zu|zustandig|herausforderung\w*|schwerpunkte?|\w*alltag|
        (?:dein|ihr) (?:job|tag|beitrag|einsatz\w*|wirkungskreis)|der job|(?:deine|ihre) (?:rolle|position|stelle|funktion)|machst du|
        (?:die|der) (?:position|stelle|posten)|wofur (?:wir (?:dich|sie) |du |sie )|(?:wirkungs|arbeits|einsatz)(?:feld|gebiet|bereich)e?|hier packst|beschaftigst|die stelle|was (?:du|sie) (?:bei uns )?tun|was zu tun ist|ansteht|anfallt|
        steht an`,
      source`
        descripcion (?:del (?:puesto|cargo|empleo|rol)|de (?:la posicion|funciones|tareas))|dia a dia|
        (?:el|los|tus?) (?:retos?|desafios?)|tu contribucion|funciones|tareas?|responsabilidad\w*|haras|
        tu (?:mision|rol|dia|trabajo|reto|posicion|puesto)|el (?:puesto|rol|trabajo|dia)|mision|actividades|en que consist\w*|
        vas a|cometidos?|labores|quehaceres|objetivo del puesto`,
    ),
  ],
  [
    'someMust',
    cue(
      source`
        must|requir\w+|essentials?|qualifications?|strengths?|skills?|abilities|experience|about you|
        who you are|you (?:already )?(?:have|bring|need|are|offer|can|know|speak)|
        (?:some(?:one|body)|a person) who|they (?:really |actually )?need|
        what (?:
          (?:they|the \w+|our client|your client) (?:needs?|wants?|asks? for|expects?|looks? for)|we need|we're|
          we are|you bring|makes you|it takes
        )|
        success\w*|looking for|profile|background|expertise|superpowers?|prerequisites?|eligibility|expectations|qualities|on the lookout|traits|attributes|criteria|the person|^(?:need|needs|reqs?|wants?|wanted)$|
        needed|tech stack|education|competenc\w+|certifications?|certificates?|licen[cs]es?|non-?negotiables?|
        deal-?breakers?|toolbox|toolkit|languages|technologies|things you should|the basics`,
      source`
        profil|anforderungsprofil|du (?:bist|hast|kannst|solltest)|(?:bist|hast|kannst|solltest) du|
        sie (?:sind|haben|konnen|uberzeugen)|anforderung\w*|\w*voraussetzung\w*|vorausgesetzt|
        \w*qualifikation\w*|was (?:du|sie) (?:kannst|konnen|haben)|
        (?:der|unser|ihr) kunde (?:sucht|erwartet|wunscht|verlangt|braucht)|wen wir suchen|wonach wir suchen|
        wir (?:suchen|brauchen)|suchen wir|jemand(?:en)?|kenntnisse|muss|kompetenz\w*|dich aus\w*|uber dich|
        \w*fahigkeiten|eigenschaften|erfahrung(?:en)?|\w*erwartungen|(?:du|sie) (?:benotigst|benotigen)|drauf|rustzeug|werkzeug\w*|handwerkszeug|superkrafte|starken|know-how|hintergrund|skillset|ohne geht|
        unverzichtbar|unbedingt|zwingend|pflicht|ausbildung|ankommt|kommt es an|legen wir wert|sprachen`,
      source`
        cualificaciones|calificaciones|requisitos?|requerimientos|imprescindibles?|perfil|
        que (?:buscan?|piden?|exigen?|requieren?|buscamos|necesit\w+|pedimos|traes|aportas)|
        lo que (?:buscamos|pedimos|necesit\w+|traes|aportas)|buscamos|necesitamos|pedimos|necesitas|alguien|
        una persona|(?:sobre|acerca de) (?:ti|vos)|conocimientos|formacion|experiencia|competencias|habilidades|
        aptitudes|aportas|excluyentes?|obligatori[oa]s?|indispensables?|eres|sos|tienes|tenes|debes|
        hay que saber|traer|^(?:cursos?|registro|matricula|colegiatura|colegiacion|licencias?)$|escolaridad|nivel academico|^carn(?:et|e)s?$|idiomas|tecnologias|estudios|titulacion|mochila`,
    ),
  ],
];
