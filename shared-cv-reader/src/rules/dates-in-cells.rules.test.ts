import { expect, test } from '@jest/globals';
import { coursesOf } from './education.rules.ts';
import { withWholeDates } from './dates-in-cells.rules.ts';
import { linesFrom } from './lines.fixture.ts';

test('a period in brackets that a narrow column wraps is one', () => {
  const lines = withWholeDates(
    linesFrom('Harbour College\nDiploma, Navigation · (febrero de\n2019 - marzo de 2021)'),
  );
  expect(lines).toHaveLength(2);
  expect(coursesOf(lines)[0]?.period).toMatchObject({ startDate: '2019-02', endDate: '2021-03' });
});

test('brackets that hold no period stay as they are', () => {
  expect(withWholeDates(linesFrom('Diploma (with\nhonours) 2019'))).toHaveLength(2);
});
