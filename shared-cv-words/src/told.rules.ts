const SPOKEN = /^(?:I|I['’]m|I['’]ve|My|Je|J['’]\p{L}+|Ich|Mein|Yo|Me|Io|Eu|Ja|Ik|Lubię)\s\p{Ll}/u;

/** Whether somebody speaks of themselves, where something would be named. */
export function isSpoken(text: string): boolean {
  return SPOKEN.test(text);
}
