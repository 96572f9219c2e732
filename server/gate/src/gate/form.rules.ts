import { findLinks, pattern } from '@sastre/reading';

/** What breaks the form of a text, whatever the CV says. */
export type FormBreach =
  | 'links'
  | 'markup'
  | 'hidden-characters'
  | 'placeholder'
  | 'instruction'
  | 'mixed-alphabet';

/** Direction marks, zero-width and other invisible characters, tags, private use, controls. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Letters and figures in the dress of others: full width, mathematical, in circles; figures of other scripts. */
const DISGUISED =
  /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f169}\u2460-\u24ff]|(?!\d)\p{Nd}/gu;
const EMOJI =
  /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu;
const PLACEHOLDER = pattern('iu')`
  \{\{?[^{}\n]{0,60}\}?\}|\[[^\]\n]{0,60}\](?!\()|<<?\s*[\p{L} _-]{2,40}\s*>>?|
  (?<![\p{L}\p{N}])(?:X{3,}|T\.?B\.?[AD]\.?|lorem ipsum|your name here|insert [\p{L} ]+ here)(?![\p{L}\p{N}])|
  \$\{`;
const INSTRUCTION = pattern('iu')`
  \b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|all|earlier|preceding|instructions?|prompts?|rules)\b|
  \bas an? (?:ai|artificial|large language|language) ?(?:model|assistant|intelligence)?\b|
  \b(?:system|developer) ?(?:prompt|message|instructions?)\b|
  \b(?:ignorier\p{L}*|missachte\p{L}*|vergiss)\b[^.\n]{0,40}\b(?:anweisung\p{L}*|vorgab\p{L}*|regeln|bisherig\p{L}*|vorherig\p{L}*)|
  \bals (?:ki|sprachmodell|k[üu]nstliche)\b|
  \b(?:ignora|ignore|olvida|omite)\b[^.\n]{0,40}\b(?:instruccion\p{L}*|anterior\p{L}*|reglas)|
  \bcomo (?:modelo de lenguaje|ia|inteligencia artificial)\b|
  \b(?:here is|hier ist|aqu[ií] (?:est[áa]|tienes))\b[^.\n]{0,40}\b(?:
    rewritten|revised|tailored|version|translation|umformuliert\p{L}*|[üu]berarbeitet\p{L}*|[üu]bersetzung|
    versi[óo]n|traducci[óo]n
  )\b|
  \b(?:hire|shortlist|recommend) this (?:candidate|applicant|person)\b|
  \b(?:note to|dear) (?:the )?(?:ai|llm|screening|ats|recruit\w* (?:bot|system))\b|
  \bats\b[^.\n]{0,20}\b(?:score|rank)\b`;
const MARKUP =
  /<\/?[a-z!][^>\n]{0,200}>?|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});|```|!\[|\|\s*-{3,}\s*\|/iu;
const PHONE = /(?:\+|00)\d[\d ()/.-]{7,}\d/;
/** Endings of domains that words of a CV do not end in. */
const DOMAIN = pattern('giu')`
  (?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:
    com|org|net|io|de|es|dev|app|me|info|biz|eu|uk|co|us|at|ch|xyz|online|site|shop|link|ly|gg|ai|tv|to|cc|mx|
    ar|cl|pe|fr|it|page|cloud|tech|work|jobs|pro
  )(?![\p{L}\p{N}])(?:\/\S*)?`;

/** Judges the form of a markdown text. `known`: addresses, domains and numbers that the CV states, in lower case; a text may repeat them. */
export function findFormBreach(
  markdown: string,
  known: { links: ReadonlySet<string>; text: string },
): FormBreach | undefined {
  const hidden = markdown.replace(EMOJI, '').match(HIDDEN) ?? [];
  if (hidden.some((sign) => !/\s/.test(sign) && !known.text.includes(sign)))
    return 'hidden-characters';
  const disguised = markdown.match(DISGUISED) ?? [];
  if (disguised.some((sign) => !known.text.includes(sign.toLowerCase())))
    return 'hidden-characters';
  const plain = markdown.normalize('NFKC');
  if (findLinks(plain).some((link) => !link.startsWith('<') && !known.links.has(link)))
    return 'links';
  const isForeign = (found: string) => !known.text.includes(found.toLowerCase());
  if ([...plain.matchAll(DOMAIN)].some(([domain]) => isForeign(domain))) return 'links';
  const phone = PHONE.exec(plain)?.[0];
  if (phone !== undefined && !digitsOf(known.text).includes(digitsOf(phone))) return 'links';
  if (MARKUP.test(plain) && isForeign(MARKUP.exec(plain)?.[0] ?? '')) return 'markup';
  const placeholder = PLACEHOLDER.exec(unescaped(plain))?.[0];
  if (placeholder !== undefined && isForeign(placeholder)) return 'placeholder';
  if (INSTRUCTION.test(plain) && isForeign(INSTRUCTION.exec(plain)?.[0] ?? ''))
    return 'instruction';
  return hasMixedWord(plain, known.text) ? 'mixed-alphabet' : undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const unescaped = (text: string) => text.replace(/\\([\\`*_{}[\]()#+.!<>~-])/g, '$1');

const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** A word of two alphabets looks like one that it is not. */
function hasMixedWord(text: string, known: string): boolean {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) =>
      ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1 &&
      !known.includes(word.toLowerCase()),
  );
}
