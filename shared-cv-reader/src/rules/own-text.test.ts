import { expect, test } from '@jest/globals';
import { textLines } from '../readers/text-lines.rules.ts';
import { readLines } from './read-lines.ts';

/** As our own text file sets a CV: headings in capitals, a bar before dates, a dash before items. */
const OWN = `Ronja Aalto
Marine Biologist

ronja@aalto.example | +358 40 555 0177 | Turku, Finland
linkedin.com/in/ronjaaalto

SUMMARY
Marine biologist with nine winters on the archipelago. Counts seals from small boats.

WORK EXPERIENCE
Marine Biologist | Mar 2018 – Present
Baltic Institute, Turku
Runs the grey seal survey.
- Counted 4,200 seals in one week.
- Trained eleven volunteers.

Research Assistant | Sep 2014 – Feb 2018
University of Helsinki, Helsinki
- Sampled 90 bays.

EDUCATION
MSc, Marine Biology | Sep 2012 – Jun 2014
University of Turku | Grade: 4.6

SKILLS
R, QGIS, Boat handling

LANGUAGES
Finnish (Native), Swedish (Fluent)

PROJECTS
Sealcount | Jan 2020 – Mar 2021
Open tool to count seals on photographs. sealcount.example/app
- Used by 40 stations.

CERTIFICATES
Coastal Skipper | Jun 2021
Sailing Authority

COURSES
Ice Safety | Feb 2019
Coast Guard School

PUBLICATIONS
Seals of the Outer Skerries | 2021
Polar Research Part B. doi.example/10.1/seals

VOLUNTEERING
Rescue Swimmer | Feb 2016 – Dec 2019
Red Cross Turku
- Two nights a month.

AWARDS
Young Scientist Award | Aug 2021
Nordic Council of Seas

REFERENCES
Dr Aino Laine
Calm in any weather.

INTERESTS
Ice hockey, Silent film
`;

test('our own text file is read back with all of its sections', () => {
  const { cv, unplaced } = readLines(textLines(OWN));
  expect(unplaced).toEqual([]);
  expect(
    cv.sections?.map(({ kind, entries }) => [
      kind,
      ...entries.map(({ name, organisation, startDate, url }) =>
        [name, organisation, startDate, url].filter((said) => said !== '').join(' | '),
      ),
    ]),
  ).toEqual([
    ['projects', 'Sealcount | 2020-01 | sealcount.example/app'],
    ['certificates', 'Coastal Skipper | Sailing Authority | 2021-06'],
    ['courses', 'Ice Safety | Coast Guard School | 2019-02'],
    [
      'publications',
      'Seals of the Outer Skerries | Polar Research Part B | 2021 | doi.example/10.1/seals',
    ],
    ['volunteer', 'Rescue Swimmer | Red Cross Turku | 2016-02'],
    ['awards', 'Young Scientist Award | Nordic Council of Seas | 2021-08'],
    ['references', 'Dr Aino Laine'],
    ['interests', 'Ice hockey', 'Silent film'],
  ]);
  expect(cv.work_experience?.map(({ position, company }) => [position, company])).toEqual([
    ['Marine Biologist', 'Baltic Institute'],
    ['Research Assistant', 'University of Helsinki'],
  ]);
  expect(cv.education).toMatchObject([
    { institution: 'University of Turku', degree: 'MSc', field: 'Marine Biology', gpa: '4.6' },
  ]);
  expect(cv.language_skills?.map(({ language, level }) => [language, level])).toEqual([
    ['Finnish', 'Native'],
    ['Swedish', 'Fluent'],
  ]);
});
