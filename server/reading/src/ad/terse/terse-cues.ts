import { pattern, source } from '../../words/pattern.ts';

const DAY = source`
  (?:
    (?:mo|mon|tue?|tues|wed|thu|thurs?|fri|sat|sun)(?:days?)?|(?:mo|di|mi|do|fr|sa|so)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|
    l|m|x|j|v|lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?
  )`;

/** What a short text tells of the post by signs and numbers: hours, pay, dates, addresses, telephones. On folded text. */
export const OF_TERMS = pattern('u')`
  ^(?:
    [^\p{L}]*\d[^\p{L}]*(?:h|hrs?|hours?|std\.?|stunden\S*|horas?|%|€|eur|euros?|k|p\.? ?h\.?|/h\S*|prozent|wochenstunden|days?|tage|dias?|fte|uhr|am|pm|pax|covers|
      (?:januar|february?|februar|marz|march|april|mai|june?|juni|july?|juli|august|september|october|oktober|november|december|dezember|de \p{L}+))(?!\p{L})|
    [^\p{L}]+$|\d+[ªº]
  )|
  https?:|www\.|\S@\S|(?:\d[\s/()-]?){7,}|
  \b(?:
    \d+ ?(?:h|hrs?|hours?|std|stunden|horas?)(?:\b|/)|
    (?:mo|mon|lun)\p{L}* ?(?:-|–|to|bis|a) ?(?:do|fr|sa|so|thu|fri|sat|sun|vie|sab|dom)\p{L}*
  )(?!\p{L})|
  ^(?:pos|ref|nr|no|id|betr|job)(?:\.|\s|$)|^\p{L}+(?:gasse|stra(?:ss|ß)e|str\.|platz|allee|weg|ufer) ?\d|^(?:calle|c\/|av\.?|avda\.?|avenida|plaza|paseo|poligono)(?!\p{L})|
  ^\d+ (?:road|street|st|lane|rd)|(?:road|street|lane|avenue|square|high st) ?\d*$|
  ^(?:ca|approx|aprox)\.? \d+$|
  ^\d+ ?x |^x ?\d+$|\d ?(?:mil|k|€|eur|usd|\$|£)(?!\p{L})|(?<!\p{L})(?:eur|usd|chf|gbp)(?!\p{L})|\d[.,]\d{3}(?!\d)|
  \d{1,2}\.\d{1,2}\.(?!\d)|^(?:ab|bis|zum|am|from|until|desde|hasta) \d|^(?:jr|sr|ssr|mid|junior|semi|senior)(?:[ ./-]*(?:jr|sr|ssr|senior))?\.?$|^${DAY} ?[/+&–-] ?${DAY}(?!\p{L})|
  ^\p{L}+ ?(?:&|\+|und|and|y) ?(?:das |el |the )?(?:team|equipo)$|^(?:fr|hr|frau|herr|mr|mrs|ms|sr|sra)\.? \p{L}+$|
  ^(?:hi|hello|hey|hola|hallo|moin|servus|buenas|liebe|dear|hi all)(?!\p{L})`;
