import { pattern } from '../words/pattern.ts';

/** (m/w/d), (f/m/x), (gn): said of a position, and a part of its name. */
export const GENDERS = pattern('u')`
  \s*[([]\s*(?:
    [mwfdixhvna](?:\s*[/|,*]\s*(?:[mwfdixhvna]|divers|diverse))+|gn\*?|all genders?|alle(?: geschlechter)?|
    any gender|divers|
    (?:elle|ella|el|she|he|they|er|sie)(?:\s*[/|,]\s*(?:elle|ella|el|she|he|they|er|sie|her|him|them))+
  )(?:\s*[,;][^)\]\n]{0,40})?\s*[)\]]`;
/** "Puesto: …", "Role – …". On folded text. */
export const LABEL = pattern()`
  ^(?:
    rol|rank|perfil (?:solicitado|requerido)|
    (?:titulo|nombre) (?:del (?:puesto|cargo|empleo)|de la (?:vacante|oferta|posicion|plaza))|
    (?:puesto|cargo) (?:solicitado|ofrecido|ofertado|vacante)|(?:job|position|post|role) (?:name|position|role)|
    designation|hiring for|we're hiring|job opportunity|career opportunity|estamos contratando|contratando|
    (?:la )?busqueda(?: laboral| de empleo)?|position|position title|role title|cargo a cubrir|puesto a cubrir|puesto vacante|plaza|
    posicion|funktion|beruf|tatigkeit als|tatigkeit|beschaftigung als|job title|vacancy title|title|role|
    vacancy|post|we are hiring|hiring|now hiring|open (?:position|role)|job opening|job offer|job|
    stellenausschreibung|stellenangebot|stellenanzeige|offene stelle|oferta de (?:empleo|trabajo)|
    denominacion(?: del puesto)?|berufsbezeichnung|wir suchen|gesucht|se busca|buscamos|post title|puesto|cargo|
    vacante|oferta|descripcion del puesto|nombre del puesto|stelle|stellenbezeichnung|stellentitel|jobtitel
  )(?: de trabajo)?\s*[:–-]\s*`;
/** "Perfil: …" may name the post, or say who fits it. */
export const WEAK_LABEL = /^perfil(?: buscado)?\s*[:–-]\s*/;
/** "Subject: Fwd: …", "Job description: …". */
export const SUBJECT = pattern('iu')`
  ^(?:
    (?:
      subject|betreff|asunto|fwd?|re|rv|aw|wg|job (?:description|ad|advert|posting)|stellenbeschreibung|aviso|
      remote|ab sofort|hybrid|jd archive
    )\s*[:—]\s*(?:(?:offene stelle|stelle|oferta|vacante|vacancy)(?: als| de| for)? (?=\p{L}+[/:*]))?|
    (?:(?:voll|teil)zeit )?(?:job|stelle) als |
    (?:kennziffer|kennnummer|stellen-?nr|referenz|referencia|reference|job-?id|req-?id|id)\.?[:#]? ?\S*\d\S*\s*[-–—:|]\s+|
    (?:stellen(?:ausschreibung|angebot|anzeige)|oferta de (?:empleo|trabajo)) (?:als |de )?(?=\p{Lu})|
    \[[^\]]{2,40}\]\s*(?=\p{Lu})|(?:\p{Lu}{1,6}[-_ ]?\d{3,}|\d{4,})\s*[-–—:|]\s+(?=\p{Lu})|
    (?:oferta|vacante|vacancy|job|stelle|ref\.?) (?:n[º°o.]+ ?)?\d[\d/-]*\s*[-–:.]\s+
  )+`;
