import type { Language } from '@sastre/shared-contracts/api';

/** Said of again and again: in a job that goes on, it goes on. */
const OFTEN: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:täglich|wöchentlich|monatlich|vierteljährlich|jährlich)(?!\p{L})|(?<!\p{L})(?:pro|jede[nrs]?) (?:Tag|Woche|Monat|Jahr|Schicht|Frühjahr|Sommer|Herbst|Winter)(?!\p{L})|(?<!\p{L})(?:am Tag|in der Woche|im Monat|im Jahr(?! \d))/u,
  es: /(?<!\p{L})(?:al (?:día|mes|año)|(?:por|a la|cada) semana|cada (?:día|mes|año)|a diario)(?!\p{L})/u,
};
/** When it was, or that it is over. */
const OVER =
  /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:bis|während|damals|zunächst|hasta|durante|entonces)(?!\p{L})/iu;
/** Where a past form stands for the person: at the start, and behind what joins a second one. */
const VERB: Partial<Record<Language, RegExp>> = {
  de: /(?<=^|(?: und | sowie |, ))(\p{L}{2,})te(?= )/gu,
  es: /(?<=^|(?: [ye] |, ))(\p{L}{2,})é(?= )/gu,
};
/** Verbs that bend otherwise: "brachte", "mochte"; "pruebo", "cierro", "cuento". */
const IRREGULAR =
  /(?:brach|dach|moch|konn|muss|wuss|kann|soll|woll|hat)$|(?:prob|cerr|cont|mostr|encontr|empez|comen|acord|renov|record|sold|tost|serr|rode?|almorz|segu|apret|calent|recomend|despert|col[gu]|sembr|reg[u]?|esforz|forz|compr?ob|jug|sup|hub|pud|pus|quis|vin|hic|dij|traj)$/u;

/** "Kontrollierte monatlich die Hefte" as "kontrolliere …", where the job goes on; undefined: it is no habit, or the form is not sure. */
export function asOfToday(bullet: string, language: Language): string | undefined {
  const verb = VERB[language];
  if (verb === undefined || OFTEN[language]?.test(bullet) !== true || OVER.test(bullet))
    return undefined;
  let isSure = true;
  const said = bullet.replace(verb, (_all, stem: string) => {
    isSure &&= !IRREGULAR.test(stem);
    return language === 'de' ? `${stem}${stem.endsWith('e') ? '' : 'e'}` : `${spanish(stem)}o`;
  });
  return isSure && said !== bullet && !PAST_LEFT[language]?.test(said) ? said : undefined;
}

/** "Organicé", "cargué", "publiqué" are spelled for their sound. */
const spanish = (stem: string) => stem.replace(/c$/, 'z').replace(/gu$/, 'g').replace(/qu$/, 'c');

/** A verb that stayed behind in its own time. */
const PAST_LEFT: Partial<Record<Language, RegExp>> = {
  de: /(?<= und | sowie )\p{Ll}+te(?!\p{L})|(?<!\p{L})(?:habe|war|hatte|wurden?)(?!\p{L})/u,
  es: /(?<= [ye] )\p{Ll}+[éí](?!\p{L})|(?<!\p{L})(?:hice|puse|di|tuve|fui)(?!\p{L})/u,
};
