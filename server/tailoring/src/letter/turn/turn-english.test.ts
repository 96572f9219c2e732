import { expect, test } from '@jest/globals';
import { turnBullet } from './turn-bullet.rules.ts';

const turned = (bullet: string, isCurrent = false) => {
  const part = turnBullet(bullet, 'en', isCurrent);
  return part && (part.kind === 'did' ? `I ${part.text}` : `my tasks included ${part.text}`);
};

test.each([
  ['Built a stock list in Excel for 3 depots', 'I built a stock list in Excel for 3 depots'],
  ['Led a shift of 7 at the counter', 'I led a shift of 7 at the counter'],
  [
    'Cut queues at boarding by 30% with a second line',
    'I cut queues at boarding by 30% with a second line',
  ],
  ['Trained 11 newly qualified nurses', 'I trained 11 newly qualified nurses'],
  ['Set up the first help desk', 'I set up the first help desk'],
  ['Successfully negotiated new rates', 'I successfully negotiated new rates'],
  ['Worked with suppliers in 4 countries', 'I worked with suppliers in 4 countries'],
  ['Wrote guides used by 300 people', 'I wrote guides used by 300 people'],
  ['Assisted residents with meals', 'I assisted residents with meals'],
  ['Increased sales by 12%', 'I increased sales by 12%'],
  ['I opened a new branch', 'I opened a new branch'],
  ['Responsible for the till', 'I was responsible for the till'],
  ['Managing a team of 5', 'my tasks included managing a team of 5'],
  ['Maintaining pumps and valves', 'my tasks included maintaining pumps and valves'],
  [
    'Development and maintenance of two web shops',
    'my tasks included the development and maintenance of two web shops',
  ],
])('tells of the person: %s', (bullet, said) => {
  expect(turned(bullet)).toBe(said);
});

test.each([
  'Hired as the first engineer of the Berlin office',
  'Mentored by the CTO',
  'Praised by management',
  'Rated top seller',
  'Entrusted with the keys',
  'Nominated for the employee award',
  'Licensed electrician',
  'Embedded systems for two product lines',
  'Speed up of the build',
  'Led by a colleague, built the booking page',
  'Promoted to shift lead after a year',
  'Awarded the prize for best stand',
  'Offered a permanent position',
  'Sent 3 months to the Lisbon office',
  'Led to a 20% increase in sales',
  'Increased by 20%',
  'Managed services for two banks',
  'Trained in first aid',
  'Built the intranet and promoted to lead',
  'He built the intranet',
  'We moved the warehouse',
  'Built systems were audited twice',
  'LED lighting for 4 halls',
  'Sales: opened 14 accounts',
  'Winner of the regional award',
  'Set design for two theatres',
  'Made supervisor after 6 months',
  'Held accountable for the budget',
  'Held back a year',
  'Found guilty of nothing',
  'Kept on after probation',
  'Led team won the hackathon',
  'Taken on as trainee',
  'Brought in to fix the billing system',
  'Grew up in Leeds',
  'Developed countries market research',
  'Opened in 2010 as a cafe',
  'Raised in Spain',
  'Delivered on time',
  'Fixed term contract',
  'Published author',
  'Reported on by local press',
  'Set up by the council',
  'Reviewed favourably by critics',
  'Nursed back to health',
  'Recruited from 400 applicants',
  'Presented with an award for service',
  'Managing director of the firm',
  'Teaching assistant',
  'Selling point',
  'Assisted living for 20 residents',
])('leaves out what is not surely done by the person: %s', (bullet) => {
  expect(turned(bullet)).toBeUndefined();
});

test('says what goes on only of a job that goes on', () => {
  const bullets = ['Lead a team of 5', 'Look after up to 8 patients', 'Plan 90 routes a week'];
  expect(bullets.map((bullet) => turned(bullet, true))).toEqual([
    'I lead a team of 5',
    'I look after up to 8 patients',
    'I plan 90 routes a week',
  ]);
  expect(bullets.map((bullet) => turned(bullet))).toEqual([undefined, undefined, undefined]);
  expect(turned('Lead engineer for payments', true)).toBeUndefined();
  expect(turned('Responsible for the till', true)).toBe('I am responsible for the till');
});

test('what was brought to its end is told as a result, whoever brought it there', () => {
  expect(
    turnBullet('Relocation of 900 files to the new archive completed in two months', 'en', true),
  ).toEqual({
    kind: 'result',
    text: 'The relocation of 900 files to the new archive was completed in two months',
    isMany: false,
  });
});

test.each([
  [
    'Cares for two ventilated patients per shift and adjusts the pumps by protocol',
    'I care for two ventilated patients per shift and adjust the pumps by protocol',
  ],
  ['Looks after arterial lines', 'I look after arterial lines'],
  [
    'Finds faults on hydraulic assemblies by remote access',
    'I find faults on hydraulic assemblies by remote access',
  ],
  [
    'Plan and run mail campaigns for 40,000 subscribers',
    'I plan and run mail campaigns for 40,000 subscribers',
  ],
  [
    'When two suppliers changed their labels without notice, I wrote a check in Python',
    'I wrote a check in Python',
  ],
  [
    'Set up mail sequences in HubSpot for lapsed trials',
    'I set up mail sequences in HubSpot for lapsed trials',
  ],
])('what a job that goes on is said to be is told in the first person: %s', (bullet, said) => {
  expect(turned(bullet, true)).toBe(said);
});

test('a second verb that is not known is not left in the third person', () => {
  expect(turned('Finds faults and gauges thick walls', true)).toBeUndefined();
  expect(turned('Looks after arterial lines and draws blood gases', true)).toBeUndefined();
});

test('what one provides or takes charge of is a deed, and no task that is called so', () => {
  const now = (bullet: string) => turnBullet(bullet, 'en', true);
  expect(now('Provide advanced life support as part of the arrest team')).toEqual({
    kind: 'did',
    text: 'provide advanced life support as part of the arrest team',
    isMany: false,
  });
  expect(now('Take charge of the unit on night shifts')?.text).toBe(
    'take charge of the unit on night shifts',
  );
  expect(turnBullet('Provide advanced life support on the ward', 'en', false)).toBeUndefined();
});
