/** A title or an initial: "Dr.-Ing.", "J."; and a particle: "de", "von", "y". Neither ends a line. */
const LEANS = /^(?:\p{Lu}[\p{L}.-]*\.|\p{Ll}\S*)$/u;
/** Particles that some write with a capital, within a name: "Ní Dhomhnaill", "Mac Giolla", "De la Cruz", "O' Brien". */
const PARTICLE =
  /^(?:N[ií]c?|U[ií]|[ÓO]|Mac|Mc|Fitz|V[oa]n|Vom|Zu[mr]?|De[lrn]?|Della|Di|D[aou]s?|La|Las|Los|L[eo]|Te[nr]|A[fv]|Bin|Bint|Ibn|Abu|Al|El|San|Santa|Saint|Ap|I|Y|E)$|^\p{Lu}[’']$/u;
/** The begin of an Arabic compound: "عبد الرحمن", "أبو بكر", "ابن سينا". */
const ARABIC = /^(?:عبد|أبو|ابو|أبي|ابي|أبا|أم|ابن|إبن|بن|بنت|ابنة|ذو|آل)$/u;
/** What a title is of: "med.", "rer.", "nat."; it is not parted from the title. */
const OF_A_TITLE = /^\p{Ll}[\p{L}.]*\.$/u;

/**
 * The words of a name, those together that stay on one line: what leans on the next word goes with it as far as that fits.
 */
export function nameParts(name: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let open: string[] = [];
  for (const word of name.split(/\s+/)) {
    open.push(word);
    const isWithin = parts.length > 0 || open.length > 1;
    if (LEANS.test(word) || ARABIC.test(word) || (isWithin && PARTICLE.test(word))) continue;
    parts.push(...joined(open, fits));
    open = [];
  }
  return [...parts, ...open];
}

/** What does not fit is begun a word later. */
function joined(words: readonly string[], fits: (part: string) => boolean): string[] {
  const whole = words.join(' ');
  const next = words.findIndex((word, index) => index > 0 && !OF_A_TITLE.test(word));
  if (next < 0 || fits(whole)) return [whole];
  return [words.slice(0, next).join(' '), ...joined(words.slice(next), fits)];
}
