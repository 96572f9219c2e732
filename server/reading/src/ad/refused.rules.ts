import { ASKS, HELPS, NOT_ASKED } from './clause-cues.ts';
import { locateLanguages, locateNames, type Mention } from './mentions.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/**
 * A sentence without what it refuses: "Go, no Perl" is "Go", "We do not use Java" is nothing. A refused name stays refused along its list
 * ("no Perl, PHP or Java"), up to what is said against it ("but Go").
 */
export function withoutRefused(sentence: string): string {
  const folded = fold(sentence);
  if (!MAY_REFUSE.test(folded) || NEEDED_AFTER_ALL.test(folded)) return sentence;
  const lacking = WHO_LACKS.exec(sentence)?.[1];
  if (lacking !== undefined) return lacking;
  if (ABSTAIN.test(folded)) return '';
  const parts = partsOf(sentence);
  let isRefusing = false;
  const kept = parts.filter((part, at) => {
    const said = fold(part.replace(/^[\s,;–—]+/, ''));
    const begins = at === 0 || VERB_REFUSES.test(said);
    if (refuses(part.replace(/^[\s,;–—]+/, ''))) {
      isRefusing = begins;
      return false;
    }
    if (!isRefusing) return true;
    isRefusing = !CONTRASTS.test(said) && !ASKS.test(said) && said.split(' ').length <= GOES_ON;
    return !isRefusing;
  });
  if (kept.length === parts.length) return withoutNames(sentence);
  const rest = kept.join('').replace(/^\s*[,;–—]?\s+/, '');
  if (/^(?:please|bitte|por favor)?\W*$/i.test(rest)) return '';
  return withoutNames(rest).replace(CONTRASTS_FIRST, '');
}

/** Each part with the sign that parts it from the one before. */
function partsOf(sentence: string): string[] {
  const starts = [...sentence.matchAll(PARTING)].map(({ index }) => index);
  return [0, ...starts].map((start, at) => sentence.slice(start, starts[at]));
}

const PARTING = /[,;]\s+|\s+[–—]\s+|(?<![,;])\s+(?=(?:but|sondern|sino)\s)/g;
const ABSTAIN = /\babsten(?:erse|ganse)\b/;
/** "Abstenerse quien no tenga coche": who lacks it is not wanted. */
const WHO_LACKS = /^abst[eé]n\p{L}+ [^.]{3,40}? no (tengan? .+)$/iu;
/** A part of a list that goes on: "PHP or Java". */
const GOES_ON = 4;

/** Looked at first: most sentences refuse nothing. */
const MAY_REFUSE = pattern()`
  \b(?:
    not?|never|without|\w+n't|dont|kein\w*|nicht|nie|niemals|ohne|verzicht\w*|nada|sin|nunca|ni|tampoco|
    abstenerse|abstenganse|prescindimos|avoid|evitamos|tabu
  )\b`;

/** "Ohne Java geht nichts", "No SQL, no interview", "Perfiles sin Excel, abstenerse": a must. */
const NEEDED_AFTER_ALL = pattern()`
  \b(?:ohne|without|sin)\b.*\b(?:
    geht|nichts|nicht|kein\w*|nothing|no|not|cannot|can't|won't|nada|imposible|impossible|abstenerse|abstenganse
  )\b|
  ^(?:no|kein\w*|sin) [^,]{2,40}, (?:no|kein\w*) `;

const ONLY = String.raw`(?! ?(?:only|just|merely|simply|nur|blo(?:ss|ß)|solo|solamente|unicamente)\b)`;

/** "We do not use", "wir setzen kein … ein", "no usamos", "abstenerse". On folded text. */
const VERB_REFUSES = pattern()`
  \b(?:we|the team|our (?:team|code|stack|teams)|this|it) (?:\w+ )?(?:do not|don't|dont|does not|doesn't|never|no longer|will not|won't)${ONLY} (?:\w+ )?(?:
    use|work with|hire|want|touch|write|like|support|run|accept|do(?! without)|have|consider|involve|look for
  )\b|
  \b(?:we|we're|are|is|'re) not${ONLY} (?:\w+ )?(?:
    looking|searching|hiring|recruiting|after|interested|using|wanted|used|accepted|considered|allowed|desired
  )\b|
  \b(?:is|are|was)(?:n't| no longer) (?:used|wanted|accepted|considered|allowed|desired)\b|
  \bneed not apply\b|\bno need (?:for|of|to)\b|\bno (?:use|interest|room|place) (?:for|in)\b|
  \bwe (?:\w+ )?(?:avoid|refuse|do without|get by without)\b|
  \b(?:setzen|nutzen|verwenden|benutzen|wollen|suchen|mogen|brauchen|schreiben|machen|arbeiten|entwickeln|programmieren)\b.{0,40}\b(?:keine?[nrms]?|nicht|nie|niemals)\b${ONLY}|
  \b(?:keine?[nrms]?|nicht)\b${ONLY}.{0,60}\b(?:gesucht|gewunscht|erwunscht|eingesetzt|verwendet|genutzt|benutzt|zum einsatz|im einsatz)\b|
  \bverzichten (?:\w+ ){0,2}auf\b|\b(?:auf .{2,60} )?verzichten wir\b|\b(?:ist|sind) (?:bei uns )?tabu\b|\bnein danke\b|
  \b(?:no|nunca|tampoco)${ONLY} (?:se )?(?:
    usamos|utilizamos|empleamos|trabajamos|programamos|queremos|quiero|buscamos|aceptamos|hacemos|manejamos|
    usa|usan|utiliza|utilizan|emplea|trabaja|busca|buscan|acepta|aceptan|estamos buscando
  )\b|
  \bprescindimos de\b|\bevitamos\b`;