/** "Start › Jobs › Ulm › Nursing": where a page stands on its site. */
export const TRAIL = /\S\s*[›»>→]\s+[^›»>→]+[›»>→]\s+\S/;
/** Words after which a sentence says whom it looks for, unless its reader is the one who does. On folded text. */
export const CUE = pattern('gu')`
  (?<!\byou(?: will| also)? )\b(?:
    (?:look(?:s|ing)?|searching|advertising) for|(?:en|in) (?:la |the )?(?:busqueda|search) (?:de|of|for)|
    auf der suche nach|
    (?:opening|opportunity|chance|vacancy|role)(?:
      [ ](?:has|have) (?:arisen|become available)| exists| available| open| now available
    )?(?: (?:at|in|with) (?:\p{L}+ ){1,4}?| here )? ?for(?= an? )|(?:opening|opportunity|chance|vacancy|role)(?:
      [ ](?:has|have) (?:arisen|become available)| exists| available| open| now available
    )? for|
    (?:hunt|lookout) for|in need of|hear from(?= an? )|(?:'re|is|are|am) after(?= an? )|freu\p{L}+ (?:sich|uns|mich) auf(?= eine?n? )|stell(?:t|en|e)(?: wir)?(?= [^.!?]{3,90} ein[.!,;:]? ?(?:$|[\n.!,;:]))|(?:is|are|be) (?:now )?taking on|queremos(?= (?:a )?un[ao]? )|
    (?:desk|room|space|place|seat|spot|work|job|arbeit|platz|sitio|hueco|trabajo) (?:free |left |open |frei |libre )?(?:for|fur|para)(?= (?:an?|eine?[nr]?|una?|another) )|
    (?:like|love|want|keen|hope|looking forward) to (?:meet|welcome)|
    (?:mochten?|wollen|will|wurden?)(?: wir)?(?: gern(?:e)?)?(?= eine?n? .{3,60} kennenlernen)|(?:queremos|gustaria) (?:conocer|contar con|sumar)(?: a)?|
    you(?:'d|'ll| will| would) be (?:(?:our|the)(?: very)? (?:first|next|new|only)|the(?= [^,.]{3,40} (?:who|we) ))|you (?:may|might|could) be (?:our|the)|become(?: our)?|(?:could|would) you be(?: our)?|(?:inscripciones|postulaciones) para|(?:position|post|place) for(?= an? )|
    join(?:ing)? (?:\p{L}+ ){1,4}?as(?= an? )|join \p{L}+ as|werden? sie|werde|position (?:als|de[rs])|
    recruiting|hiring|hires?|wants?|seeking|seeks?|needs?(?! to be)|
    (?<!(?:role|job|post|position|work|this|that|which|you|we|they|it|who|candidates?|applicants?|experience) )requires?(?= an? )|
    need (?:somebody|someone|a person)[^.:\n]{0,70}:|brauchen(?: wir)?|braucht(?: es)?|fehlt(?: uns)?|
    requieren?|precisan?|necesitan?|ofrece(?:mos)?|incorpora|convoca(?:mos)?(?: a)?|postul\p{L}+ (?:a|como)|
    (?:retained|instructed|engaged|asked|commissioned) (?:by [^.]{3,80} )?to (?:find|hire)|
    (?:to|will) appoint|appointing|necesitando|contratar|contratacion de|
    (?:a )?nuestr[oa] (?:proxim[oa]|nuev[oa])|to (?:hire|recruit)|join (?:us|our team|the team) as|as our|
    (?:role|position|post|job|work|start|career) (?:of|as)(?: an?)?|vacancy for|applications? for|puesto como|
    (?:trabaj|sum|incorpor|un)\p{L}+ (?:(?:a|en|con) (?:(?:\p{L}+ ){1,3}))?como|
    (?:puesto|cargo|plaza|rol|posicion) es (?:el )?de|(?:la posicion|el (?:cargo|rol)|la vacante) de|sumar(?: a (?:nuestr[oa]|el|la|l[oa]s) \p{L}+| al \p{L}+)?|stelle (?:ist )?frei|(?:frei|zu besetzen) ist die stelle|
    (?:ich|und) (?:\w+ ){0,6}?suche|suche ich|lost our|busco(?: a)?|
    hacen? falta(?! (?:(?:el|un|una|la) )?(?:titul|carne|experiencia|conocim|tener|que|saber|\w+[aei]r ))|
    busca(?:mos|ndo)?(?: a| incorporar(?: a)?)?|necesitamos|incorporamos|incorporar(?: a)?|precisamos|
    se (?:precisan?|necesitan?|requieren?|solicitan?|buscan?)|solicita(?:mos)?|contrata(?:mos)?|requerimos|
    selecciona(?:mos)?|contratando|puesto de|plaza de|un\/a|una\/o|un\(a\)|suchen(?: wir)?|sucht(?: wir)?|als|
    verstarkung als|teil (?:\p{L}+ ){1,4}?als|verstark\w+ .{3,40}? um(?= eine)
  )(?![\p{L}])`;
