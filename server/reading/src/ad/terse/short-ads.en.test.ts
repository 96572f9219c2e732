import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readPosition } from '../read/position.rules.ts';
import { readJobText } from '../layout/job-text.rules.ts';

describe('English shop windows, kitchens, farms and offices', () => {
  test.each([
    [
      'Chef de partie needed for gastropub in Ludlow. Fresh food background, level 2 hygiene. 4 on 3 off, £29k + share of tips, meals on duty. Drop a CV at the bar.',
      'Chef de partie',
      ['must Fresh food background', 'must level 2 hygiene'],
    ],
    [
      'WAITING STAFF WANTED\nEvenings & Sunday lunch\nMust be 18+\nExperience helpful but full training given\nApply within',
      'Waiting staff',
      ['must 18+'],
    ],
    [
      'Florist, Saturdays only to start. NVQ or equivalent, driving licence handy. Small independent shop est. 1987, closed Mondays, staff discount.',
      'Florist',
      ['must NVQ or equivalent', 'nice driving licence handy'],
    ],
    [
      'Looking for an experienced dog groomer to join our salon in Hexham – City & Guilds preferred, own kit, chair rental or PAYE considered.',
      'dog groomer',
      ['nice City', 'nice Guilds', 'must own kit'],
    ],
    [
      'Joiner wanted, 1st & 2nd fix, CSCS card, own tools and transport. £20 p/h CIS paid weekly, 6 weeks work Stockport. Ring Gary.',
      'Joiner',
      ['must 1st', 'must 2nd fix', 'must CSCS', 'must own tools and transport'],
    ],
    [
      'Care assistant (nights), 18-bed home nr Thirsk. NVQ2, DBS paid for, drivers preferred. £12.40 rising to £12.90, no zero hours.',
      'Care assistant',
      ['must NVQ2', 'nice drivers'],
    ],
    [
      'Relief milker required, 220 Holsteins, 20:40 herringbone. Must have tractor ticket. Accommodation in farm cottage. Pets ok. Tel evenings.',
      'Relief milker',
      ['must tractor ticket'],
    ],
    [
      'Part-time office administrator - 16hrs over 3 days, hours flexible. Word, Excel, Sage Payroll. Family firm of 12, free parking. CVs to jan@hillsway.example by Friday.',
      'office administrator',
      ['must Word', 'must Excel', 'must Sage Payroll'],
    ],
    [
      'Founding engineer @ seed-stage climate startup (8 people, Berlin/remote). Rust or Go, Postgres, some frontend. 0.5–1.5% equity, 90–120k.',
      'Founding engineer',
      ['must Rust or Go', 'must Postgres', 'must frontend'],
    ],
    [
      'Maths teacher wanted from Easter, KS3/4, QTS, ability to teach A-level an advantage. TLR available. Visits welcome.',
      'Maths teacher',
      ['must KS3/4', 'must QTS', 'nice teach A-level'],
    ],
    [
      'FT receptionist for busy vets. Good phone manner, IT literate, 1 in 3 Saturdays. 5.6 wks hols, pension. Closing 12th Jan.',
      'receptionist',
      ['must phone manner', 'must IT literate'],
    ],
    [
      'Bike mechanic | Cytech 2 | wheel building a bonus | 5 days incl. Sat | £26k | Norwich | start asap',
      'Bike mechanic',
      ['must Cytech 2', 'nice wheel building'],
    ],
    [
      'HGV1 driver. Days, home every night, digi card & CPC. £15.50ph, paid breaks, new trucks. Call the yard 01952 555 018',
      'HGV1 driver',
      ['must digi card', 'must CPC'],
    ],
    [
      'Seamstress / alterations hand for bridal shop. Must be confident with lace & beading. Days/hours to suit. Rate depends on experience.',
      'Seamstress',
      ['must lace', 'must beading'],
    ],
  ])('%s', (text, position, asked) => {
    expect(readPosition(readJobText(text), '').toLowerCase()).toBe(position.toLowerCase());
    expect(askedIn(text)).toEqual(asked);
  });
});
