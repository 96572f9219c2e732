import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import {
  type FactIndex,
  type Finding,
  partsBy,
  patternOf,
  unproven,
  type WordList,
} from '@sastre/wording';

/** Where a clause ends that may be of somebody else than the next. */
const SEAM = /[,;:]\s+|\s+(?=(?:and|which|where|but|und|wo|aber|sondern|y|e|donde|pero)\s)/iu;

/** What somebody says of their own past or present. */
const TOLD: Record<Language, RegExp> = {
  en: pattern('iu')`
    \b(?:I|we)(?:['’]ve| have| had)? (?:(?:\p{L}+ly|also|already|once|then) )?(?:
      (?!appl|attach|enclos|includ|notic|learn|discover|follow|advertis|interest|impress)\p{L}+ed|been|led|ran|run|built|
      made|taught|wrote|sold|held|grew|kept|spent|began|won|gave|knew|known|left|met|took|brought|did|done|was|were
    )\b|
    \b(?:I|we)(?: am| are|['’]m|['’]re) (?:an?|the|currently|employed|working|responsible|still|already)\b|
    \bmy (?:(?:former|previous|own|current) )?(?:time|years|work|job|role|internship|career|colleagues) (?:at|with|for|in|there)\b`,
  de: pattern('iu')`
    \b(?:habe|hatte|war|bin|arbeite) ich\b|
    \bich (?:habe|hatte|war|bin|arbeite)\b|
    \bich \p{L}{3,}te\b|\b\p{L}{3,}te ich\b|
    \bmeine[nr]? (?:\p{L}+ )?(?:Zeit|Jahre|Arbeit|Tätigkeit|Praktikum) (?:bei|in|dort)\b`,
  es: pattern('iu')`
    (?<!\p{L})(?!\p{L}*[aei]ré(?!\p{L}))\p{L}{2,}[éí](?!\p{L})|
    \b(?:he|hemos|había) \p{L}+[ai]do\b|\b(?:estuve|fui|hice|tuve|soy|trabajo|estoy)\b|
    \bmi (?:\p{L}+ )?(?:etapa|tiempo|años|trabajo|puesto|experiencia|paso) (?:en|con|por|allí)\b`,
};

