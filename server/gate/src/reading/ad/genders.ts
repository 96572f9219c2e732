/** (m/w/d), (f/m/x), (gn): said of a position, and a part of its name. */
export const GENDERS =
  /\s*[([]\s*(?:[mwfdixhvna](?:\s*[/|,*]\s*(?:[mwfdixhvna]|divers|diverse))+|gn\*?|all genders?|alle(?: geschlechter)?|any gender|divers)(?:\s*[,;][^)\]\n]{0,40})?\s*[)\]]/u;
