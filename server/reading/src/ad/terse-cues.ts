import { pattern, source } from '../words/pattern.ts';

const DAY = source`
  (?:
    (?:mo|mon|tue?|tues|wed|thu|thurs?|fri|sat|sun)(?:days?)?|(?:mo|di|mi|do|fr|sa|so)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|
    l|m|x|j|v|lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?
  )`;

/** What a short text tells of place, hours, pay, start, contract, house and contact: nobody's qualification. On folded text. */
export const OF_TERMS = pattern('u')`
  ^(?:
    (?:(?:in|im|media|ab|at|for|fur|mit|with|con|and|und|y|auch|also|only|nur|solo|all|mostly|fully|100 ?%|own|schnellstmoglich|
    raum|standort|gro(?:ss|ß)raum|area|zona|sede|centro|de|en|por|a|la|las|los|el|per|via|pro|ca\.?|approx\.?|up to|bis|hasta|
    desde|from|the|temp|as|soon) )*
    (?:
      remot(?:e|o|a)\S*|hybrid\S*|hibrid[oa]|on-?site|office[- ]based|(?:the )?office$|presencial|home-?office|teletrabajo|vor ort|
      (?:full|part)[- ]?time|ft|pt|vollzeit\S*|teilzeit\S*|vz|tz|voll-?|minijob\S*|midijob|aushilfe|450-?euro\S*|5\d\d-?euro\S*|
      jornada\S*|tiempo|turnos?|horario\S*|shifts?|schicht\S*|\S+schicht\S*|weekends?|wochenend\S*|fines?|finde|nights?|
      evenings?|mornings?|days?|afternoons?|mananas?|tardes?|noches?|abends|morgens|nachts|vormittags?|nachmittags?|
      samstags?|sonntags?|montags?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos|findes|
      (?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:days?)?|mo|di|mi|do|fr|sa|so|tag|woche|week|semana|month|monat|mes|
      permanent|perm|temporary|temp|contract(?! (?:law|manag|nego))|contrato\S*|seasonal|season|summer|winter|christmas|temporada|campana|verano|
      fijo|indefinid[oa]|temporal|unbefristet\S*|befristet\S*|festanstellung|freelance\S*|freiberuflich|autonom[oa]|outside ir35|inside ir35|
      sofort|asap|immediate\S*|start(?:s|ing|datum|termin)?|beginn|incorporacion\S*|inmediat[oa]|urgent\S*|urgente\S*|dringend|nachstmoglich|
      januar|february?|januar[y]?|februar|marz|march|april|may|mai|june?|july?|juni|juli|august|september|october|oktober|november|
      december|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|
      salary|sueldo|salario|gehalt\S*|lohn|pay|rate|convenio|tarif\S*|tv\S{1,2}d\S*|tips|propinas|trinkgeld|brutto|netto|brut[oa]s?|net[oa]s?|
      tel\.?|telefon\S*|telefono|phone|mobil|whatsapp|wa|email|e-?mail|mail|dm|pm|pn|cv|call(?! cent)|ring|text (?:me|us|on)|apply|anruf\S*|rufen|melde\S*|bewerb\S*|
      llamar|llama|escribe\S*|escribir|interesad[oa]s|mandar?|enviar?|contact\S*|kontakt\S*|info|infos|mas info\S*|details|
      thanks|danke|gracias|cheers|gerne? melden|bitte|please|por favor|apuntate|razon
    )(?!\p{L}|-\p{Ll})|
    [^\p{L}]*\d[^\p{L}]*(?:h|hrs?|hours?|std\.?|stunden\S*|horas?|%|€|eur|euros?|k|p\.? ?h\.?|/h\S*|prozent|wochenstunden|days?|tage|dias?|fte|uhr|am|pm|pax|covers|
      (?:januar|february?|februar|marz|march|april|mai|june?|juni|july?|juli|august|september|october|oktober|november|december|dezember|de \p{L}+))(?!\p{L})|
    [^\p{L}]+$|
    (?:gut|nett|buen|great|lovely|friendly|small|kleines?|gutes?|nettes?|tolles?|good|nice|fun|starkes?|junges?)\p{L}* (?:\p{L}+ )?(?:team|equipo|ambiente|atmosphere|arbeitsklima|betriebsklima|crew|people|conditions|condiciones|pay|pago)(?!\p{L})|
    (?:our|unser\p{L}*|nuestr[oa]s?|wir|we|us|i|i'm|ich|yo|you get|du bekommst|sie erhalten) |
    (?:se )?(?:ofrece\p{L}*|bieten|geboten|offer\p{L}*)(?!\p{L})|
    (?:no )?agenc(?:y|ies)(?!\p{L})|(?:keine )?zeitarbeit(?!\p{L})
  )|
  https?:|www\.|\S@\S|(?:\d[\s/()-]?){7,}|
  \b(?:
    \d+ ?(?:h|hrs?|hours?|std|stunden|horas?)(?:\b|/)|per (?:hour|week|month|year)|a week|(?:pro|die|in der) (?:woche|stunde)|(?:a la|por|al) (?:semana|hora|mes|ano)|
    de lunes a \p{L}+|(?:mo|mon|lun)\p{L}* ?(?:-|–|to|bis|a) ?(?:do|fr|sa|so|thu|fri|sat|sun|vie|sab|dom)\p{L}*|
    fines de semana|convenio|incorporacion|ubertariflich
  )(?!\p{L})`;

