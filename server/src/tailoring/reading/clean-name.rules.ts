/** A company's name as it may stand in a sentence: one line, no markup, no control, direction or invisible characters. */
export function cleanCompanyName(name: string): string {
  return (
    name
      .normalize('NFC')
      .replace(/\p{Cc}/gu, ' ')
      // Joiners shape letters of some scripts; all other invisible ones only mislead.
      .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
      .replace(/<\/?[a-z!][^<>]{0,300}>/gi, '')
      .replace(/!?\[([^\]]{0,300})\]\([^)]{0,300}\)/g, '$1')
      .replace(/\*\*|__|~~|`/g, '')
      .replace(/(^|[\s(])([*_])(\S(?:[^*_]*\S)?)\2(?=[\s).,;:!?]|$)/g, '$1$3')
      .replace(/^\s*(?:#{1,6}|>)\s+/, '')
      .replace(/[<>]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
