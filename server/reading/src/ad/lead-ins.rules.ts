import { foldInPlace } from '../words/same-length.rules.ts';
import { findYears } from './years-asked.rules.ts';
import { pattern, source } from '../words/pattern.ts';

const ADJECTIVES = source`
  de preferencia|in|for|with|of|en|con|de|im|mit|bei|very|really|some|any|a|an|the|your|our|initial|prior|
  previous|relevant|practical|hands-on|in-depth|deep|solid|strong|good|great|excellent|outstanding|proven|
  demonstrated|demonstrable|extensive|sound|thorough|broad|confident|proficient|skilled|several|at least|
  minimum|recent|both|either|also|already|ideally|preferably|a good|a bit of|additionally|furthermore|then|and|
  or|but|plus|optionally|bonus|so|sehr|gute[nrms]?|gut|sicher(?:e[nrms]?)?|fundierte[nrms]?|solide[nrms]?|
  ausgepragte[nrms]?|hohe[nrms]?|hohes|grundlegende[nrms]?|vertiefte[nrms]?|erste[nrms]?(?! hilfe)|einschlagige[nrms]?|
  praktische[nrms]?|umfassende[nrms]?|breite[nrms]?|hervorragende[nrms]?|ausgezeichnete[nrms]?|
  nachweisbare[nrms]?|nachgewiesene[nrms]?|mehrjahrige[nrms]?|der|die|das|den|dem|des|ein|eine[nrms]?|dein[e]?|
  deine[nrms]?|ihre?|unsere?[nrms]?|furs|fur|auch|und|oder|sowie|außerdem|dazu|daher|deshalb|ausserdem|zudem|
  idealerweise|moglichst|gerne? auch|gern(?:e)?|bestenfalls|im idealfall|optional|mindestens|min\.|mind\.|
  gewisse|etwas|ebenso|viel|lots of|plenty of|mucha?|muy|buen[oa]?s?|solid[oa]s?|amplia?s?|amplios?|alta?|alto|gran|excelentes?|demostrable|
  demostrad[oa]|contrastad[oa]|minimo|minima|al menos|del|previa|previo|un|una|unos|unas|el|la|los|las|algo de|
  algun[oa]?s?|tu|su|sus|tus|y|e|o|ademas|tambien|idealmente|preferiblemente|preferentemente|deseable|valorable`;
const NOUNS = source`
  working knowledge|bonus points|extra points|brownie points|points|competency|experience|expertise|knowledge|
  understanding|command|proficiency|fluency|familiarity|skills?|background|confidence|ability|competence|
  exposure|track record|awareness|grasp|use|erfahrung(?:en)?|berufserfahrung|praxiserfahrung|kenntnisse?n?|
  grundkenntnisse|fachkenntnisse|wissen|grundwissen|fachwissen|umgang|verstandnis|know-how|routine|praxis|
  beherrschung|vertrautheit|interesse|fahigkeit|bereitschaft|experiencia|conocimientos?|manejo|dominio|nociones|
  capacidad|habilidad(?:es)?|soltura|familiaridad|uso|comprension`;
