import { askedWords } from '../ad/asked-words.ts';
import { deedGroup } from '../words/deeds.ts';
import type { FactIndex } from '../cv/fact-index.rules.ts';
import { findSkills } from '../ad/terms.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern, source } from '../words/pattern.ts';

/** How well something is to be done: whoever does it says no such word of it, and it asks for nothing more. */
const PRAISE = source`
  (?:
    gezielte|fachgerechte|fachkundige|sorgfältige|gewissenhafte|professionelle|kompetente|qualifizierte|
    zuverlässige|ganzheitliche|individuelle|liebevolle|einfühlsame|wertschätzende|bedarfsgerechte|fachliche|
    ordnungsgemäße|termingerechte|effiziente|eigenverantwortliche
  )[nrsm]?|
  selbstständige[nrsm]?|selbständige[nrsm]?|gültige[nrsm]?|gueltige[nrsm]?|valid|vigentes?|careful|thorough|
  professional|efficient|effective|timely|accurate|proper|high[- ]quality|cuidados[oa]s?|profesional(?:es)?|
  closely|effectively|efficiently|accurately|estrechamente|adecuad[oa]s?|fair(?:e[nrsm]?)?|safe(?= (?:handling|use|operation) )|correct[oa]s?|eficaz|eficaces|eficientes?|riguros[oa]s?`;
const PRAISING = new RegExp(
  String.raw`(?<![\p{L}-])(?:${PRAISE})(?:\s*(?:,|und|and|y|e)\s+(?:${PRAISE}))*(?![\p{L}-])\s*`,
  'giu',
);
/** That it still holds, and that it will be done. */
const STILL = pattern('giu')`
  \s+(?:en vigor|in force|in good standing)(?![\p{L}])|
  ^(?:
    (?:after that |then )?you (?:will |'ll )?|do you (?=hold|have|write)|to be able to|able to|(?:también )?(?:le|te) corresponderá|
    (?:estar )?en posesión del?|necesitamos que tengas|cuenta como mérito|voraussetzung ist|wer(?= .* kennt$)|necesitas|tener
  )\s+|
  ^(?:(?:du|sie) )?(?:wirst|werden|kümmerst dich um|kümmern sich um|sorgst für|entiendes de|haber)\s+|
  \s+(?:
    doesn't put you off|should be no foreign word (?:for|to) you|without being asked|
    (?:ist|sind)(?: für (?:dich|sie)| dir| ihnen)? kein fremdwort|kenn(?:t|st)|schreck(?:t|en) (?:dich|sie) nicht ab|
    no te asustan?
  )$|
  ^(?:
    interest in|feel for|brought knowledge of|disponibilidad para trabajar a|bereitschaft zur?|understanding of
  )\s+`;
/** People that a thing is done for; what is done says so already. */
const WHOSE = pattern('iu')`
  \s+(?:der|unserer|ihrer|deren|of(?: the| our| your)?|de (?:los|las|nuestr[oa]s)|de)\s+(?:(?:uns|ihnen) anvertrauten\s+)?(?:
    patient(?:en|innen|s)?(?:\s+und\s+(?:patientinnen|patienten|bewohner(?:innen)?))?|patient(?:\*|:)innen|
    bewohner(?:innen)?(?:\s+und\s+bewohner(?:innen)?)?|pflegebedürftigen|pacientes|usuarios|residentes|
    residents|guests|gäste|huéspedes|customers|clients|kunden|kundinnen|clientes
  )(?![\p{L}])`;
