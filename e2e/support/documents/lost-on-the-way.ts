interface Loss {
  because: string;
  /** What the fields are afterwards; null where they are gone. */
  became: Readonly<Record<string, unknown>>;
}

const shown: readonly Loss[] = [
  {
    because: 'a list at the end of a description looks like the achievements below it',
    became: {
      'work_experience[0].description':
        'Runs the treatment works for 120,000 households between Köln and Düsseldorf.',
      'work_experience[0].achievements[0]': 'plans the winter shutdowns',
      'work_experience[0].achievements[1]': 'trains the night shift',
      'work_experience[0].achievements[2]':
        'Cut the use of chlorine by 18 % without one sample over the limit',
      'work_experience[0].achievements[3]':
        'Brought nine pumping stations & two reservoirs under one control room, and wrote the handbook that every new shift begins with today',
    },
  },
  {
    because: 'the sheet sets skills by their levels, the highest first',
    became: {
      'skills[1].name': 'R & D planning',
      'skills[1].level': 'Advanced',
      'skills[2].name': 'Titration',
      'skills[3].name': 'HPLC',
      'skills[4].name': 'Python',
      'skills[4].level': 'Intermediate',
    },
  },
  {
    because: 'the sheet sets months and years, and no days',
    became: { 'sections[4].entries[0].startDate': '2017-10' },
  },
  {
    because: 'a publication is told as a reference, by its year',
    became: { 'sections[2].entries[0].startDate': '2018' },
  },
  {
    because: 'bold words are read as plain ones',
    became: {
      'sections[0].entries[0].description': 'A meter for small brooks that anybody can build.',
    },
  },
];

const inWord: readonly Loss[] = [
  {
    because: 'the paragraphs of a summary are joined',
    became: {
      'personal_info.summary':
        'Keeps the water of Málaga & Düsseldorf clean, and writes down how it was measured. Works with small teams that say early what they do not know.',
    },
  },
];

/** What a PDF of ours that shows `WHOLE_RESUME` and does not keep it loses of it, field by field. */
export const LOST_BY_LOOK = together(shown);

/** What a Word file of ours loses of it. */
export const LOST_IN_WORD = together([...shown, ...inWord]);

/** What our own PDF with data loses of it beside the fields of a CV, by the paths of JSON Resume. */
export const LOST_BESIDE_FIELDS = together([
  {
    because:
      'what a CV has no field for is not on the page, and a PDF keeps only what its page shows',
    became: {
      'work[0].url': null,
      'education[0].courses[0]': null,
      'education[0].courses[1]': null,
      'basics.profiles[2].network': null,
      'basics.profiles[2].username': null,
      'basics.profiles[2].url': null,
    },
  },
  {
    because: 'a place is one field, and skills under a name are skills one by one',
    became: {
      'basics.location.city': 'Málaga, Spain',
      'basics.location.region': null,
      'skills[3].name': 'Titration',
      'skills[3].keywords[0]': null,
      'skills[3].keywords[1]': null,
      'skills[4].name': 'HPLC',
      'skills[4].level': 'Advanced',
    },
  },
  {
    because: 'addresses of the web are written in full',
    became: { 'basics.url': 'https://mueller-pena.example/' },
  },
]);

function together(losses: readonly Loss[]): Record<string, unknown> {
  return Object.assign({}, ...losses.map(({ became }) => became)) as Record<string, unknown>;
}
