/** A date as stored, without blanks around it; empty without a year: a month alone, as `-03`, says nothing to be shown. */
export function knownDate(date: string): string {
  const typed = date.trim();
  return /^-[\d-]*$/.test(typed) ? '' : typed;
}