/** The same wherever it stands in a few words. On folded text. */
export const TERMS_WITHIN = pattern('u')`
  (?<!\p{L})(?:
    cash in hand|commission|provision|comision|ping|
    brutto|netto|brut[oa]s?|net[oa]s?|(?:top|good|great|flat|day|hourly) (?:rates?|fees?|pay)|fee|(?:half )?(?:up front|upfront|in advance)|pago|paga|sueldo|
    vales|prepaga|prestaciones|relacion de dependencia|en blanco|seguridad social|alta en (?:la )?(?:s\.?s|seguridad)|kost (?:und|&|\+) logis|unterkunft|zimmer|
    alojamiento|accommodation|startbonus|pramie\p{L}*|zuschlage?|firmenwagen|dienstwagen|car allowance|
    (?:\p{L}+ )?(?:vorhanden|moglich|gestellt|inklusive|provided|covered|included|supplied|possible|paid|incluid[oa]s?|posible|a convenir|nach absprache|verhandelbar|available|disponible|verfugbar|negotiable|negociable|doe)$|
    fruh\p{L}*|spat\p{L}*|nacht(?:wache|dienst|schicht)\p{L}*|(?:schicht|wochenend|nacht|tag)dienst\p{L}*|on-?call|rotativ[oa]s?|
    tardes?|mananas?|noches?|findes?|turnos?|shifts?|wkends?|wknds?|weekends?|evenings?|eves|
    only|area|raum|nahe|near|bhf|bahnhof|ubahn|u-bahn|metro|parking|rutas?|reisen|travel|fieldwork|trips?|
    deadline|closing date|bewerbungsfrist|plazo|frist|
    dms?|in bio|en bio|link|ask (?:for|at|in|about)|fragen nach|pop in|drop in|walk-?ins?|come in|swing by|stop by|let me know|hit me up|shout|chat|telefonat|ruf\p{L}*|
    melde[nt]?|vorbeikommen|schreib\p{L}*|write (?:to|us|me)|escrib\p{L}+ (?:a|nos|me)|pas(?:ar|ate|en) por|preguntar por|razon|dejar cv|
    visa|sponsorship|mat(?:ernity)? cover|elternzeit\p{L}*|vertretung|baja (?:maternal|medica)|sustitucion|cover(?! letter)|
    incorp\.?|incorporacion|inmediat[oa]|quereinst\p{L}*|seiteneinst\p{L}*|probearbeiten|probetag|probe\p{L}*|schnuppertag|trial (?:shift|day)|
    interesse|interested|interesad[oa]s?|spread the word|please (?:share|forward|rt)|bitte teilen|compartir|rt|
    band|grade|entgeltgruppe|(?:eg|tvod|tv-l|e) ?\d{1,2}\p{L}?|grupo profesional|categoria
  )(?!\p{L})|
  ^(?:pos|ref|nr|no|id|betr|job)(?:\.|\s|$)|^\p{L}+(?:gasse|stra(?:ss|ß)e|str\.|platz|allee|weg|ufer) ?\d|^(?:calle|c\/|av\.?|avda\.?|avenida|plaza|paseo|poligono)(?!\p{L})|
  ^\d+ (?:road|street|st|lane|rd)|(?:road|street|lane|avenue|square|high st) ?\d*$|
  ^\d+ ?x |\d ?(?:mil|k|€|eur|usd|\$|£)(?!\p{L})|(?<!\p{L})(?:eur|usd|chf|gbp)(?!\p{L})|\d[.,]\d{3}(?!\d)|\d+ (?:ninos|kids|children|kinder|spreads|pages|seiten|paginas|rooms|betten|beds|covers|tables)|
  \d{1,2}\.\d{1,2}\.(?!\d)|^(?:ab|bis|zum|am|from|until|desde|hasta) \d|^(?:jr|sr|ssr|mid|junior|semi|senior)(?:[ ./-]*(?:jr|sr|ssr|senior))?\.?$|^${DAY} ?[/+&–-] ?${DAY}(?!\p{L})|
  ^(?:hi|hello|hey|hola|hallo|moin|servus|buenas|liebe|dear|hi all)(?!\p{L})`;

