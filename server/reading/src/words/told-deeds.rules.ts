import { FUTURE_ES, INFINITIVE_ES, isThird, isVerb, NAMED_ES } from './deeds-apart.rules.ts';
import { JOB_NOUN } from './job-nouns.ts';
import { pattern, source } from './pattern.ts';

const HOLDER_EN = source`
  you|he or she|she or he|s?he|
  (?:the |our |your )?(?:successful |new |right |ideal )?(?:
    candidate|applicant|post-?\s?holder|job-?\s?holder|appointee|incumbent|hire|person
  )(?: (?:we|you|who|in) \w+(?: \w+){0,2})?|
  who(?:ever)? (?:\w+ ){1,4}?`;
const SOFTLY = String.raw`(?:(?:also|then|mostly|mainly|\w+ly|be expected to|be asked to|have to|need to) )*`;
const NO_TASK_EN = source`
  learn|get|receive|find|love|enjoy|report|have|benefit|become|grow|earn|hear|see|feel|meet|join|like|need|know|
  start|sit|work (?:with|in|at|from|alongside)|bring|possess|show|demonstrate|pick up|be (?!\w+ing )|
  be (?:working|joining|based|reporting|getting|receiving|earning|learning|looking for|being|going)|
  (?:working|joining|reporting|getting|learning) `;
/** Before the subject: another clause or a word or two about when. */
const BEFORE_EN = String.raw`(?:.{0,80}, |(?:mostly|mainly|then|also|first|here|besides|day[- ]to[- ]day),? |(?:in|on|every|each|at) (?:\w+ ){1,3})?`;
/** "The successful candidate will …", "your job would be to …", "someone who can …": up to the first verb. On lower-case text. */
const LEAD_EN = new RegExp(
  source`
    ^(?:
      ${BEFORE_EN}(?:${HOLDER_EN}) ?(?:will|would|'ll|'d|shall) ${SOFTLY}(?!${NO_TASK_EN})(?:be (?=\w+ing ))?|
      (?:your|the|this) (?:\w+ ){0,2}(?:job|task|tasks|work|role|post|position) (?:is|will be|would be|includes?|involves?|means) (?:to )?${SOFTLY}|
      .{0,60}?\b(?:someone|somebody|a person) who (?:can|could|will|would) ${SOFTLY}|
      .{0,90}?\b(?:needs?|seeks?|wants?|looking for|searching for|hiring|after) an? .{3,70} (?:who (?:can|could|will|would)|to) ${SOFTLY}|
      (?:the|this) (?:role|job|post|position) (?:also )?(?:involves?|includes?|means) |
      (?:
        in (?:this|your|the) (?:new )?(?:position|role|job|post|seat|chair|team|department)|every \w+|
        (?:once|twice) an? \w+|day to day|as (?:an?|our) .{3,40}?
      ),? you (?:also )?|
      .{0,60}?\b(?:day|week|shift) .{0,20}\b(?:see you|have you|involves?|includes?|means) |
      (?:(?:the|your|our|other|additional|further|key|main|typical|core|daily) ){0,3}(?:responsibilities|duties|tasks|activities) (?:(?:may|will|can|also) ){0,2}(?:include|involve|comprise|are|cover) (?:to )?|
      this (?:also )?(?:includes|involves|means) |.{0,70}?\b(?:responsible|accountable) for[ ]
    )(?!(?:${NO_TASK_EN})\b)(?=([a-z]+) \S)`,
);
/** "The chemist runs …", "He or she writes …". */
const THIRD_EN =
  /^(?:and |also )?(?:the (?<holder>(?:[a-z-]+ ){1,4}?)|(?:he or she|she or he|s?he) )(?:also |\w+ly )?(?=(?<verb>[a-z]+) \S)/;
/** Whoever takes the post, by no trade. */
const HOLDS = /^(?:(?:post|job|role)-?\s?holder|appointee|incumbent) $/;

