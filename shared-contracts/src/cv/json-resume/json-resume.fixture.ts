import {
  CEFR_LEVELS,
  DEFAULT_LEVEL,
  LANGUAGE_LEVELS,
  SECTION_KINDS,
  SKILL_LEVELS,
  cvPatchSchema,
  defaultCvContent,
  withLevel,
  type CefrLevel,
  type CvContent,
} from '@sastre/shared-contracts/api';

type Random = () => number;

const TEXTS = [
  '',
  ' ',
  'Ada Lovelace',
  'Señor *bold* – naïve',
  '한국어 עברית',
  'https://a.example/über?x=1#y',
  'a.example',
  'javascript:alert(1)',
  'ada@example.org',
  'a@b',
  'two\n\nlines',
  '0',
  '__proto__',
  'Native speaker',
  'Master',
];
const DATES = ['', '2019', '2019-07', '2019-07-31', '0999'];

/** One of a list. */
export function oneOf<Item>(random: Random, list: readonly Item[]): Item {
  return list[Math.floor(random() * list.length)] as Item;
}

function several<Item>(random: Random, most: number, make: (at: number) => Item): Item[] {
  return Array.from({ length: Math.floor(random() * (most + 1)) }, (_none, at) => make(at));
}

/** A CV with anything that a save takes in any field; ids are told apart. */
export function randomCv(random: Random): CvContent {
  const text = () => oneOf(random, TEXTS);
  const texts = () => several(random, 3, text);
  const date = () => oneOf(random, DATES);
  const yes = () => random() < 0.5;
  let made = 0;
  const id = () => `id-${(made += 1)}`;
  const level = <L extends string>(levels: readonly L[]) =>
    withLevel<{ level: string; cefr?: CefrLevel }>(
      { level: DEFAULT_LEVEL },
      random() < 0.2 ? undefined : oneOf(random, levels),
    );
  const period = () => ({ startDate: date(), endDate: date() });
  const entry = () => ({
    id: id(),
    name: text(),
    organisation: text(),
    place: text(),
    ...period(),
    current: yes(),
    url: text(),
    description: text(),
    highlights: texts(),
  });
  const textsOf = (object: object) =>
    Object.fromEntries(Object.keys(object).map((key) => [key, text()])) as Record<string, string>;
  const patch = cvPatchSchema.parse({
    personal_info: textsOf(defaultCvContent.personal_info),
    work_experience: several(random, 3, () => ({
      id: id(),
      company: text(),
      position: text(),
      ...period(),
      current: yes(),
      description: text(),
      location: text(),
      achievements: texts(),
    })),
    education: several(random, 3, () => ({
      id: id(),
      institution: text(),
      degree: text(),
      field: text(),
      ...period(),
      gpa: text(),
      location: text(),
    })),
    skills: several(random, 5, () => ({
      id: id(),
      name: text(),
      ...level(SKILL_LEVELS),
    })),
    language_skills: several(random, 3, () => ({
      id: id(),
      language: text(),
      ...level([...LANGUAGE_LEVELS, ...CEFR_LEVELS]),
    })),
    sectionTitles: textsOf(defaultCvContent.sectionTitles),
    ...(yes() && {
      sections: several(random, 5, () => ({
        id: id(),
        kind: oneOf(random, SECTION_KINDS),
        title: text(),
        entries: several(random, 3, entry),
      })),
    }),
    ...(yes() && { extra: { other: { reader: [text()] } } }),
    ...(yes() && { language: oneOf(random, ['auto', 'de', 'fr']) }),
    ...(yes() && { tailored: { coverLetter: text(), hiddenSections: ['skills'] } }),
  });
  return { ...defaultCvContent, ...patch } as CvContent;
}

const KEYS = [
  ...['name', 'label', 'position', 'company', 'website', 'url', 'startDate', 'endDate', 'date'],
  ...['summary', 'description', 'highlights', 'keywords', 'level', 'fluency', 'language', 'score'],
  ...['title', 'reference', 'location', 'profiles', 'image', 'x-own', 'area', 'studyType'],
];

function randomValue(random: Random, depth: number): unknown {
  const text = () => oneOf(random, [...TEXTS, ...DATES]);
  const kind = random();
  if (kind < 0.6 || depth > 2) return text();
  if (kind < 0.68) return oneOf(random, [null, 7, 3.9, true, [], {}]);
  if (kind < 0.84) return several(random, 3, () => randomValue(random, depth + 1));
  return randomObject(random, depth + 1);
}

function randomObject(random: Random, depth: number): Record<string, unknown> {
  const pairs = several(random, 6, () => [oneOf(random, KEYS), randomValue(random, depth)]);
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

/** A file with `basics` and anything else in any place. */
export function randomFile(random: Random): Record<string, unknown> {
  const lists = [
    ...['work', 'education', 'skills', 'languages', 'projects', 'certificates', 'volunteer'],
    ...['publications', 'awards', 'references', 'interests'],
  ];
  const list = () =>
    several(random, 3, () => (random() < 0.9 ? randomObject(random, 1) : randomValue(random, 1)));
  return {
    basics: randomObject(random, 0),
    ...Object.fromEntries(lists.filter(() => random() < 0.6).map((key) => [key, list()])),
    ...(random() < 0.3 && { work: randomValue(random, 0) }),
    ...(random() < 0.3 && { 'x-tool': randomValue(random, 0) }),
    ...(random() < 0.3 && { meta: randomObject(random, 0) }),
  };
}
