import {
  newEducation,
  newSection,
  newSectionEntry,
  newWork,
  type CvDraft,
} from '../validation/draft.rules.ts';

/** One person at a form: every word that this hand types is found nowhere else. */
export interface Hand {
  name: string;
  random: () => number;
  /** Moment at which entries are made; no other hand makes one then. */
  now: () => number;
  words: number;
}

const pick = <T>(hand: Hand, list: readonly T[]): T =>
  list[Math.floor(hand.random() * list.length)] as T;
const word = (hand: Hand) => `${hand.name}${(hand.words += 1)}.`;

/** The list with one entry taken out and put in elsewhere. */
function move<T>(hand: Hand, list: readonly T[]): T[] {
  const next = [...list];
  const [entry] = next.splice(Math.floor(hand.random() * next.length), 1);
  if (entry !== undefined) next.splice(Math.floor(hand.random() * (next.length + 1)), 0, entry);
  return next;
}
function without<T>(hand: Hand, list: readonly T[]): T[] {
  const gone = Math.floor(hand.random() * list.length);
  return list.filter((_entry, index) => index !== gone);
}
function withOne<T>(hand: Hand, list: readonly T[], change: (entry: T) => T): T[] {
  const at = Math.floor(hand.random() * list.length);
  return list.map((entry, index) => (index === at ? change(entry) : entry));
}

type Edit = (draft: CvDraft, hand: Hand) => Partial<CvDraft>;

const PERSONAL = ['title', 'phone', 'location', 'summary', 'website'] as const;
const JOB = ['company', 'position', 'location', 'description'] as const;
const COURSE = ['institution', 'degree', 'field', 'location'] as const;
const ADDED = ['name', 'organisation', 'place', 'url', 'description'] as const;
type Entries = CvDraft['sections'][number]['entries'];

/** An edit of the entries of one added section. */
function inSection(change: (entries: Entries, hand: Hand) => Entries): Edit {
  return ({ sections }, hand) => ({
    sections: withOne(hand, sections, (section) => ({
      ...section,
      entries: change(section.entries, hand),
    })),
  });
}
const TITLES = ['summary', 'skills', 'education'] as const;

const EDITS: Edit[] = [
  ({ personal_info }, hand) => ({
    personal_info: { ...personal_info, [pick(hand, PERSONAL)]: word(hand) },
  }),
  ({ sectionTitles }, hand) => ({
    sectionTitles: { ...sectionTitles, [pick(hand, TITLES)]: word(hand) },
  }),
  ({ work_experience: list }, hand) => ({
    work_experience: withOne(hand, list, (job) => ({ ...job, [pick(hand, JOB)]: word(hand) })),
  }),
  ({ work_experience: list }, hand) => ({
    work_experience: withOne(hand, list, (job) => ({
      ...job,
      achievements: [...job.achievements, word(hand)],
    })),
  }),
  ({ work_experience: list }, hand) => ({
    work_experience: withOne(hand, list, (job) => ({
      ...job,
      achievements: withOne(hand, job.achievements, () => word(hand)),
    })),
  }),
  ({ work_experience: list }, hand) => ({
    work_experience: withOne(hand, list, (job) => ({
      ...job,
      achievements: without(hand, job.achievements),
    })),
  }),
  ({ work_experience: list }, hand) => ({
    work_experience: [
      ...list,
      {
        ...newWork(hand.now(), list),
        company: word(hand),
        position: word(hand),
        startDate: '2020',
      },
    ],
  }),
  ({ work_experience: list }, hand) => ({ work_experience: without(hand, list) }),
  ({ work_experience: list }, hand) => ({ work_experience: move(hand, list) }),
  ({ education: list }, hand) => ({
    education: withOne(hand, list, (course) => ({ ...course, [pick(hand, COURSE)]: word(hand) })),
  }),
  ({ education: list }, hand) => ({
    education: [
      ...list,
      {
        ...newEducation(hand.now(), list),
        institution: word(hand),
        degree: word(hand),
        location: word(hand),
        startDate: '2011',
      },
    ],
  }),
  ({ skills }, hand) => ({
    skills: [...skills, { id: String(hand.now()), name: word(hand), level: 'Expert' }],
  }),
  ({ skills }, hand) => ({ skills: without(hand, skills) }),
  ({ skills }, hand) => ({ skills: move(hand, skills) }),
  ({ sections }, hand) => ({
    sections: [
      ...sections,
      {
        ...newSection(pick(hand, ['projects', 'awards']), hand.now(), sections),
        title: word(hand),
      },
    ],
  }),
  ({ sections }, hand) => ({ sections: without(hand, sections) }),
  ({ sections }, hand) => ({ sections: move(hand, sections) }),
  ({ sections }, hand) => ({
    sections: withOne(hand, sections, (section) => ({ ...section, title: word(hand) })),
  }),
  inSection((entries, hand) => [
    ...entries,
    { ...newSectionEntry(hand.now(), entries), name: word(hand), organisation: word(hand) },
  ]),
  inSection((entries, hand) => without(hand, entries)),
  inSection((entries, hand) => move(hand, entries)),
  inSection((entries, hand) =>
    withOne(hand, entries, (entry) => ({ ...entry, [pick(hand, ADDED)]: word(hand) })),
  ),
  inSection((entries, hand) =>
    withOne(hand, entries, (entry) => ({
      ...entry,
      highlights: [...entry.highlights, word(hand)],
    })),
  ),
];

/** One edit as a hand would make it. */
export function editAtRandom(draft: CvDraft, hand: Hand): Partial<CvDraft> {
  return pick(hand, EDITS)(draft, hand);
}
