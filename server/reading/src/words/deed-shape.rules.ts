import { pattern } from './pattern.ts';
import { foldInPlace } from './same-length.rules.ts';

/** English verbs that tasks begin with. */
export const VERBS = new Set(
  `accompany achieve act adapt address administer advise advocate agree align allocate analyse analyze answer apply
appraise approve arrange assemble assess assign assist attend audit author automate balance be bill boost book brief
bring budget build buy calculate calibrate
  care carry cash chair champion change chase check clean clear close coach code collaborate collate collect
  commission communicate compile complete conduct configure confirm connect consolidate construct consult contact
  continue contribute control cook coordinate cost counsel cover
  craft create curate debug decide define delegate deliver deploy design detect determine develop diagnose direct
  discover discuss dispatch dispense display distribute do document draft draw drive edit educate embed enable
  encourage enforce engage engineer enhance ensure enter escalate establish
  estimate evaluate examine execute expand explain explore facilitate feed file find fit fix follow forecast form
  foster gather generate give greet grow guide handle harvest have head help hire host identify implement improve
  influence inform innovate inspect inspire install instruct integrate interpret
  interview introduce investigate invoice iterate join keep label launch lead learn liaise listen load log look
  maintain make manage map mark market maximise maximize measure meet mentor merge migrate model monitor motivate move
  negotiate nurture observe obtain offer onboard open operate optimise optimize
  orchestrate order organise organize oversee own pack participate partner perform pick pilot place plan play position
  post prepare present prevent prioritise prioritize process procure produce programme program progress promote
  propose protect prototype prove provide publish purchase push qualify
  raise reach react read receive recommend reconcile record recruit redesign reduce refactor refine register release
  remove repair replace reply report represent research resolve respond restock review run safeguard scale schedule
  scope screen secure select sell serve service set shape share ship sign simplify
  solve sort source spot staff stand start steer stock store streamline strengthen structure study submit supervise
  supply support survey sustain take talk teach test track train transfer transform translate travel treat
  troubleshoot turn uncover understand undertake unload update upgrade use validate verify visit walk
  wash watch weigh weld welcome win wire work write leave put tidy hand phone print type bake iron stack fetch count
  empty fill slice chop fry roast paint cut saw sew mow prune dig water groom dress lift settle deal call ring email
  mail tend swap wrap mix knead catalogue catalog tackle spearhead shadow stitch pour polish sample brainstorm sketch
  illustrate film photograph proofread upsell canvass fundraise patrol escort rescue dose suture vaccinate triage
  discharge admit refer bathe comfort let tag sweep dust peel grate season garnish plate carve bone fillet prep rewire
  plumb solder rivet deburr lathe mill grind sand varnish lacquer upholster tile plaster render excavate haul tow
  shunt berth moor dock anchor navigate prescribe notify tutor invigilate convene`.split(/\s+/),
);
const NOT_DEEDS = new Set(
  'being having working willing during including nursing engineering'.split(' '),
);

/** "Build …", "Building …", "Llevar …", "Betreuung der …", "Angebote erstellen", "Du planst …": how tasks are worded. */
export function isDeedShaped(text: string): boolean {
  const folded = foldInPlace(text)
    .replace(/\([^()]*\)?/g, ' ')
    .trim();
  const [first = ''] = folded.match(/[\p{L}']+/u) ?? [];
  return VERBS.has(first) || (isGerund(first) && !NOT_DEEDS.has(first)) || isOther(text, folded);
}

/** "Building": such a verb as a noun. */
export function isGerund(word: string): boolean {
  const root = /^(\p{L}{2,})ing$/u.exec(word)?.[1];
  if (root === undefined) return false;
  return [root, `${root}e`, root.replace(/(.)\1$/, '$1')].some((one) => VERBS.has(one));
}

function isOther(text: string, folded: string): boolean {
  const isSpanish =
    /^(?!lugar|bar|hogar|caracter|mujer|taller|ser |tener |haber |saber |poder )\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|te|se)?,? (?!(?:and|or|of|in|for)\s)\p{L}/u.test(
      folded,
    );
  const isGermanNoun = GERMAN_NOUN.test(text) && !NO_DEED_DE.test(text);
  // "Planen und Prüfen der Anlagen", no "Erfahrungen und …".
  const isNamedVerb =
    /^\p{Lu}\p{Ll}{3,}(?<!ung|ion|eit|inn|schaft|iss)(?:en|ern|eln) (?:und \p{Lu}\p{Ll}+(?:en|ern|eln) )?(?:der|des|von|vom|bei|aller) /u.test(
      text,
    );
  const isGermanVerb =
    /\p{L}{2,} \p{Ll}{2,}(?:en|ern|eln)$/u.test(text.replace(/[.!]$/, '')) &&
    / \p{Lu}|^\p{Lu}/u.test(text);
  const isToYou = /^(?:du|sie) \p{L}+(?:st|en)\s/u.test(folded);
  return isSpanish || isGermanNoun || isNamedVerb || isGermanVerb || isToYou;
}

/** "Betreuung der Lehrlinge", "Technische Planung und Zeichnung von Öfen", "Enge Abstimmung mit dem Lager". */
const GERMAN_NOUN = pattern('u')`
  ^(?:\p{L}+,? ){0,3}(?=\p{Lu})\p{L}*(?:
    ung|ion|[Pp]flege|[Aa]nnahme|[Aa]usgabe|[Aa]rbeit|[Ss]uche|[Kk]ontrolle|[Aa]ufbau|[Aa]bnahme
  )(?: (?:und|sowie) \p{Lu}\p{Ll}+)? (?:
    (?:der|des|von|vom|aller|unserer|unseres|und|bei|mit|mithilfe|einschließlich|inklusive|sowie)\s|
    \p{Ll}{4,}er \p{Lu}
  )`;
const NO_DEED_DE =
  /^(?:\p{L}+,? ){0,3}\p{L}*(?:[Ee]rfahrung|[Aa]usbildung|[Bb]egeisterung|[Ee]instellung|[Qq]ualifi\p{L}+|[Vv]ergütung|[Bb]ezahlung|[Ww]eiterbildung|[Ii]dentifikation|[Ff]ortbildung|[Uu]mgebung|[Mm]otivation|[Kk]ommunikation|[Aa]ltersversorgung) /u;
