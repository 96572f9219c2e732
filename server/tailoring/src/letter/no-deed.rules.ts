import { fold, pattern } from '@sastre/reading';

/** What is limited, waits for somebody, was turned down or broken off, in three languages, on folded text. */
const NO_DEED = pattern('u')`
  (?<!\p{L})(?:
    (?:only|nur|solo|solamente|unicamente)(?= (?:on|in|at|by|for|when|under|after|auf|in|im|bei|an|am|mit|unter|nach|en|para|con|bajo|cuando))|
    only$|not|no longer|never|still|so far|to date|pending|ongoing|undecided|under discussion|in progress|cancel(?:led|ed)|rejected|
    unsuccessful\w*|turned down|did not|has yet to|
    (?:gesellen|abschluss|zwischen)prufung|nicht|(?:bisher|bislang)(?! (?:rund |etwa |uber )?(?:\d|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn))|kein|keine[nmrs]?|noch|abgelehnt|ausstehend|lauf(?:end|t) noch|ohne erfolg|verworfen|offen ist|
    (?:ist|sind) (?:fur|ab) .{1,30} geplant|abgebrochen|verloren|ging an einen? ander\w+|(?:bisher|bislang) ohne|zuruckgestellt|
    pendientes?|todavia|aun|no (?:llego|se|ha|fue|esta|hay|pudo|salio)|rechaz\w+|sin (?:exito|aprobar|terminar|decidir)|cancelad[oa]s?|
    aprobo solo|en tramite
  )(?!\p{L})`;
/** What is counted as having never happened is a deed: "without a single accident". */
const NEVER_HAPPENED =
  /(?<!\p{L})(?:keine[rs]? davon|not one|not a single|nicht eine?|keine[rn]? einzige[nr]?|keine? (?:\p{L}+ )?\p{L}*(?:unfall|unfalle|unfallen|beanstandung|beanstandungen|reklamation|reklamationen|ausfall|ausfalle|verletzung|verletzungen|beruhrung|beruhrungen|vorkommnisse))(?!\p{L})/u;

/** True for a bullet that says what was not, or not yet, reached: nobody applies with it. */
export function isNoDeed(bullet: string): boolean {
  return NO_DEED.test(fold(bullet).replace(NEVER_HAPPENED, ''));
}

const LESSER = pattern('u')`
  ^(?:
    (?:i )?(?:have )?(?:help(?:ed)?|assist(?:ed)?|take part|took part|went to|belonged to|participated|contributed|observed|learned|learnt|attended|visited|watched|shadowed)|
    (?:ich )?(?:half|unterstutzte|wirkte|nahm|assistierte|besuchte|lernte)|mit(?:arbeit|wirkung|gestaltung|organisation)|mithilfe|unterstutzung|teilnahme|beteiligung|
    ayude|ayudo|colabore|colaboro|participe|participo|asisti|apoye|aprendi|observe|ayuda|apoyo|colaboracion|participacion|hilfe
  )(?!\p{L})|
  (?<!\p{L})(?:mitgewirkt|mitgearbeitet|mitbetreut|mitgeholfen|unter anleitung|under (?:the )?(?:supervision|direction)|bajo supervision)(?!\p{L})|
  [,;] (?:\p{L}+ ){0,6}(?:entscheidet|entschied|unterschreibt|signs? off|signed off|firmaba|firma|decide|decidia|corresponde a)(?!\p{L})|
  (?<!\p{L})(?:occasionally|when .{3,30} was (?:ill|away|absent|off)|sometimes|now and then|gelegentlich|vertretungsweise|aushilfsweise|a veces|ocasionalmente|de vez en cuando)(?!\p{L})`;

/** True for what was done beside somebody, or once in a while: it is told where nothing else is. */
export function isLesser(bullet: string): boolean {
  return LESSER.test(fold(bullet));
}
