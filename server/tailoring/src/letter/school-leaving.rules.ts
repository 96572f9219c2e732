import { fold, pattern } from '@sastre/reading';

/** What one leaves school with, before any training, with its German article; folded. */
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/^(?:fach)?(?:abitur|abi)(?!\p{L})|^msa(?!\p{L})/u, 'das'],
  [
    /^(?:allgemeine |fachgebundene )?(?:fach)?(?:fach)?hochschulreife|^mittlere reife|^matura|^fachoberschulreife/u,
    'die',
  ],
  [
    /^(?:(?:qualifizierende[rn]? |erweiterte[rn]? )?(?:real|haupt|mittel)schulabschluss|mittlerer? schulabschluss)/u,
    'den',
  ],
];
const OTHERS = pattern('u')`
  ^(?:\d+ )?(?:gcses?|a[- ]?levels?|as[- ]levels?|o[- ]levels?|highers|high school|leaving certificate|ged|
  (?:international )?baccalaureate|secondary school|
  bachillerato|educacion secundaria|graduado (?:en educacion secundaria|escolar|en eso)|eso|egb|bup|cou|preparatoria|selectividad)(?!\p{L})`;

const articleOf = (degree: string) => GERMAN.find(([name]) => name.test(fold(degree).trim()))?.[1];

/** True for what one leaves school with: beside a training or a degree, a letter does not tell it. */
export function isSchoolLeaving(degree: string): boolean {
  return articleOf(degree) !== undefined || OTHERS.test(fold(degree).trim());
}

/** "Das Abitur", as one says in German that one has it; undefined: it is none of the German ones. */
export function schoolLeaving(degree: string): string | undefined {
  const article = articleOf(degree);
  return article === undefined ? undefined : `${article} ${degree}`;
}
