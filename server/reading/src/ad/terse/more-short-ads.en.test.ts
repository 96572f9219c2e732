import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readPosition } from '../read/position.rules.ts';
import { readJobText } from '../layout/job-text.rules.ts';

describe('English forges, kennels, cafés and laboratories', () => {
  test.each([
    [
      'Painter & decorator wanted. Wallpapering, spraying, own brushes. CSCS card a bonus. £160/day, Solihull. Call Mo.',
      'Painter & decorator',
      ['must Wallpapering', 'must spraying', 'must own brushes', 'nice CSCS'],
    ],
    [
      'For our forge near Hay-on-Wye we need a blacksmith. TIG welding, gate hanging, full licence.',
      'blacksmith',
      ['must TIG welding', 'must gate hanging', 'must full licence'],
    ],
    [
      "Luthier's workshop, Newark. Guitar repairer, 3 days a week. Fretwork, setups, basic electronics. 2 years at the bench.",
      'Guitar repairer',
      ['must Fretwork', 'must setups', 'must basic electronics', 'must 2 years at the bench'],
    ],
    [
      'Sunnybank Kennels is after a kennel hand: early mornings, dog handling, driving licence essential. Live-in possible.',
      'kennel hand',
      ['must dog handling', 'must driving licence'],
    ],
    [
      "🔥 We're hiring! 🔥 Pizza chef @ Forno Vecchio. Wood-fired oven experience, food hygiene level 2. #hiring #pizza #bristol",
      'Pizza chef',
      ['must Wood-fired oven experience', 'must food hygiene level 2'],
    ],
    [
      'QA engineer / Playwright / TypeScript / 2+ yrs / remote UK / 45k',
      'QA engineer',
      ['must Playwright', 'must TypeScript', 'must 2+ yrs'],
    ],
    [
      'Anybody know a good piano tuner? Uprights and grands, references, own van. Pays £80 a go.',
      'piano tuner',
      ['must Uprights', 'must grands', 'must references', 'must own van'],
    ],
    [
      'Wanted: school bus drivers. D1 licence, DBS check, good with kids. Term time only, £13.20/h.',
      'school bus driver',
      ['must D1 licence', 'must DBS', 'must kids'],
    ],
    [
      'Role: Data steward\nMust have: Collibra, SQL\nNice to have: Python\nContract, 9 months, Dublin',
      'Data steward',
      ['must Collibra', 'must SQL', 'nice Python'],
    ],
    [
      'Midwife (Band 6), community team. NMC registration, own car. 30 hrs. Closing 3 March.',
      'Midwife',
      ['must NMC', 'must own car'],
    ],
    [
      'Hi Sam, a client of mine in Bath is hiring a Salesforce admin – Flow, Apex or LWC, 3 years, ADM-201 certified. Up to 52k. Worth a chat?',
      'Salesforce admin',
      [
        'must Salesforce',
        'must Flow',
        'must Apex or LWC',
        'must 3 years',
        'must ADM-201 certified',
      ],
    ],
    [
      "TREE SURGEON / CLIMBER\nNPTC CS38 + CS39\nOwn saws and harness\n2 years climbing\nVan driver's licence preferred\nRing Col on 07700 900456",
      'Tree Surgeon / Climber',
      [
        'must NPTC CS38 + CS39',
        'must Own saws and harness',
        'must 2 years climbing',
        "nice Van driver's licence",
      ],
    ],
    [
      'Café in Whitby seeks friendly waitress for weekends. Till work, Italian or German a plus.',
      'waitress',
      ['must Till work', 'nice Italian or German'],
    ],
    [
      'We need someone who can sew sails: industrial machine, splicing, good English.',
      '',
      ['must industrial machine', 'must splicing', 'must English'],
    ],
    [
      'Babysitter needed Thursdays 4–8 for twins (5). First aid certificate, driver, non-smoker.',
      'Babysitter',
      ['must First aid certificate', 'must driver', 'must non-smoker'],
    ],
    [
      'PhD student in glaciology, University of Aldmoor. MSc in earth sciences, MATLAB or Python, fieldwork fitness.',
      'PhD student',
      ['must MSc in earth sciences', 'must MATLAB or Python'],
    ],
    [
      'iOS / Swift dev needed asap. SwiftUI, Core Data, A/B testing. 6-month contract, outside IR35.',
      'iOS / Swift dev',
      ['must iOS / Swift dev', 'must SwiftUI', 'must Core Data', 'must A/B testing'],
    ],
    [
      'Night Porter – The Crown Hotel, Lymington\nBar licence helpful\nFire safety training, first aid\n4 nights on, 3 off',
      'Night Porter',
      ['nice Bar licence', 'must Fire safety training', 'must first aid'],
    ],
    [
      "Goldsmith's studio looking for a part-time polisher. Experience with platinum, steady hands. No weekends.",
      'polisher',
      ['must platinum', 'must steady hands'],
    ],
    [
      'Science teacher, Sept start, KS3–KS4, QTS or 5 years of teaching. Lab experience welcome. Apply to head@moss.example',
      'Science teacher',
      ['must KS3–KS4', 'must QTS or 5 years of teaching', 'nice Lab experience'],
    ],
  ])('%s', (text, position, asked) => {
    expect([readPosition(readJobText(text), ''), askedIn(text)]).toEqual([position, asked]);
  });
});
