import { expect, test } from '@jest/globals';
import { readEuropass } from './europass-reader.ts';

test('what Europass tells of the person stands in the fields for it', () => {
  const { cv } = readEuropass(
    '<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><Identification><ContactInfo><WebsiteList><Website><Contact>https://www.linkedin.com/in/noor</Contact></Website><Website><Contact>https://noor.example</Contact></Website></WebsiteList></ContactInfo></Identification><Headline><Type><Code>personal_statement</Code></Type><Description><Label>Keeps calm in long nights.</Label></Description></Headline><EducationList><Education><Title>BSc Nursing</Title></Education></EducationList></LearnerInfo></SkillsPassport>',
  );
  expect(cv).toMatchObject({
    personal_info: {
      title: '',
      summary: 'Keeps calm in long nights.',
      linkedIn: 'https://www.linkedin.com/in/noor',
      website: 'https://noor.example',
    },
    education: [{ degree: 'BSc', field: 'Nursing' }],
  });
});

test('what Europass calls achievements stands in the sections that it is of', () => {
  const achievement = (code: string, label: string, ...items: readonly string[]) =>
    `<Achievement><Title><Code>${code}</Code><Label>${label}</Label></Title><Description>&lt;ul&gt;${items.map((item) => `&lt;li&gt;${item}&lt;/li&gt;`).join('')}&lt;/ul&gt;</Description></Achievement>`;
  const { cv, unplaced } = readEuropass(
    `<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><AchievementList>${[
      achievement('honors_awards', 'Auszeichnungen', 'Wundpreis, Pflegekammer, 11/2020'),
      achievement('x', 'Zertifikate', 'Wound Expert, ICW, 04/2016', 'First Aid, Red Cross, 2018'),
      achievement('x', 'Volunteering', 'Helm, RNLI Oban, 01/2015 – present'),
      achievement('x', 'What I keep', 'Bees'),
    ].join('')}</AchievementList></LearnerInfo></SkillsPassport>`,
  );
  expect(cv.sections).toMatchObject([
    {
      ...{ kind: 'awards', title: '' },
      entries: [{ name: 'Wundpreis', organisation: 'Pflegekammer', startDate: '2020-11' }],
    },
    {
      kind: 'certificates',
      entries: [
        { name: 'Wound Expert', organisation: 'ICW', startDate: '2016-04' },
        { name: 'First Aid', organisation: 'Red Cross', startDate: '2018' },
      ],
    },
    {
      kind: 'volunteer',
      entries: [{ name: 'Helm', organisation: 'RNLI Oban', startDate: '2015-01', current: true }],
    },
    { kind: 'custom', title: 'What I keep', entries: [{ name: 'Bees' }] },
  ]);
  expect(unplaced).toEqual([]);
});