/** A house by its trade, or its parts: "for a busy restaurant", "para taller en Reus". On folded text. */
export const OF_HOUSE = pattern('u')`
  ^(?:(?:the|a|an|our|unser\p{L}*|eine?[nrm]?|die|das|der|den|dem|el|la|los|las|un|una|nuestr[oa]s?|su|its|their|busy|small|new|kleine\p{L}*|neue\p{L}*|gro\p{L}+) )*(?:
    \p{L}*(?:
      restaurant|restaurante|bar|cafe|cafeteria|hotel|pub|shop|store|tienda|taller|obra|oficina|office|school|schule|
      clinic|clinica|klinik|praxis|kanzlei|kita|kindergarten|buro|werk|werkstatt|betrieb|team|filiale|firma|empresa|company|
      startup|start-up|agency|agencia|agentur|hospital|krankenhaus|heim|laden|backerei|bakery|panaderia|kuche|kitchen|cocina|terraza|
      salon|studio|tankstelle|privat\p{L}+|haushalt|apotheke|pharmacy|farmacia|gasolinera|garage|yard|site|baustellen?|nave|almacen|warehouse|lager|farm|finca|hof|colegio|academia|asesoria|
      residencia|despacho|client|cliente|kunden?|family|familia|familie|standort|region|raum|area|zona|city|town|stadt|ciudad|campana|temporada|season|saison|
      fabrica|factory|plant|hostal|gasthof|gasthaus|brewery|brauerei|vineyard|bodega|supermarkt|supermercado|supermarket|friseursalon|peluqueria
    )s?
  )(?!\p{L})|^(?:our|unser\p{L}*|nuestr[oa]s?) `;

/** Towns that ads name alone; others show by where they stand. On folded text. */
export const TOWN = pattern('u')`
  ^(?:(?:in|en|bei|near|nahe|cerca de|raum|area|zona|gro(?:ss|ß)raum|greater|north|south|east|west|central|centro|city of|nord|sud|ost) )*(?:
    london|manchester|birmingham|leeds|liverpool|bristol|sheffield|newcastle|nottingham|leicester|edinburgh|glasgow|cardiff|belfast|
    dublin|cork|galway|limerick|oxford|cambridge|brighton|southampton|portsmouth|plymouth|exeter|york|norwich|
    new york|boston|chicago|seattle|austin|denver|san francisco|los angeles|toronto|sydney|melbourne|
    berlin|hamburg|munchen|munich|koln|cologne|frankfurt|stuttgart|dusseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|
    nurnberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|ulm|mainz|kiel|erfurt|jena|
    kassel|lubeck|rostock|freiburg|trier|magdeburg|potsdam|wurzburg|regensburg|passau|konstanz|heidelberg|
    wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|bregenz|zurich|bern|basel|genf|luzern|winterthur|st\. ?gallen|lugano|
    madrid|barcelona|bcn|valencia|sevilla|zaragoza|malaga|murcia|palma|mallorca|bilbao|alicante|cordoba|valladolid|vigo|gijon|
    granada|oviedo|donostia|san sebastian|santander|pamplona|burgos|salamanca|almeria|cadiz|huelva|tarragona|girona|lleida|
    reus|sabadell|terrassa|badajoz|toledo|logrono|castellon|elche|cartagena|tenerife|las palmas|ibiza|menorca|
    mexico|cdmx|monterrey|guadalajara|bogota|medellin|lima|quito|santiago|buenos aires|rosario|montevideo|
    spain|espana|germany|deutschland|austria|osterreich|schweiz|switzerland|uk|ireland|europe|europa|eu|dach|
    \p{L}{3,}(?:burg|stadt|dorf|hausen|furt|ingen|hafen|kirchen|haven|brucken?|munde|shire|ville|ford|ton|bury|mouth)
  )(?=$|[ ,/(-])(?! \p{Ll}{5,}\p{L}*(?:ing|ung|kenntnisse))`;
