import { joinedLists } from '../words/lists.ts';
import { pattern } from '../words/pattern.ts';

const LISTS = joinedLists(
  new URL('position-cues.txt', import.meta.url),
  'labels',
  'subjects',
  'cues',
  'fillers',
  'chat cues',
);

/** (m/w/d), (f/m/x), (gn): said of a position, and a part of its name. */
export const GENDERS = pattern('u')`
  \s*[([]\s*(?:
    [mwfdixhvna](?:\s*[/|,*]\s*(?:[mwfdixhvna]|divers|diverse))+|gn\*?|all genders?|alle(?: geschlechter)?|
    any gender|divers|
    (?:elle|ella|el|she|he|they|er|sie)(?:\s*[/|,]\s*(?:elle|ella|el|she|he|they|er|sie|her|him|them))+
  )(?:\s*[,;][^)\]\n]{0,40})?\s*[)\]]`;
/** "Puesto: …", "Role – …". On folded text. */
export const LABEL = new RegExp(String.raw`^(?:${LISTS.labels})(?: de trabajo)?\s*[:–-]\s*`);
/** "Perfil: …" may name the post, or say who fits it. */
export const WEAK_LABEL = /^perfil(?: buscado)?\s*[:–-]\s*/;
/** "Subject: Fwd: …", "Job description: …". */
export const SUBJECT = new RegExp(String.raw`^(?:${LISTS.subjects})+`, 'iu');
/** "Start › Jobs › Ulm › Nursing": where a page stands on its site. */
export const TRAIL = /\S\s*[›»>→]\s+[^›»>→]+[›»>→]\s+\S/;
/** Words after which a sentence says whom it looks for, unless its reader is the one who does. On folded text. */
export const CUE = new RegExp(
  String.raw`(?<!\byou(?: will| also)? )\b(?:${LISTS.cues})(?![\p{L}])`,
  'gu',
);
/** What stands between that and the name of the post. On folded text. */
export const FILLER = new RegExp(
  String.raw`^[\s:,!?|–—\p{Extended_Pictographic}\ufe0f-]*(?:(?:${LISTS.fillers})(?![\p{L}\p{N}])[\s,:!]*)*`,
  'u',
);
/** "NEW ROLE: …", "¡¡URGENTE!! …": that the post is new, or wanted soon. */
export const NEWS = pattern('iu')`
  ^(?:(?:
    \d{1,2} ?x(?= \p{L}+ \p{L}+)|(?:band|grade|level) \d\w?(?= \p{L}+ \p{L}+(?:$| ))|(?:ft|pt|f\/t|p\/t|vz|tz)(?= \p{L}{4})|new (?:role|job|vacancy|position)|neue stelle|ab sofort(?=[:!])|nueva (?:oferta|vacante)|urge(?:nte?)?|dringend
  )(?!\p{L})[\s:!*_–-]*)+(?=\p{L})`;
/** More of the cues, which only a short ad is read by; a choice of expressions. On folded text. */
export const CHAT_CUES = LISTS['chat cues'];
