/** Words that stand in every text of a language and in few of another, small and without accents. */
const WORDS = Object.entries({
  en: 'the and of with for from by an at which their was were as',
  es: 'el los las y del con para por una en su desde como al',
  de: 'der die das und mit fur von den dem im zur zum bei eine',
  fr: 'le les et des du pour avec dans une aux sur au en par',
  it: 'il gli e di della dei per con una nel dal al delle che',
  pt: 'os e do da dos das com para por uma em no na ao',
  pl: 'i w na z do oraz dla od przez po przy jako za ze',
}).map(([code, words]) => ({ code, words: new Set(words.split(' ')) }));
/** Fewer of them say nothing. */
const LEAST = 4;

/**
 * The language that texts are clearly written in, of those that screens can tell by themselves; undefined: two would do,
 * or none. The server's reading knows more of them and is the one that counts where there is one.
 */
export function textLanguage(texts: readonly string[]): string | undefined {
  const words = texts.flatMap(wordsOf);
  const [first, second] = WORDS.map(({ code, words: known }) => ({
    code,
    count: words.filter((word) => known.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  if (first === undefined || first.count < LEAST) return undefined;
  return first.count >= 1.5 * (second?.count ?? 0) ? first.code : undefined;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain.toLowerCase().match(/\p{L}+/gu) ?? [];
}
