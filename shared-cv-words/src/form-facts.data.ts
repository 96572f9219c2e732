import facts from './form-facts.data.json' with { type: 'json' };

/** What forms say of a person that has no field of ours, folded, in en, de, es, fr, it, pt, pl and nl. */
export const FACTS: ReadonlySet<string> = new Set(facts);

/** "22 years old", "aged 41", "Jahrgang 1990": what somebody says of themselves, and no time of work. */
export const AGED =
  /^(?:aged?:?\s+)?\d{1,2}\s?(?:years?[ -]old|y\/?o|years of age|jahre alt|jarig|jaar oud|ans|a[ñn]os|anni|anos|lat)\.?$|^(?:aged?:?|jahrgang)\s+\d{2,4}$/iu;

/** "geb. am 3.5.1990 in Kiel", "née le 3 mai 1990" */
export const BORN =
  /^(?:born|geb(?:oren)?|n[ée]e?|nat[oa]|nacid[oa]|nascid[oa]|ur)[.:]?\s+(?:(?:on|in|am|le|il|el|em|a|dnia)\s+)?(?:the\s+)?\d/iu;
