import { namesQualification } from '../qualifications.rules.ts';
import { behindPost, isOfHouse } from './post-terms.rules.ts';
import { isNamed } from './terse-asides.rules.ts';
import { isHeld } from './terse.rules.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** Where a text names the post; below 0: nowhere. */
export function placeOf(text: string, post: string): number {
  if (post === '') return -1;
  const [folded, name] = [foldInPlace(text), foldInPlace(post)];
  // "Hebamme" stands in "Hebammenhaus" as well.
  const isWhole = (at: number) => !/\p{L}/u.test(folded.charAt(at + name.length));
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1))
    if (isWhole(at)) return at;
  return folded.indexOf(name);
}

const BEHIND =
  /^(?:[\s,.:;!?–—|/-]|(?:gesucht|sought|wanted|needed|required|req'?d|necesitad[oa]|se busca|urgent\p{L}*|dringend|asap|ges\.|with|mit|con|c\/|w\/|y|und|and)(?!\p{L}))+/iu;
const PLACED =
  /^(?:@|in|at(?! least)|en|von|by|bei|im|am|for|f[uü]rs?|f\.|p\/|para|near|around|to|covering|based|reporting to)\s/iu;
const NEXT = /[,:]\s|\s[–—-]\s|\s(?=(?:with|mit|con|who|que)\s)|(?<=\S)\s(?=\()|[.;|]\s/u;

export interface Titled {
  name: string;
  parts: string[];
  /** "Sous chef, Harrogate": what stands first may be where. */
  isPlaced: boolean;
}

/** The name of the post as a sentence says it, and what it says around it. */
export function behindTitle(sentence: string, post: string): Titled {
  const at = Math.max(0, placeOf(sentence, post));
  const end = at + post.length;
  const before = sentence.slice(0, at).replace(/[\s:–—|-]+$/u, '');
  const [inside, behind] = unwrapped(
    sentence.slice(end).replace(/^\p{L}*(?:\/-?(?:as?|in(?:nen)?|r|n)(?!\p{L}))?/u, ''),
  );
  const isListed = before.includes(',') && namesQualification(before);
  return {
    name: sentence.slice(at, end),
    isPlaced: inside !== '' || /^\s*[,@]/u.test(behind),
    parts: [...(isListed ? [before] : []), inside, ...placed(behind)].filter(
      (part) => part !== '' && !OF_SEEKING.test(fold(part)),
    ),
  };
}

/** "… so The Copper Ladle is looking!" */
const OF_SEEKING =
  /(?<!\p{L})(?:is|are) (?:looking|hiring|recruiting|growing|expanding|adding)(?!\p{L})/u;

/** "(Node.js, Docker), remote": what stands in the parentheses behind a title, and the rest. */
function unwrapped(text: string): [string, string] {
  const [whole = '', inside = ''] = /^\s*\(([^()]+)\)/.exec(text) ?? [];
  // "Fachangestellte (ZFA)": the same once more.
  // "(touring)": how, and nothing to bring along.
  const isShort = /^(?:\p{Lu}{2,5}|\p{Ll}+)$/u.test(inside) && !isNamed(inside);
  return [isShort ? '' : inside, text.slice(whole.length)];
}

/** How far terms go that stand right behind a post. */
function termsIn(behind: string): number {
  if (PLACED.test(behind.trimStart())) return 0;
  const { start, end } = behindPost(`post${foldInPlace(behind)}`);
  return start === 'post'.length ? end - start : 0;
}
/** "oder Steuerfachwirt": another post beside it. */
const OTHER_POST = /^ ?(?:\/|plus|oder|or|o|u|und|and|y) ([^,.;/]+)/u;

/** "in Leeds, with SAP", "for modelling with Python": where, or what the post is about. */
function placed(behind: string): string[] {
  const rest = behind
    .slice(termsIn(behind))
    .replace(BEHIND, '')
    .replace(/^(?:who|that|que|de[rn](?:\*die|\/die)?|die|das)\s/iu, '');
  // "+ Kellner/in": another post beside it.
  if (/^[+&] /.test(rest) || isHeld(fold(OTHER_POST.exec(behind)?.[1] ?? '')))
    return placed(rest.slice(NEXT.exec(rest)?.index ?? rest.length));
  if (!PLACED.test(rest)) return [rest.replace(/^\(([^()]+)\)[.!?]*$/u, '$1')];
  const next = NEXT.exec(rest)?.index ?? rest.length;
  const about = rest.slice(0, next).replace(PLACED, '');
  const isDeed =
    /^(?:\p{L}+ ){0,2}\p{L}+(?:ing|ung|cion|miento|tion|ment|aje)(?!\p{L})|^\p{L}{3,}(?:ar|er|ir)(?:se)?(?= )/u.test(
      fold(about),
    );
  const isAsked = /^(?:for|f[uü]r|para)\s/iu.test(rest) && !isOfHouse(fold(about)) && isDeed;
  return isAsked ? [rest.replace(PLACED, '')] : placed(rest.slice(next));
}

/** "Soldador TIG/MIG", "Lehrkraft Mathe/Physik": what a title names beside whom; "Koch/Köchin" are people. */
export function subjectsIn(name: string): string[] {
  const [both = ''] = /(?<![\p{L}/])\p{Lu}\p{L}+\/\p{Lu}\p{L}+(?![\p{L}/])/u.exec(name) ?? [];
  const ways = both.split('/');
  if (both === '' || isNamed(name) || ways.some((way) => isHeld(fold(way)))) return [];
  return ways.every((way) => way.length >= SUBJECT) ? ways : [both];
}
const SUBJECT = 3;