const LEAD_ES = new RegExp(
  source`
    ^(?!.{0,60}(?:prueba|proceso|entrevista|selecci[óo]n(?!ad))).{0,110}?(?:
      responsables? de|encargar\p{L}*(?: además| también| asimismo)? de|encargue de|ocupar\p{L}* de|dedicar\p{L}* a|tendr[áa]n? que|
      tendr[áa]s que|deber[áa][ns]?|consist\p{L}+ en|
      (?:misi[óo]n|trabajo|tarea|funci[óo]n|d[íi]a a d[íi]a|labor|rol|cometido|reto|objetivo|responsabilidad)(?:es)? (?:es|ser[áa]|son|ser[áa]n)|que (?:sepa|pueda|quiera)n?|
      (?:habr[áa]|hay|tiene|tendr[áa]) que|(?:ser[íi]a|ser[áa]|es|puesto) para|se trata de|tocar?[áa]?|(?:incorpore|incorporar|una|sume)\p{L}* a.{3,50} para
    ) (?!\p{L}+rl[aeo]s?(?!\p{L}))(?=${INFINITIVE_ES} \S|(?<=(?:encargar(?:á[ns]?|se)|responsables?)(?: además| también| asimismo)? de )(?:las?|los|el) \S)`,
  'u',
);
const NO_TASK_ES = source`
  recibir|tendr|disfrut|contar|podr|cobrar|percibir|depender|reportar(?=\p{L}* (?:\p{L}+mente )?(?:al?|en) )|estar|formar|entrar|pasar|llegar|trabajar|
  incorporar|acompañar|querr|sabr|ser|habr|gustar|encantar|valorar|vendr|agradec|sumar|deb|necesit`;
const LEAD_FUTURE = new RegExp(
  String.raw`^(?:(?:(?:asimismo|además|también|igualmente|a su vez),? )?(?:te |(?!\p{L}+ías ))|cuando [^,]{3,40}, |(?:en|durante) (?:tu|el) día a día,? |cada (?:día|mañana|semana|mes),? |.{0,60}?(?<!\p{L})(?:(?:la|el|el\/la|una?) (?:nuev[oa] )?(?:persona|candidat\p{L}+|profesional|titular|docente|trabajador\p{L}*)|quien(?:es)?)(?: \p{L}+){0,5}? )(?=(?!${NO_TASK_ES})\p{L}{1,}${FUTURE_ES} \S)`,
  'u',
);

/** "Corresponderá al titular la gestión de …", "Sus funciones serán el control de …": deeds named as things. */
const LEAD_NOUNS_ES = new RegExp(
  source`
    ^.{0,60}?(?:
      (?:corresponder[áa]n?|corresponden?|competer[áa]n?|competen?) (?:al?|a la|a quien) (?:\p{L}+ ){1,7}?|
      (?:funciones|tareas|cometidos)(?: \p{L}+){0,4}? (?:ser[áa]n|son|incluyen|incluir[áa]n|comprenden)[ ]
    )(?=${NAMED_ES})`,
  'u',
);
/** "Hinzu kommt die Beratung von …". */
const BESIDES_DE =
  /^(?:hinzu|dazu) komm(?:t|en) (?=(?:die|das|der) (?:\p{L}+ ){0,2}?\p{L}+(?:ung|ion|pflege|arbeit|kontrolle|en) (?:von|vom|der|des|bei|an|und) )/u;