/** "Kundinnen und Kunden" are said once. */
const BOTH = /(\p{L}{3,})innen (?:und|oder) (?=\1)/giu;
/** Whose it is: the employer's own. */
const OURS =
  /(?<![\p{L}-])(?:(?:the )?(?:department|company|school|hotel|team|cent(?:re|er)|firm|practice|club|trust|charity|organi[sz]ation|shop|store)['’]s|unser(?:e[rnms]?)?|eure[rnms]?|our|your|nuestr[oa]s?|vuestr[oa]s?)(?![\p{L}-])/giu;
/** A noun of a doing, of nothing but the doing: it needs its object. */
const BARE =
  /^(?:be|ver|er|ent|zer|auf|an|ab|aus|ein|unter|um|uber|zu|vor|mit)?[a-z]{3,9}(?:ung|ungen|ing|cion|miento|ment|tion)$/;

/** A requirement's text without what asks for nothing: praise, and whose a thing is where it says by itself what it is. */
export function askedThing(text: string): string {
  const praised = text.replace(BOTH, '').replace(PRAISING, ' ').replace(STILL, ' ').trim();
  const plain = askedWords(praised).core.length === 0 ? text.replace(BOTH, '') : praised;
  const without = plain.replace(WHOSE, ' ').trim();
  const things = askedWords(without).core.filter(
    (word) => deedGroup(word) === undefined && !BARE.test(word),
  );
  const kept = things.length > 0 ? without : plain;
  return kept.replace(OURS, ' ').replace(/\s+/g, ' ').trim();
}

/** Nouns of two doings in a bracket: what stands before them, said again. */
const BRACKET = /\(([^()]+)\)/;
const DOING = /(?:aje|cion|miento|ado|ung|ing|tion|bau)$/;

/** A program or a standard by its name in capitals. */
const NAME = /^\p{Lu}[\p{Lu}\d]{2,}$/u;
/** A program by any name of its own. */
const PROGRAM = /^\p{Lu}[\p{L}\d+.-]*(?: \p{Lu}[\p{L}\d+.-]*| \d+){0,2}$/u;
/** What is done in a program, or is one. */
const IN_PROGRAM = pattern('iu')`
  (?<!\p{L})(?:
    \p{L}*systems?|\p{L}*software|\p{L}*programm?e?s?|plattform|platform|database|datenbank|aula virtual|sistemas?|programas?|plataforma|base de datos|
    records?|pdms|kis|crm|erp|wms|ehr|emr|\p{L}*dokumentation|record|document|documentación|registro
  )(?!\p{L})`;

/** Facts that say all the doings that a bracket sums a task up in, "(montaje y desmontaje)", or the program that it names, "(ORBIS)". */
export function bracketFacts(text: string, index: FactIndex): number[] {
  const inside = BRACKET.exec(text)?.[1] ?? '';
  const { all } = askedWords(inside);
  const [name] = all;
  if (NAME.test(inside) && name !== undefined && all.length === 1)
    return [...index.speakingOf(name)];
  if (PROGRAM.test(inside) && IN_PROGRAM.test(text.replace(BRACKET, ' ')))
    return skillsNamed(inside, index);
  if (all.length < 2 || all.length > 3 || !all.every((word) => DOING.test(word))) return [];
  const [first = '', ...others] = all;
  return [...index.speakingOf(first)].filter((place) =>
    others.every((word) => index.speakingOf(word).has(place)),
  );
}

/** Skills of this very name: a customer of it is none. */
const skillsNamed = (name: string, { facts }: FactIndex) =>
  facts.flatMap(({ id, folded }, place) =>
    id.startsWith('skills[') && folded === fold(name) ? [place] : [],
  );

/** Behind these a phrase says where, with whom or how. */
const APART =
  /\s(?:an|am|auf|bei|beim|mit|in|im|für|von|vom|to|with|for|at|from|by|on|a|al|con|en|para|por)\s/iu;

/** Words right beside a skill's name that say which of its kind is meant: "system" of it, "on-line". */
export function besideSkill(skill: string, phrase: string): string[] {
  const part = phrase.split(APART).find((one) => findSkills(one).includes(skill)) ?? '';
  const { core } = askedWords(part);
  return core.filter((word) =>
    findSkills(core.filter((other) => other !== word).join(' ')).includes(skill),
  );
}