/** What stands between that and the name of the post. On folded text. */
export const FILLER = pattern('u')`
  ^[\s:,!?|–—\p{Extended_Pictographic}\ufe0f-]*(?:(?:
    now|ft|pt|f\/t|p\/t|vz|tz|for(?= an? )|(?:and|&|und|y)(?= \p{Ll}+(?:(?:ige|liche|ierte|ene|same|volle)\/-?e?[nrs])? \p{L})|accomplished|energetic|creative|dynamic|
    nuestr[oa] \p{L}+ a(?= un)|persona (?:como|de|para)|to (?:appoint|hire|recruit|employ)|incorporar(?: a)?|
    contratar(?: a)?|cubrir|(?:plaza|puesto|vacante)s? de|perfil(?:es)?(?: de)?|sumar(?: a)?|\/eine[nr]?|\p{L}+(?:ige|liche|ierte|ene|same|volle)\/-?e?[nrs](?= \p{L})|\d{1,2}(?:\.| x)?(?= )|\d{1,2}\.|\d{4}|immediately|
    currently|eine[*:/_]?n|ein[*:/_]e|ein\/eine|eine[*:/_]r|als|an? additional|a|an|one|another|the|our|next|
    new|experienced|passionate|talented|motivated|skilled|enthusiastic|reliable|friendly|dedicated|hands-on|
    first|very first|permanent|temporary|full-time|part-time|un[/@]?a|un\(a\)|un|una|uno|'?nen?|mehrere|several|two|three|several|dos|tres|varios|varias|(?:ab |zum )?\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|nuestro|nuestra|nuevo|nueva|para|eine[nr]?|ein|
    eine\(n\)|teil (?:\p{L}+ ){1,4}?als|nach vereinbarung|dich|sie|dir|uns|de[nrm]|die|genau|deshalb|daher|darum|unser\w*|dein\w*|ab|sofort|zum|nachstmoglichen|zeitpunkt|termin|
    fixed-term|per|zur|verstarkung|neue[nrs]?|kreative[nrs]?|engagierten?|teams?|in|vollzeit|teilzeit|oder|
    engagierte[nrs]?|zuverlassige[nrs]?|freundliche[nrs]?|qualifizierte[nrs]?|tatkraftige[nrs]?|dringend|noch|
    ganz|wieder|bald|schnell|gerade|aktuell|derzeit|januar|februar|marz|april|mai|juni|juli|august|september|
    oktober|november|dezember|urgently|somebody|someone|urgente(?:mente)?|weitere[nrs]?|erfahrene[nr]?|
    motivierte[nr]?
  )(?![\p{L}\p{N}])[\s,:!]*)*`;
/** "NEW ROLE: …", "¡¡URGENTE!! …": that the post is new, or wanted soon. */
export const NEWS = pattern('iu')`
  ^(?:(?:
    \d{1,2} ?x(?= \p{L}+ \p{L}+)|(?:band|grade|level) \d\w?(?= \p{L}+ \p{L}+(?:$| ))|(?:ft|pt|f\/t|p\/t|vz|tz)(?= \p{L}{4})|new (?:role|job|vacancy|position)|neue stelle|ab sofort(?=[:!])|nueva (?:oferta|vacante)|urge(?:nte?)?|dringend
  )(?!\p{L})[\s:!*_–-]*)+(?=\p{L})`;