const LEAD_DE = new RegExp(
  source`
    ^(?:.{0,40}?\s)?(?:
      (?:zu|zum) (?:ihren|deinen|den|ihrem|deinem)?\s?(?:\p{L}+ ){0,2}(?:aufgaben?\p{L}*|tätigkeiten|tätigkeitsbereich)(?: \p{L}+){0,3}? (?:gehör\p{L}*|zähl\p{L}*)(?: es| auch| insbesondere| vor allem| unter anderem)*|
      (?:das|der|die|ihre?|deine?|ihr) (?:\p{L}+ ){0,2}(?:aufgaben?\p{L}*|tätigkeit\p{L}*|arbeit|stelle|stellenprofil|einsatz\p{L}*)(?: \p{L}+){0,3}? (?:umfass\p{L}*|beinhalt\p{L}*)(?: es| auch| insbesondere| vor allem| im wesentlichen| unter anderem)*|
      (?:ihre?|deine?) (?:\p{L}+ ){0,2}aufgaben? (?:sind|ist|wäre|wären)(?: es| auch| insbesondere| vor allem| im wesentlichen| unter anderem)*|
      (?:sie|du) (?:sind|bist|wären|wärst) (?:\p{L}+ )?(?:zuständig|verantwortlich) für|
      (?:geht|ginge) es (?:vor allem |hauptsächlich |in erster linie )?darum|
      zu tun (?:ist|wäre|gibt es|gäbe es)(?: (?:einiges|viel|genug))?
    )\s*[,:]?\s+(?=\S+ \S)`,
  'u',
);
const NO_TASK_DE = source`
  sind|haben|bringen|können|sollten|möchten|mögen|lieben|suchen|freuen|finden|bekommen|erhalten|wollen|arbeiten|
  profitieren|verfügen|beherrschen|sprechen|kennen|besitzen|werden|müssen|brauchen|benötigen|interessieren|
  erreichen|bewerben|senden|schicken|passen|fühlen|wohnen|leben|kommen|starten|genießen|legen|denken|sehen|
  wissen|sollen|dürfen|erwarten|lernen|treffen|hast|bist|kannst|solltest|möchtest|magst|liebst|suchst|freust|
  findest|bekommst|erhältst|willst|arbeitest|profitierst|verfügst|beherrschst|sprichst|kennst|besitzt|wirst|
  musst|brauchst|benötigst|interessierst|erreichst|bewirbst|sendest|schickst|passt|fühlst|wohnst|lebst|kommst|
  startest|genießt|legst|denkst|siehst|weißt|sollst|darfst|erwartest|lernst|triffst|bringst|überzeugst|
  überzeugen|punktest|punkten|teilst|teilen|hättest|hätten|wärst|wären|würdest|würden|müsstest|müssten|könntest|
  könnten|hatten|hattest|waren|warst|kannten|kanntest|wussten`;
const TOLD_DE = new RegExp(
  String.raw`^(?:sie (?!(?:${NO_TASK_DE})(?!\p{L}))\p{L}{2,}(?:en|ern|eln)|du (?!(?:${NO_TASK_DE})(?!\p{L}))\p{L}{2,}(?:st|ßt))(?!\p{L}) `,
  'u',
);

/** "Außerdem lesen Sie Pläne …": up to the verb. */
const INVERTED_DE = new RegExp(
  String.raw`^(?!.*\bbitte\b|.{0,80}\bgeh(?:en sie|st du) .{0,30}\bum\b|(?:wenn|falls|ob|dass|was|wie|wo|sollten|haben|können) )[^,:?]{3,80}? (?=(?!(?:${NO_TASK_DE})(?!\p{L}))(?:\p{L}{2,}(?:en|ern|eln) sie|\p{L}{2,}(?:st|ßt) du) \S)(?!.*\?$)`,
  'u',
);
/** "Man nimmt Patienten auf, legt Akten an": what whoever works there does. */
const MAN_DE = pattern('u')`
  ^(?:.{0,30}: )?(?:
    man|(?:der|die) neue .{3,50}?|
    (?:die|der) (?:stelleninhaber\p{L}*|gesuchte person)(?: (?:und|oder|\/) (?:die|der) \p{L}+)?
  ) (?=(?!(?:kann|muss|sollte|darf|hat|ist|wird|braucht|lernt|kennt|soll|will|versteht) )\p{L}{2,}t \S)`;

const isTold = (word = '') =>
  isVerb(word) || isVerb(word.replace(/^re(?=\w{4})/, '')) || /^\w{3,}ing$/.test(word);
/** In lower case, with a typewriter's apostrophe: ads are set with either. */
const lower = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('’', "'");

/** Where the deeds begin in a sentence that tells what whoever takes the post will do; undefined: it tells none. */
export function deedsStart(sentence: string): number | undefined {
  const text = lower(sentence);
  // Another length in lower case would put the places elsewhere.
  if (text.length !== sentence.length) return undefined;
  const english = LEAD_EN.exec(text);
  if (english !== null && isTold(english[1])) return english[0].length;
  const third = THIRD_EN.exec(text);
  const { holder = '', verb } = third?.groups ?? {};
  if (
    third !== null &&
    isThird(verb) &&
    (holder === '' || JOB_NOUN.test(holder) || HOLDS.test(holder))
  )
    return third[0].length;
  const lead = [LEAD_NOUNS_ES, LEAD_ES, LEAD_FUTURE, LEAD_DE, BESIDES_DE]
    .map((cue) => cue.exec(text))
    .find(Boolean);
  if (lead) return lead[0].length;
  if (TOLD_DE.test(text)) return 0;
  return INVERTED_DE.exec(text)?.[0].length ?? MAN_DE.exec(text)?.[0].length;
}
