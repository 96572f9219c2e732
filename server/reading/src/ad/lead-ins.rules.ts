import { foldInPlace } from '../words/same-length.rules.ts';
import { findYears } from './years-asked.rules.ts';
import { readLists } from '../words/lists.ts';
import { pattern } from '../words/pattern.ts';

const {
  adjectives = [],
  nouns = [],
  subjects = [],
} = readLists(new URL('lead-ins.txt', import.meta.url));
const ADJECTIVES = adjectives.join('|');
const NOUNS = nouns.join('|');
const LINKS = `with|for|in|of|using|on|to|as|at|working with|mit|im|in|der|des|von|fur|zu|zur|zum|bei|als|con|en|de|del|sobre|para|como`;
const SUBJECTS = subjects.join('|');

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