/** "No Perl", "Bitte kein Java", "nada de PHP": what is refused has a name, or it is said with a please. */
const BARE = pattern('u')`
  ^\W*(?:(?:please|bitte|por favor|but|and|aber|und|pero|y|absolutely|definitely|sorry|also|auch|auf keinen fall|wirklich|es gibt|there is|there's)[ ,]+)*
  (?:no|not|without|kein(?:e[nrms]?)?|nicht|ohne|nada de|sin|ni|tampoco|neither|nor) (?:more |any |mehr |un |una |a )?`;
const POLITE = /\b(?:please|bitte|por favor)\b/;
/** "No fear of heights", "keine Vorstrafen", "no less than": asked for after all. */
const HONEST = pattern('u')`
  ^\W*(?:no|without|kein(?:e[nrms]?)?|ohne|sin) (?:\p{L}+ )?(?:
    fear|problems?|issues?|hesitation|aversion|less|more|fewer|later|nonsense|bullshit|drama|egos?|one|two|doubt|
    criminal|record|convictions?|points?|tattoos?|piercings?|allerg\p{L}*|smok\p{L}*|angst|hohenangst|scheu|
    beruhrungsangste?|probleme?|vorstrafen?|eintrag\p{L}*|hemmungen|miedo|problemas?|antecedentes|menos|mas|
    impedimentos?|alergias?|prejuicios|vertigo|limitaci\p{L}*
  )(?!\p{L})|
  ^\W*no[- ]nonsense|9[- ]to[- ]5`;
const MOST_WORDS = 6;

function refuses(part: string): boolean {
  const folded = fold(part);
  if (VERB_REFUSES.test(folded)) return true;
  const [lead] = BARE.exec(foldInPlace(part)) ?? [];
  // "Kein Muss", "no excluyente": how much the thing before it counts.
  const isWeighed = HELPS.test(folded) || NOT_ASKED.test(folded);
  if (lead === undefined || isWeighed || HONEST.test(folded)) return false;
  const rest = part.slice(lead.length);
  if (ONLY_FIRST.test(fold(rest)) || fold(rest).split(' ').length > MOST_WORDS) return false;
  // "No cold calling" and "keine Kaltakquise" refuse whatever it is, "not" and "without" what has a name.
  return (
    POLITE.test(folded) || BARE_NO.test(folded) || namesIn(rest).some(({ start }) => start === 0)
  );
}

const ONLY_FIRST = /^(?:only|just|merely|simply|nur|bloß|bloss|solo|solamente|unicamente)\b/;
/** An adverb's "no" in Spanish stands before verbs as well. */
const BARE_NO =
  /^\W*(?:(?:please|bitte|por favor|but|and|aber|und|pero|y),? )?(?:no(?! (?:se|te|es|hay|tener|tienes|importa|necesitas|hace)\b)|kein(?:e[nrms]?)?|nada de) /;

const namesIn = (text: string): Mention[] =>
  [...locateNames(text, true).filter(({ isKnown }) => isKnown), ...locateLanguages(text)].toSorted(
    (one, other) => one.start - other.start,
  );

const BEFORE_NAME = pattern('u')`
  [\s(,]*(?<!\p{L})(?:
    (?:but|and|aber|und|pero|y|bitte|please) )?(?:no|not|non|never|without|kein(?:e[nrms]?)?|nicht|ohne|sin|nada de|ni
  ) (?:any |more |mehr |de |a |an |con |mit |with )?$`;
const JOINS = /^\s*(?:,|\/|\b(?:or|nor|and|oder|noch|und|o|ni|y|e)\b)\s*(?:con |with |mit |de )?$/;

/** "Web development without WordPress or Joomla" is web development. */
function withoutNames(text: string): string {
  const folded = foldInPlace(text);
  let [kept, from, isRefusing] = ['', 0, false];
  let last = 0;
  for (const { start, end } of namesIn(text)) {
    const between = folded.slice(last, start);
    const lead = BEFORE_NAME.exec(between)?.[0];
    if (lead !== undefined) kept += text.slice(from, start - lead.length);
    else if (!(isRefusing && JOINS.test(between))) {
      isRefusing = false;
      last = end;
      continue;
    }
    isRefusing = true;
    from = end;
    last = end;
  }
  return from === 0 ? text : `${kept}${text.slice(from)}`.trim();
}

const CONTRASTS =
  /^(?:but|just|only|instead|aber|nur|sondern|stattdessen|dafur|sino|solo|pero|sólo|en cambio|also|auch|sondern auch|sino tambien)\b/;
const CONTRASTS_FIRST = /^(?:but|aber|sondern|sino|pero)\s+/i;
