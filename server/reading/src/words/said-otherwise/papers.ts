import { any, type Family } from './family.ts';

const paper = (name: string, asked: string, said: readonly string[], never?: string): Family => ({
  name,
  asked: [any(asked)],
  deeds: [],
  nouns: said,
  isPaper: true,
  ...(never === undefined ? {} : { never: [never] }),
});

/** Licences and courses that have many names. */
export const PAPERS: readonly Family[] = [
  paper(
    'car licence',
    `(?:(?:full|valid|clean|current|uk|eu|irish)_)*driv(?:ing|er'?s?)_licen[cs]e(?:_category_b|_class_b|_b)?
    (?:pkw-)?fuhrerschein(?:_der)?(?:_klasse|_kl)?_b fuhrerschein pkw-fuhrerschein
    (?:carnet?|permiso)_(?:conducir|conduccion)(?:_clase|_tipo)?(?:_b)? carnet?_b permiso_b`,
    [
      String.raw`(?:(?:full|clean|valid|uk|eu|irish)\s+)*driv(?:ing|er'?s?)\s+licen[cs]e`,
      String.raw`(?:pkw-)?fuhrerschein(?:e)?(?:\s+der)?(?:\s+klassen?|\s+kl)?\s*b(?:e)?`,
      String.raw`(?:carnet?|permiso)\s+(?:de\s+)?(?:conducir|conduccion)(?:\s+(?:clase|tipo))?(?:\s+b)?`,
      String.raw`carnet?\s+b`,
    ],
    String.raw`(?:provisional|learner|no|kein|ohne|sin)\s+(?:\S{1,10}\s+)?(?:driv\p{L}+|fuhrerschein|carnet?|permiso)`,
  ),
  paper(
    'forklift licence',
    `(?:valid_)?(?:counterbalance_|reach_)?fork(?:-|_)?lift(?:_truck)?_(?:licen[cs]e|certificate|ticket) (?:gabel)?staplerschein
    carnet?_carretiller[oa](?:_vigor)?`,
    [
      String.raw`(?:counterbalance|reach|fork-?\s?lift)(?:\s+(?:truck|forklift))*\s+${any('licen[cs]e certificate ticket certified')}`,
      '(?:gabel)?stapler(?:fuhrer)?schein',
      String.raw`carnet?\s+(?:de\s+)?carretiller[oa]`,
    ],
  ),
  paper(
    'first aid',
    `first(?:-|_)aid(?:_certificate|er|_training|_at_work|_qualification)? ersthelfer(?:in)?(?:_ausbildung)? erste(?:-|_)hilfe(?:-?schein|-?kurs)?
    primeros_auxilios`,
    [
      String.raw`first[- ]aid(?:\s+at\s+work)?(?:er)?`,
      String.raw`erste[- ]hilfe(?:[- ]?kurs|[- ]?schein)?`,
      'ersthelfer(?:in)?',
      'primeros\\s+auxilios',
    ],
  ),
];
