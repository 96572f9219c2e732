import { pattern } from '../words/pattern.ts';

/** "All records are kept in SystmOne": a program of the work, named as used. */
export const KEPT_IN = pattern('u')`
  \b(?:are|is) (?:all )?(?:kept|recorded|logged|tracked|documented) in[ ]|
  \bse (?:llevan?|apuntan?|registran?|anotan?|documentan?) (?:\p{L}+ )?en[ ]|
  \b(?:werden|wird) .{0,30}\bin .{2,40} (?:gefuhrt|gepflegt|erfasst|dokumentiert|gebucht)(?!\p{L})`;

/** "We will value experience with looms" among the tasks. */
export const BEGINS_HELP = pattern('u')`
  ^(?:
    (?:se )?valor(?:ara|aremos|amos)\p{L}*|von vorteil|idealerweise|ideally|preferably|
    (?:it )?(?:is|would be) (?:a |an )?(?:plus|bonus|advantage)
  )(?!\p{L})`;

/** "We are looking for a Data Analyst" names the position; "… for someone who speaks Danish" asks. */
export const NAMES_POSITION = pattern()`
  \b(?:
    (?:we are|we're|is|are) (?:looking|searching|recruiting|hiring)|looking to (?:hire|recruit)|
    we (?:seek|need) an?|wir suchen|suchen wir|sucht (?:wir )?|buscamos|busca|estamos buscando|buscando|
    incorporar
  )\b(?!.*\b(?:
    experience|knowledge|speaks?|(?:someone|somebody|individual|person|professional) who|erfahrung\w*|kenntnis\w*|jemanden?,? (?:der|die)|experiencia|
    conocimientos?|alguien (?:con|que)|persona (?:con|que)
  )\b)`;

