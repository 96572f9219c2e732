import { ASKS, HELPS, NOT_ASKED } from '../clause-cues.ts';
import { locateLanguages } from '../mentions.rules.ts';
import { namesQualification } from '../qualifications.rules.ts';
import { cueOf, formsOf } from './terse-cues.ts';
import { fold } from '../../words/stem.rules.ts';

/** What a sentence asks for in a way that only a note does. */
export interface Said {
  said: string;
  need: 'must' | 'nice';
  /** True for deeds, which are asked for each. */
  isDone: boolean;
}

/** "Who fancies selling bread?", "Wichtig ist uns, dass du rechnest", "Hay que ser puntual": deeds and traits in a row. */
const DEEDS = formsOf('deeds');

/** "You read plans and speak Polish?": who says yes is sought, unless it is asked whether one would like to come. */
const YES = cueOf('yes', 'iu');
const INVERTED =
  /^(?:Hast|Kannst|Kennst|Sprichst|Beherrschst|Haben|Können|Kennen|Sprechen|Beherrschen) (?:du|Sie) (.+)\?$/u;

/** "Java and Go are your thing", "Night shifts are no problem for you", "We want people with a licence": what they name. */
const THINGS = formsOf('things');
/** "Keine Erfahrung ist kein Problem", "Quereinsteiger sind kein Problem": what one may lack. */
const LACKED =
  /(?<!\p{L})(?:no|kein\p{L}*|ohne|without|sin|lack\p{L}*|fehlend\p{L}*|gaps?|luecken|quer\p{L}*|anfang\p{L}*|beginners?|das|this|that|eso|parken|parking|anfahrt|wohnung|unterkunft)(?!\p{L})/u;

/** "English at B1 is enough": how much of it. */
const ENOUGH =
  /^(.+?)(?: (?:uns|mir|hier|dagegen|aber|völlig|for us))? (?:reicht|reichen|genügt|genügen|schon|(?:is|are) (?:enough|fine)|will do|suffices|basta|bastan|alcanza)(?: (?:uns|mir|for us|us|völlig|aus|dafür))*[.!]*$/iu;

/** "…, but not essential": it helps. */
const YET =
  /^(.+?)(?: (?:is|are|ist|sind|es|son|would be|wäre|sería)(?: \p{L}+){0,2})?,? (?:but|though|although|aber|jedoch|pero|aunque) (?:(?:it|they|this|that|das|es|ist|sind|is|are|sea) )*(?:not|no|nicht|kein\p{L}*|isn['’]t|aren['’]t|never)(?: (?:ist|es|is|a|un|das|son|absolutely|unbedingt|strictly))*(?: (?:essential|required|necessary|needed|mandatory|vital|must|deal-?breaker|Muss|Pflicht|Bedingung|zwingend|nötig|notwendig|erforderlich|Voraussetzung|imprescindible|necesari[oa]|obligatori[oa]|excluyente|requisito|indispensable|hacen? falta)s?)(?: sein)?[.!]*$/iu;