const LINKS = `with|for|in|of|using|on|to|as|at|working with|mit|im|in|der|des|von|fur|zu|zur|zum|bei|als|con|en|de|del|sobre|para|como`;
const SUBJECTS = source`
  of which (?:some|part|most|several)|davon (?:einige|ein teil|mehrere|die meisten)|
  (?:de )?l[oa]s (?:cuales|que) (?:algun[oa]s?|varios|parte)|so (?:would|is|are)|
  (?:and )?the same (?:goes|applies|is true|holds) (?:for|to|of)|(?:das gleiche|dasselbe|gleiches) gilt (?:auch )?fur|
  lo mismo (?:vale|ocurre|pasa|aplica) (?:para|con|de)|(?:sie kommen|du kommst)(?: \w+)? mit|(?:para (?:todo )?(?:ello|esto),? )?(?:estamos buscando|buscamos|queremos|necesitamos|se busca) (?:a )?una persona|
  we (?:need|want|seek) (?:an? )?(?:individual|person|someone|somebody|professional) who(?:(?:'s| is)(?: also)?(?: comfortable (?:with|in)?)?| has| can)?|
  (?:the |an )?(?:ideal|right|perfect|successful) (?:candidate|person|applicant) (?:has|is|will have|will be|can)(?: also)?(?: been)?(?: exposed to)?|
  (?:you )?must (?:be(?: able to)?|have|hold|know)(?: an?)?|(?:you )?must(?= (?:live|reside) )|
  we expect (?:this|the|our) (?:team member|candidate|person|hire|role)(?: to(?: be(?: an?)?| have)?)?|
  you(?:'ve|'re|'ll)?(?: also| already| ideally)?(?:
    [ ]have| bring(?: along)?| hold| know(?: how to)?| can| are| keep| need| must| should| will| like| love| enjoy| possess| understand| use| master| speak| get by| offer| feel
  )?(?:
    [ ]able to| familiar with| comfortable (?:with|in|using)| confident (?:with|in|using)| experienced (?:with|in)| at home (?:with|in)| proficient (?:with|in)| fluent in| used to| handy with| happy to| a
  )?|
  hast|bringst|kannst|beherrschst|verfugst uber|bist|sprichst|kennst|handle|can|demonstrated|
  (?:bereich|gebiet|feld) (?:der|des)|capacity to|able to|ability to|capable of|willing(?:ness)? to|
  familiar with|comfortable (?:with|in|using)|confident (?:with|in|using)|experienced (?:with|in)|
  proficient (?:with|in)|fluent in|used to|skilled (?:with|in)|well[- ]versed in|versed in|certified (?:in|as)|
  worked with|having|know(?: how to)?|hold(?: an?)?|have(?: an?)?|are|
  (?:who )?(?:has|holds|knows|brings|speaks)(?: at least)?|te (?:pediremos|pedimos)|
  (?:
    to (?:
      do (?:this|that|it|the job)(?: well)?|be (?:considered|successful|eligible)|succeed|qualify|thrive|apply
    )(?: (?:for|in) (?:this|the) (?:role|job|post|position))?|
    para (?:incorporarte|optar al puesto|ello)|for (?:this|that|the)(?: (?:role|job|post|position))|dafur|
    hierfur|fur (?:diese|die) (?:stelle|aufgabe)|para ello|para (?:este|el) puesto
  ),?(?= )|
  (?:lo que (?:necesitamos|buscamos|pedimos) es )?(?:alguien|una persona) con|
  what we(?:'re looking for| need| want) is(?: (?:someone|somebody|a person) (?:with|who has))?|
  (?:someone|somebody|anyone) with|(?:wir stellen uns )?jemand(?:en)?(?: vor)?, (?:der|die)|
  we (?:imagine|picture) (?:someone|somebody) who(?: has| is| can)?(?: finished| completed)?|
  (?:nos )?hacen? falta que (?:tengas?|sepas?)|
  (?:it is|es ist) (?:an advantage|ein vorteil) (?:to have|,? wenn)(?: worked with)?|
  mitbringen (?:sollte|muss)\w*(?: (?:die person|er|sie|man|jemand))?|
  (?:daruber hinaus|zudem|ausserdem|weiterhin|ferner)(?: (?:wird|werden))?|vorausgesetzt (?:wird|werden)|
  (?:candidates?|applicants?)(?: (?:must|should|will))? (?:hold|have|possess|speak|know|bring)|
  ohne(?= .* geht )|
  (?:verfugen|haben|besitzen|bringen|beherrschen|sprechen|kennen|konnen) sie(?: uber)?(?: bereits| schon)?|
  (?:verfugst|hast|besitzt|bringst|beherrschst|sprichst|kennst|kannst) du(?: uber)?(?: bereits| schon)?|
  besitzen|besitzt|verfugen uber|haben(?: schon(?: einmal| mal)?)?(?: mit)?|
  si (?:ademas )?(?:sabe|tiene|conoce|habla|domina)(?: de)?|tengan?|
  it (?:would|will) be (?:an? )?(?:\w+ )?(?:advantage|plus|benefit|bonus|asset|advantageous|desirable|useful|helpful) to have (?:undertaken|done|completed|had)|
  (?:candidates|applicants) who (?:have|hold|can|know)|
  (?:you'd|you would|you'll|you will)(?: also)? need(?: to (?:be|have|know|speak))?|need to (?:be|have)|
  (?:they|we) (?:(?:all|mainly|mostly|currently) )?(?:use|work with)|
  (?:wir|die) (?:nutzen|verwenden|arbeiten mit)|(?:usamos|utilizamos|trabajamos(?: a diario)? con)|
  (?:por ley |ademas |tambien )?hacen? falta|gesucht (?:wird|werden) [^,.]{3,60}? mit|
  (?:our client(?:'s| is)|we(?:'re| are)) (?:looking for|after) (?:someone|somebody|a person) (?:who(?:'s| has| is)?|with)(?: shipped| used| worked with| built)?|
  [^,.]{0,40}(?:deberan?|deberas) (?:estar en posesion de|tener|contar con|poseer|acreditar|disponer de)l?|
  sera(?:n)? meritos?|(?:(?:gesucht|erwartet|gefordert|verlangt|gewunscht) (?:wird|werden) )?jemand(?:en)? mit|
  (?:gesucht|erwartet|gefordert|verlangt|gewunscht|gefragt) (?:wird|werden|ist|sind)|hubiera[ns]?|
  if you(?:'ve| have| are| can| know| already)?(?: already| ever| also)?(?:
    [ ]worked (?:with|on|in)| used| seen| met| tried| run| written| built| had to do with| heard of| touched| dealt with
  )?|
  it (?:also )?helps if you(?: know| have| can| are| speak)?|es hilft,? wenn (?:du|sie)|
  (?:it ?)?(?:would|'d) be (?:\w+ ){0,3}if you(?: could| can| had| have|'ve|'d)?(?: already)?(?: worked with| seen| used| met| tried)?|
  we(?:'d| would)? (?:expect|require|need|love it if|like)(?: you to(?: have| know| be)?)?|
  (?:wenn|dass) (?:du|sie)(?: schon| bereits| auch| sich)?(?: einmal| mal)?(?: mit)?|
  (?:du|sie)(?: (?:
    hast|bringst|kannst|beherrschst|verfugst|kennst|sprichst|bist|haben|bringen|konnen|beherrschen|verfugen|
    kennen|sprechen|sind|besitzt|besitzen|solltest|sollten
  ))?(?: dich| sich)?(?: bereits| schon| auch)?(?: uber| mit| in)?|
  (?:schon|toll|super|ideal|prima|nett|gut) (?:ware|waren)(?! \w+,? wenn)(?= )|(?:es )?(?:ware|schon ware)(?: \w+){0,3},? wenn (?:du|sie)(?: schon| bereits)?(?: einmal| mal)?(?: mit)?|
  sicher in|sicher im umgang mit|fit in|vertraut mit|geubt (?:in|mit)|versiert in|
  von vorteil (?:sind|ist|ware|waren)|hilfreich (?:sind|ist|waren?)|wunschenswert (?:sind|ist|waren?)|wir erwarten|
  wir wunschen uns|
  (?:que )?(?:
    (?:tienes|tenes|tengas) que (?:saber|manejar|dominar|conocer|hablar|tener)|tienes|tenes|contas con|tengas|cuentas con|cuentes con|dominas|domines|manejas|manejes|conoces|conozcas|hablas|hables|sabes|
    sepas|eres|seas|has|hayas|hubieras
  )(?: \w+(?:ado|ido))?(?: con| en)?|
  capaz de|saber|conocer|tener|contar con|haber (?:trabajado|tocado|usado)(?: con| en)?|
  se valorara(?:n)?(?: tambien| positivamente)?|valoramos|valoraremos|sera(?: un)? plus|es un plus|
  sumara(?: puntos)?|seria (?:\w+ ){1,3}(?:que )?|serian (?:\w+ )?(?:interesantes|valorables|deseables|bienvenid[oa]s|utiles)|que (?:sepa|domine|maneje|conozca|hable|tenga|cuente con)|(?:estaria|vendria) (?:muy )?bien(?= que )|
  que (?:supie|tuvie|conocie|maneja|domina|habla|conta)(?:ra|se)[ns]?(?: con)?|
  si (?:ademas |tambien )?(?!(?:te|ademas|nos|les|l[ao]s|mas) )\w{2,}[aei]s(?: trabajado| usado| tocado)?(?: con| en)?|
  nos (?:encantaria|gustaria|alegrara)(?: que)?|exigimos|pedimos|
  es (?:necesari[oa]|imprescindible|indispensable)|imprescindibles?|indispensables?|required:?|essential:?`;

