import { GENDERS } from '../position-cues.ts';
import { calm } from '../position-name.rules.ts';
import { locateTools } from '../terms.rules.ts';
import {
  behindPost,
  beforePost,
  isOfHouse,
  isOfTermsAlone,
  isTown,
  tellsOfPost,
} from './post-terms.rules.ts';
import { isHeld } from './terse.rules.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** "Ronda un/a jefe/a", "Ulm eine Köchin": where stands before an article. */
const ARTICLE_WITHIN = /^(.*? (?:una?(?:\/[ao])?|un\/a|eine?[nr]?|eine?[:*/_][nr]|an) )(?=\p{L})/iu;
/** "Köchin oder einen Koch": both are sought; "Berater einen Koch": the first one seeks. */
const TWO_FORMS = /( (?:oder|or|o|u|und|y|bzw\.|\/) )\S+ $/u;
function withoutArticle(whole: string): string {
  const [, told = ''] = ARTICLE_WITHIN.exec(whole) ?? [];
  if (told === '') return whole;
  const rest = whole.slice(told.length);
  const isOfBoth = isHeld(fold(told)) && TWO_FORMS.test(told);
  return isOfBoth ? told.replace(TWO_FORMS, '$1') + rest : withoutArticle(rest);
}
/** "Enólogo/a en Rueda", "cuidador/a de lunes a sábado": where and when. */
const WHERE =
  / (?:(?:in|en|at|bei|near|nr) (?!(?:Test|Training|Residence|Charge|Chief)(?!\p{L}))\p{Lu}\p{Ll}).*$|(?<=[/:*_]-?in|\))(?<!(?:[Mm]itarbeit|[Ff]ach|[Hh]ilf|[Aa]ssisten|[Rr]eferent|[Ll]eit)\S*(?: \(\S+\))?) (?:im|am|beim) \p{Lu}.*$/u;
/** "Physiotherapeut:in 20–30 Std." */
const HOURS = / \d+(?:[–-]\d+)? ?(?:Std|h|hrs?|horas?|Stunden|hours|%)(?![\p{L}]).*$/iu;

/** "Dev PHP (Laravel + MySQL)", "Conductor c/ CAP", "Koch + Kellner": the name alone. */
export const shorter = (whole: string): string =>
  calm(cut(whole)).replace(BOTH, (_both, one?: string, other = '') => `${one ?? other}/in`);

function cut(whole: string): string {
  const name = bare(withoutArticle(whole.replace(/^[^\p{L}\p{N}(]+/u, '')).replace(HOURS, ''))
    .replace(WHERE, '')
    .replace(/(?<=[/*:_]-?in|\)) (?!und |oder )\p{Ll}+$/u, '');
  const [, before = name, aside = ''] = /^(.+?) ?\(([^()]+)\)$/.exec(name) ?? [];
  const isApart = locateTools(aside).length > 1 || isTown(fold(aside));
  const [, post = name, place = ''] = /^(.+?) (?:for|f[uü]rs?|para) (.+)$/u.exec(name) ?? [];
  // Behind its genders, and only there, a house belongs to a German title.
  const isTerm = tellsOfPost(fold(place)) || isOfTermsAlone(place, false);
  const ofHouse = !GENDERS.test(foldInPlace(name)) && (isTerm || isOfHouse(fold(place)));
  if (place !== '' && ofHouse) return post;
  return (isApart ? before : name).replace(/ (?:\+ |[cwfp]\/ ?|ges\.?$|f\.?$).*$/u, '');
}

/** "Schwimmlehrerin oder Schwimmlehrer": one post, as one writes it in short. */
const BOTH = /^(?:(\p{Lu}[\p{L}-]{3,}) oder \1in|(\p{Lu}[\p{L}-]{3,})in oder \2)$/u;

/** "Part-time barista (weekends)", "LKW-Fahrer CE im Nahverkehr": without the terms around it. */
function bare(whole: string): string {
  const name = whole.slice(0, behindPost(foldInPlace(whole)));
  const rest = name.slice(beforePost(foldInPlace(name)));
  const post = isHeld(fold(rest)) ? rest : name;
  const [, first = '', aside = ''] =
    /^(.{3,}?)(?:,| [–—-]| (?=\()) ?\(?([^()]+)\)?$/u.exec(post) ?? [];
  const isTerm = tellsOfPost(fold(aside)) || isOfTermsAlone(aside, false);
  return first !== '' && isTerm && isHeld(fold(first)) && !GENDERS.test(foldInPlace(post))
    ? bare(first)
    : post;
}
