import { fold } from './stem.rules.ts';

/** Folded like `fold`, but sign for sign, so that places in it are places in the text. The text is to be in NFC. */
export function foldInPlace(text: string): string {
  // Most signs are plain, and are folded all at once.
  return text.replace(/\P{ASCII}/gu, foldSign).toLowerCase();
}

function foldSign(sign: string): string {
  const [plain, small] = [fold(sign), sign.toLowerCase()];
  if (plain.length === sign.length) return plain;
  return small.length === sign.length ? small : sign;
}