/** "You know A/B testing": a letter before a slash is no article. */
const NO_LETTER = String.raw`(?!(?<=(?<!\p{L})\p{L})[/+])`;
const LEAD_INS = [
  new RegExp(`^(?:${SUBJECTS})${NO_LETTER}(?![\\p{L}'’])`, 'u'),
  new RegExp(
    `^(?:${NOUNS}) (?:${LINKS})(?: (?:the|a|der|die|dem|den|des|el|la|los|las))?${NO_LETTER}(?![\\p{L}])`,
    'u',
  ),
  new RegExp(`^(?:${ADJECTIVES})(?![\\p{L}\\p{N}'’/+#-])`, 'u'),
];
const ADJECTIVE = new RegExp(`^(?:${ADJECTIVES})$`, 'u');
const EDGE = /^(?:[\s,;:!–—•·"“”„'’)-]|\.(?!\p{L}))+/u;

/** Without the words that lead up to what is asked: "You have solid experience with", "Manejo de", "Sicherer Umgang mit". */
export function withoutLeadIn(text: string): string {
  let rest = text.replace(EDGE, '');
  for (let round = 0; round < 8; round += 1) {
    const folded = foldInPlace(rest);
    if (findYears(rest)?.start === 0) return rest;
    const lead = LEAD_INS.map((cue) => cue.exec(folded)?.[0].length ?? 0).find((size) => size > 0);
    if (lead === undefined) return rest;
    const next = rest.slice(lead).replace(EDGE, '');
    // What is asked may itself sound like a lead-in; an adjective alone asks for nothing.
    if (next === '') return ADJECTIVE.test(folded) ? '' : rest;
    rest = next;
  }
  return rest;
}

const TAIL = pattern('u')`
  (?:
    ,?\s*\(?(?:no )?excluyentes?\)?|
    \s*[,–—-]?\s*(?:
      \b(?:10|[0-9])\s*\/\s*(?:10|5)|★+☆*|critic[oa]|importante|kritisch|critical|\bnormal|\b(?:kann|soll|wunsch|optional|opcional|nice)(?=$)|\bmuss|must(?:[ -]have)?|pflicht|
      obligatori[oa]
    )|
    [\s,;:.!?…–—"“”„'’-]+|\s+(?:mit|gesammelt|sammeln|vorweisen|vorzuweisen|vorlegen|vorzulegen)|
    \s+\(?(?:or|oder|o|u|and|und|y|etc)\.?\)?|
    \s+(?:(?:is|are|would be|will be|ist|sind|wird|werden|ware|waren|es|son|seria|sera|seran)\s+)?(?:(?:a|an|ein|eine|un|una)\s+)?(?:(?:
      big|real|great|huge|definite|absolute|strong|clear|distinct|major|klares|gro\p{L}es|gran|claro
    )\s+)?(?:
      required|needed|necessary|essential|mandatory|must|plus|bonus|advantage|welcome(?: too)?|helpful|useful|
      desirable|preferred|appreciated(?: but not required)?|nice to have|von vorteil|vorteilhaft|wunschenswert|gern(?:e)? gesehen|
      willkommen|hilfreich|erforderlich|vorausgesetzt|voraussetzung|notig|notwendig|zwingend|pflicht|muss|
      imprescindibles?|necesari[oa]s?|valorables?|deseables?|obligatori[oa]s?|indispensables?|requerid[oa]s?|plus|ventaja|too|
      also|as well|inside out|by heart
    )|
    \s+(?:wird|werden) (?:erwartet|vorausgesetzt|gefordert|verlangt|benotigt)|\s+(?:erwartet|vorausgesetzt)|
    \s+(?:setzen|erwarten|verlangen|wunschen) wir(?: uns)?(?: voraus)?|\s+geht (?:es|das|nichts|nix) .*|
    \s+(?:would be|ware|waren|seria) (?:
      great|good|nice|lovely|fantastic|brilliant|amazing|awesome|excellent|cool|handy|ideal|perfect|super|toll|
      prima|praktisch|schon|gut|genial|estupendo
    )|
    \s+must be (?:in date|valid|current|up to date).*|\s+(?:will be|are|is) of (?:particular|special|great) interest|
    \s+es (?:un )?requisito(?: \p{L}+){0,3}|
    \s+(?:hat|hast|haben|mitbringt|mitbringst|besitzt|verfugt|beherrscht|spricht)|
    \s+(?:ist|sind) (?:dir|ihnen) (?:\w+ )?(?:vertraut|gelaufig|bekannt|nicht fremd)|
    \s+(?:also )?(?:helps|hilft)(?: too| auch)?|
    \s+(?:never hurts|schadet (?:nie|nicht)|(?:nos )?vendrian? (?:muy )?bien|(?:ein )?(?:bonus|plus))|
    \s+(?:but|aber|jedoch|pero|though|aunque) (?:not|nicht|no|kein\p{L}*|sin) .{3,40}|
    \s+(?:ist|sind|ware|waren) (?:schon|nett|toll|gut|super|prima|klasse)|\s+(?:zeichnen|zeichnet) (?:dich|sie) aus|
    \s+(?:runden|rundet) (?:ihr|dein|das|euer) profil ab|
    \s+(?:(?:sind|ist) )?(?:fur (?:dich|sie) )?kein\p{L}* fremdw\p{L}+|
    \s+sollten? (?:fur )?(?:dich|sie|dir|ihnen) .{3,40}|\s+would (?:save|spare|shorten|speed|make) .{3,60}
  )$`;

/** Without what trails off: scores, "is a plus", "erforderlich", signs. */
export function withoutTail(text: string): string {
  let rest = text;
  for (let round = 0; round < 6; round += 1) {
    const cut = TAIL.exec(foldInPlace(rest));
    if (cut === null || cut.index === 0) return rest;
    rest = rest.slice(0, cut.index);
  }
  return rest;
}