/** "Initech needs a clerk for its shop." */
export const NEEDS_ONE =
  /\b(?<!you(?:'ll| will)? )(?:necesita|precisa|requiere|busca|sucht|braucht|seeks?|needs?|requires?|wants?) (?:una?(?:\/a)?|ein(?:en?)?|an?) (?!.*\b(?:experience|erfahrung\w*|experiencia|knowledge|kenntnis\w*|conocimientos?)\b)/;

/** "Initech provides everything you need", "Join us and …": what the house gives, whatever its name. */
export const PROVIDES = pattern('u')`
  ^(?!(?:
    You|She|He|They|It|Sie|Du|Er|Es|Who|This|That|The (?:candidate|applicant|holder|role|post|position|job)
  )\b)\p{Lu}\S*(?: \p{Lu}\S*){0,4} (?:also )?(?:will (?:provide|offer|give)|provides|offers|gives|bietet|ofrece|brinda)\s|
  ^(?:Join (?:us|our)|Become (?:a )?part|Werden? (?:Sie )?Teil|Únete|Súmate|Forma parte)(?!\p{L})`;

/** "Our client is looking for someone who has …". */
export const SEEKS_ONE = pattern()`
  \b(?:
    look\w*|search\w*|need\w*|want\w*|after|such\w+|brauch\w+|busca\w*|necesita\w*
  ) (?:for )?(?:someone|somebody|a person|an individual|jemanden?|alguien|una persona),? (?:who|with|mit|der|die|con|que)\b`;

/** "We write a lot, so your English should be good." */
export const YET_YOU = pattern()`
  \b(?:so|and) you(?:r (?:\w+ ){1,2})? ?(?:should|must|need|will need)|
  \b(?:daher|deshalb|darum|also) (?:solltest|musst|brauchst|sollten|mussen|brauchen) (?:du|sie)|
  \b(?:por eso|asi que) (?:necesit\w+|deb\w+|hay que|tendras que)|\bso you (?:\w+ ){0,2}have to|
  \b(?:mussen|musst|sollten|solltest) (?:sie|du)\b`;

/** "Could you put this on the board, please?": asked of whoever reads it. */
export const BEGS = /\b(?:bitte|please|por favor)\b.*\?$/;

/** "This position is open at our hotel": where and how long. */
export const OF_POST = pattern()`
  ^(?:this|the) (?:position|role|post|vacancy|job) (?:is|will be) (?:
    open|based|located|set|paid|graded|classified|available|permanent|temporary|full|part|remote|hybrid
  )\b`;

/** "Not all applicants will have …", "We encourage everyone …", "Only who reaches 6 points …": of whoever may apply, and how it goes on. */
export const OF_APPLYING = pattern('u')`
  ^(?:not all|nobody|no (?:one|candidate|applicant)) .*\b(?:will|can|ticks?|meets?|has|have|match\w*)\b|
  \bencourage (?:you|everyone|everybody|all|applicants|candidates|people)\b|
  \b(?:don't|do not) let (?:that|this|it)\b|\b(?:ermutigen|ermuntern) wir|wir (?:ermutigen|ermuntern)\b|
  \banimamos a\b|^(?:while|although) .*\bqualifications\b.*\bcandidate|^if your career\b|
  \bse realizara\p{L}* (?:una )?(?:entrevista|prueba)|
  \bfase de (?:la )?(?:entrevista|seleccion|valoracion|concurso)|
  \b(?:zum|zu einem) (?:vorstellungsgesprach|auswahlgesprach)\b`;

/** "The department is responsible for …": not whoever applies. */
export const OF_OFFICE = pattern('u')`
  ^(?:the|our|this|that|die|das|unser\w*|el|la|nuestr[oa]) (?:[\p{L}-]+ ){0,4}?(?:
    office|department|team|unit|division|agency|company|group|directorate|branch|programme?|abteilung|referat|
    amt|team|bereich|unternehmen|departamento|area|equipo|empresa|unidad|servicio
  ) (?:is|are|ist|sind|es) (?:responsible|charged|zustandig|verantwortlich|responsable)(?!\p{L})`;

/** "We have many clients": no point of what is asked. */
export const OF_US = pattern('u')`
  ^(?:als [^,]{3,70} (?:sind|haben|bieten|verfugen) wir(?!\p{L})|overall, our )|
  ^(?:we|our|wir|unsere?|nosotros|nuestr[oa]s?|tenemos|somos|contamos|trabajamos) (?!(?:expect|need|require|ask|erwarten|brauchen|pedimos)(?!\p{L}))`;

/** Whoever held the post is told of, not asked for. */
export const TELLS_OF_LEAVER = pattern()`
  \b(?:
    is retiring|retires|is leaving us|(?:maternity|parental) leave|se jubila|nos deja|
    (?:va|sera|fue) (?:a ser )?(?:madre|padre)|de baja|
    geht\b.* in (?:rente|ruhestand|elternzeit|mutterschutz|pension)|verlasst uns|
    (?:in|im) (?:ruhestand|mutterschutz)
  )\b`;

/** "Minimum two years in a bakery.", "Clean driving licence.": asked without a verb. */
export const FRAGMENT = pattern('u')`
  ^(?:(?:ebenso|dazu|plus|likewise|asimismo) )?\d+\+? ?(?:yrs?|years?|jahre|anos) (?:min|minimum|minimo|plus)\b|
  ^(?:(?:ebenso|dazu|plus|likewise|asimismo) )?(?:minimum|min\.?|at least|mindestens|mind\.?|minimo|minima|al menos) (?:of )?(?:\d|\p{L}+ (?:years?|months?|jahre|monate|anos?|meses))|
  ^(?:(?:full|clean|valid|current|gultige[rs]?) ){0,3}(?:
    driving licen[cs]e|driver'?s licen[cs]e|fuhrerschein|staplerschein|carnet|permiso de conducir|titulo de
  )(?!.*\b(?:is|are|ist|sind|es|son|no|nicht|not)\b)`;

/** "In spring there is also the tax return": one more task among those told. */
export const COMES_BESIDES =
  /\bthere(?: is|'s| are) also\b|\b(?:dazu|hinzu) komm(?:t|en)\b|\bgehor(?:t|en) auch\b|\btambien hay\b|\bademas hay\b/;

/** "You'll work alongside designers", "Your projects come from many offices", "Depending on the season, you can …": of the place and of what comes of the work. */
export const OF_PLACE = pattern('u')`
  ^(?:(?:
    also|in addition|additionally|besides|here|there|with us|by (?:doing|joining) \p{L}+|
    (?:as|along with|together with|alongside|with) [^,]{3,80}|depending on [^,]{3,80}
  ),? )?you(?:
    (?:'ll| will)(?: also)?(?: then)? (?:
      be (?:
        an?|the|one|part|at|in|on|joining|surrounded|supported|working (?:with|in|at|alongside)|reporting
      )(?!\p{L})|
      work (?:alongside|with|in|at|on (?:different|many|various|several|a (?:range|variety)))(?!\p{L})|join|
      have (?:access|the|an?)(?!\p{L})|find|get|see|learn|enjoy|receive|grow|become|affect
    )(?!\p{L})|
    [ ]can(?: also)? (?:be|see|find|affect|expect)(?!\p{L})
  )|
  ^your (?:own )?(?:projects?|team|colleagues?|clients?|impact|office|work|days?) (?:will (?:come|be|consist|go)|comes?|is|are)(?!\p{L})|
  ^(?:(?:dabei|hier|als [^,]{3,40}) )?(?:du arbeitest|sie arbeiten|arbeitest du|arbeiten sie) (?:eng )?(?:mit|zusammen|in|an der seite|neben)(?!\p{L})|
  ^(?:du wirst|sie werden) (?:teil|ein teil|mitglied)(?!\p{L})|
  ^(?:dein|ihr)e? (?:team|projekte|kolleg\p{L}+|buro) (?:ist|sind|kommen|kommt|besteht|sitzt)(?!\p{L})|
  ^(?:te )?(?:
    formaras parte|incorporaras|integraras|trabajaras (?:junto a|con|en|codo)|seras (?:parte|una? pieza)
  )(?!\p{L})|
  ^tus? (?:equipo|proyectos|companer\p{L}+|oficina) (?:es|esta|son|vienen|estara\p{L}*)(?!\p{L})`;

export const TO_YOU =
  /\b(?:you|your|you'll|du|dich|dir|dein\w*|sie|ihr\w*|ihnen|te|tu|tus|\w{3,}(?:aras|eras|iras|ras|arte|erte|irte))\b/;

/** "It helps if you know it", "knowing it is a plus": said of whoever applies. */
export const SAID_OF_WHOEVER = pattern()`
  ^(?:si|if|wenn|falls) |\b(?:if you|wenn (?:du|sie)|si (?:sabes|tienes|conoces|hablas))\b|
  \b(?:is|are|would be|es|son|seria|ist|sind|ware|waren) (?:an?|una?|eine?) (?:\w+ )?(?:plus|bonus|ventaja|vorteil|advantage)\b`;

export const TO_WHOEVER = pattern()`
  \b(?:
    you|your|you'd|if|having|du|dein\w*|dich|sie|ihr\w*|wenn|wer|dass|es ware|si|quien|haber|tener|saber|
    conocer|que|
    (?:is|are|would be|ist|sind|ware|waren|wird|es|son|seria|sera) (?:also |aber )?(?:
      desirable|preferred|advantageous|an advantage|a plus|a bonus|useful|helpful|beneficial|welcome|
      wunschenswert|von vorteil|hilfreich|gern gesehen|merito|deseables?|valorables?
    )|
    would (?:be|save|spare|shorten)|vendria|(?:ist|ware|waren|would be|seria) (?:das|die|der|the|la|el) |se valora\w*|
    von vorteil|wunschenswert|^(?:schon|toll|super|gut|ideal|prima|hilfreich|nett) (?:ware|waren|ist|sind)
  )\b|
  ^(?:[^\s,]+ ){1,6}(?:desirable|preferred|advantageous|deseable|valorable)\W*$`;