/** "A van isn't essential, but helpful". */
const AFTER_ALL =
  /^(.+?)(?: (?:is|are|ist|sind|es|son))? (?:not (?:essential|required|necessary)|isn['’]t (?:essential|required|necessary)|nicht (?:zwingend|nötig|notwendig|erforderlich)|kein Muss|no (?:es )?(?:imprescindible|necesari[oa]|obligatori[oa])),? (?:but|aber|pero|though) ([^,]+?)[.!]*$/iu;
/** "Vue, Docker and Redis are a plus": said of the whole list. */
const OF_ALL =
  /^([^.;:!?]+, [^.;:!?]+ (?:and|und|y|e|or|oder|o) [^,.;:!?]+?) (?:are|would(?: all)? be|sind|wären|waeren|son|ser[ií]an|suman|helfen|help|se valoran) ?([^,]*?)[.!]*$/iu;
/** "Gas Safe is a must, underfloor heating would be handy". */
const MUST_FIRST =
  /^([^,;:?]+?) (?:(?:is|are) (?:a must|musts|essential|required|mandatory)|(?:ist|sind) (?:Pflicht|ein Muss|zwingend|Voraussetzung|erforderlich)|(?:es|son) (?:imprescindibles?|obligatori[oa]s?))(?:[,;] (?:and |und |y )?([^,;]+?))?[.!]*$/iu;
/** Told of somebody or something else. */
const TOLD = /(?<!\p{L})(?:we|wir|it|that|this|das|what|was|which|who|nosotros|eso|lo)(?!\p{L})/u;
/** "You might also have run Exact", "Toll wäre, wenn du Canva kennst". */
const HELPFUL = formsOf('helpful');

/** The parts of a list that a remark at its end is said of: the last, where it ends none. */
function weighedIn(list: string): Said[] {
  const at = Math.max(list.lastIndexOf(', '), list.lastIndexOf('; '));
  const last = list.slice(at + 2);
  const isOfLast = at > 0 && (list[at] === ';' || !/ (?:and|und|y|e|or|oder|o) /.test(last));
  const nice: Said = { said: isOfLast ? last : list, need: 'nice', isDone: false };
  return isOfLast ? [{ said: list.slice(0, at), need: 'must', isDone: false }, nice] : [nice];
}

/** What a sentence asks for by a question, a remark or a turn of speech; nothing for others. */
export function statedIn(sentence: string): Said[] {
  const folded = fold(sentence);
  const [helpful] = HELPFUL.flatMap((form) => form.exec(sentence)?.[1] ?? []);
  if (helpful !== undefined) return [{ said: helpful, need: 'nice', isDone: false }];
  const yet = YET.exec(sentence)?.[1] ?? '';
  if (yet !== '' && !NOT_ASKED.test(fold(yet)) && !/[?:]|^(?:if|wenn|falls|si) /iu.test(yet))
    return weighedIn(yet);
  const [, weighed = '', praise = ''] = AFTER_ALL.exec(sentence) ?? [];
  if (weighed !== '' && HELPS.test(fold(praise))) return weighedIn(weighed);
  const [, all = '', cue = ''] = OF_ALL.exec(sentence) ?? [];
  const isOfAll = HELPS.test(fold(sentence.slice(all.length))) || HELPS.test(fold(cue));
  if (all !== '' && isOfAll && ![HELPS, ASKS].some((one) => one.test(fold(all))))
    return [{ said: all, need: 'nice', isDone: false }];
  const [, must = '', rest = ''] = MUST_FIRST.exec(sentence) ?? [];
  const isMust = must !== '' && ![NOT_ASKED, HELPS, TOLD].some((cue) => cue.test(fold(must)));
  if (isMust && (rest === '' || (HELPS.test(fold(rest)) && !NOT_ASKED.test(fold(rest)))))
    return [
      { said: must, need: 'must', isDone: false },
      ...(rest === '' ? [] : [{ said: rest, need: 'nice', isDone: false } as const]),
    ];
  const [thing] = THINGS.flatMap((form) => form.exec(sentence)?.[1] ?? []);
  if (thing !== undefined && !LACKED.test(fold(thing)))
    return [{ said: thing, need: 'must', isDone: false }];
  const enough = ENOUGH.exec(sentence)?.[1] ?? '';
  const isLevel = locateLanguages(enough).length > 0 || namesQualification(enough);
  if (isLevel && !NOT_ASKED.test(folded) && !enough.includes(','))
    return [{ said: enough, need: 'must', isDone: false }];
  if (HELPS.test(folded) || NOT_ASKED.test(folded)) return [];
  const [deeds] = DEEDS.flatMap((form) => form.exec(sentence)?.[1] ?? []);
  const inverted = INVERTED.exec(sentence)?.[1] ?? '';
  const yes = YES.exec(sentence)?.[1] ?? (namesQualification(inverted) ? inverted : undefined);
  const said = deeds ?? yes;
  return said === undefined
    ? []
    : [{ said: said.replace(WITHOUT, ''), need: 'must', isDone: true }];
}

/** "…, ohne lange zu googeln": how it is done. */
const WITHOUT = /, (?:ohne|without|sin) [^,]*$/u;
