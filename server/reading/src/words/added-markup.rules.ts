const SIGNS =
  /\*\*|__|(?<![\p{L}\p{N}*])\*(?=\S)|(?<![\p{L}\p{N}_])_(?=\S)|`|~~|^\s*#{1,6}\s|^\s*>|^\s*(?:[-*+•]|\d+[.)])\s|\n/gmu;

/**
 * `markup` when a text has marks of markdown that the text it stands for has not. `literal`: of a letter, the CV in lower
 * case; paragraphs, and emphasis of what the CV says literally, are no breach there.
 */
export function findAddedMarkup(
  text: string,
  original: string,
  literal?: string,
): 'markup' | undefined {
  const plain = text.replace(/\\[\\`*_{}[\]()#+.!<>~-]/g, 'x');
  const said = literal === undefined ? plain : withoutLiteral(plain, literal);
  const before = new Set((original.match(SIGNS) ?? []).map((sign) => sign.trim()));
  const added = (said.match(SIGNS) ?? []).filter((sign) => !before.has(sign.trim()));
  return added.some((sign) => literal === undefined || sign !== '\n') ? 'markup' : undefined;
}

function withoutLiteral(text: string, literal: string): string {
  return text.replace(/\*([^*\n]{2,120})\*/g, (all, inner: string) =>
    inner.split(/,\s+/).every((part) => literal.includes(part.toLowerCase())) ? inner : all,
  );
}