/** "At X I train students": whoever tells a deed with the company's name tells it of there. */
const I_DO: Record<Language, RegExp> = {
  en: /\bI(?:['’]m| am| have)? \p{L}+/iu,
  de: /\bich\b/iu,
  es: /(?<!\p{L})(?!(?:como|pero|puesto|anuncio|empleo|envío|adjunto|remito|agradezco|saludo|quedo|espero|tanto|cuando|solo|todo)\s)\p{L}{2,}o\s(?=(?:al?|el|la|los|las|un|una|\p{L}+[sz])(?:\s|$))/iu,
};

/** What one would do, asks for, or knows of the advertisement. */
const WISHED: Record<Language, RegExp> = {
  en: pattern('iu')`
    \b(?:
      would|will|could|can|may|might|should|hope|hoping|like to|love to|want|keen|eager|look(?:ing)? forward|
      apply\p{L}*|applied|application|interest\p{L}*|join\p{L}*|glad|happy|pleased|opportunity|offer|bring|contribute
    )\b|\b(?:saw|seen|read|found|came across|noticed|learn(?:ed|t)|heard)\b`,
  de: pattern('iu')`
    \b(?:
      möchte|würde|könnte|kann|will|werde|freue|bewerbe|bewerben|Bewerbung|gerne?|hoffe|einbring\p{L}*|interess\p{L}*|
      Stelle|Position|gelesen|gesehen|gefunden|aufmerksam|überzeugt|bereit
    )\b`,
  es: pattern('iu')`
    \b(?:
      quisiera|querría|gustaría|encantaría|podría|puedo|podré|dirijo|escribo|solicit\p{L}*|candidatura|opto|presento|
      aport\p{L}*|ofrezco|postul\p{L}*|interes\p{L}*|incorpor\p{L}*|leí|vi|encontré|visto|leído|puesto de|vacante
    )(?!\p{L})`,
};

/** What ties a clause to the post that is applied for, folded. */
const OF_THE_POST = patternOf('never-there.of_the_post');
const LEGAL = /^(?:gmbh|ggmbh|ag|kg|inc|ltd|llc|sl|sa|co|plc|se|ug|ev|srl|group|gruppe|grupo)$/;
const APPLICATION = /^(?:appl(?:y|ying|ication)|bewerb\w*|candidatura|solicitud|postul\w*)$/;
/** Who, or what, is at a company, or does something for it. */
const WHERE =
  /^(?:at|for|with|of|in|within|bei|beim|fur|im|in|mit|von|der|en|para|de|del|con|by|from|to)$/;
const ARTICLE = /^(?:the|der|dem|die|das|den|el|la|los|las)$/;

/** Places of names of a company behind a preposition, in clauses that neither wish for anything nor speak of the post: there one is, or was. */
export function findPresentThere(
  said: WordList,
  company: FactIndex,
  isKnown: (folded: string) => boolean,
): number[] {
  const names = said.words.flatMap(({ folded, isGlue }, place) =>
    !isGlue && company.byKey.has(`=${folded}`) && !isKnown(folded) ? [place] : [],
  );
  if (names.length === 0 || said.words.some(({ folded }) => APPLICATION.test(folded))) return [];
  // "A degree in engineering" is not at "Delta Engineering".
  const own = company.list.words.filter(({ isGlue, folded }) => !isGlue && !LEGAL.test(folded));
  const told = new Set(names.map((place) => said.words[place]?.folded));
  if (own.filter(({ folded }) => told.has(folded)).length < Math.min(2, own.length)) return [];
  const part = partsBy(said, new RegExp(SEAM, 'giu'));
  return names.filter((place) => {
    const clause = said.words.filter((_word, at) => part[at] === part[place]);
    const before = ARTICLE.test(said.words[place - 1]?.folded ?? '') ? place - 2 : place - 1;
    const isThere = [place - 1, before].some((at) => WHERE.test(said.words[at]?.folded ?? ''));
    return (
      isThere &&
      !WISHED[said.language].test(said.text.slice(clause[0]?.at, clause.at(-1)?.end)) &&
      !clause.some(({ folded }) => OF_THE_POST.test(folded))
    );
  });
}

const NAME = /^\p{Lu}/u;

/** "I worked at X", of the company that is applied to and that the CV does not know. */
export function findNeverThere(
  said: WordList,
  company: FactIndex,
  { language, isKnown }: { language: Language; isKnown: (folded: string) => boolean },
): Finding[] {
  const names = said.words.filter(
    // "Museum of the Firth": of its words, "the" names nobody.
    ({ folded, isGlue }) => !isGlue && company.byKey.has(`=${folded}`) && !isKnown(folded),
  );
  if (names.length === 0) return [];
  const isOfName = (word: string) => names.some(({ text }) => word.startsWith(text));
  let at = 0;
  let wasNamed = false;
  for (const clause of said.text.split(SEAM)) {
    const start = said.text.indexOf(clause, at);
    at = start + clause.length;
    const isNamed = names.some((word) => word.at >= start && word.at < at);
    // "… at X, where I worked": of X.
    const isOfIt = isNamed || (wasNamed && /^(?:where|wo|donde)\s/iu.test(clause));
    // "At X I maintain and repair …": who does it may be named in the clause behind.
    const [stretch = ''] = said.text.slice(start).split(/[;:]\s/);
    // "Grupo Automotriz" is no verb with its object.
    const own = stretch.split(/(?<=\s)/u).filter((word) => !NAME.test(word) || !isOfName(word));
    const isDone = I_DO[language].test(own.join('')) && !WISHED[language].test(stretch);
    const isTold = TOLD[language].test(clause) || isDone;
    if (isOfIt && isTold && !WISHED[language].test(clause))
      return [unproven(names.map(({ text }) => text))];
    wasNamed = isNamed;
  }
  return [];
}
