import { fold } from './stem.rules.ts';

/** Folded like `fold`, but sign for sign, so that places in it are places in the text. The text is to be in NFC. */
export function foldInPlace(text: string): string {
  let folded = '';
  for (const sign of text) {
    const plain = fold(sign);
    folded +=
      plain.length === sign.length
        ? plain
        : sign.toLowerCase().length === sign.length
          ? sign.toLowerCase()
          : sign;
  }
  return folded;
}
