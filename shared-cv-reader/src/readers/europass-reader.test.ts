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
