import { expect, test } from '@jest/globals';
import { levelOf } from '@sastre/shared-contracts/api';
import { strToU8, zipSync } from 'fflate';
import { openArchive } from './archive.ts';
import { readLinkedIn } from './linkedin-reader.ts';

const read = (files: Record<string, string>) => {
  const parts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return readLinkedIn(openArchive(zipSync(Object.fromEntries(parts))));
};

test('what of LinkedIn no field holds is not placed, and nothing else is', () => {
  const { cv, unplaced } = read({
    'Profile.csv':
      'First Name,Last Name,Websites\nNoor,van Dijk,"[PORTFOLIO:https://n.example,BLOG:https://b.example]"\n',
    'Positions.csv': 'Company Name,Title\nSint Lucas,Nurse\n',
    'PhoneNumbers.csv': 'Extension,Number,Type\n,+31 6 1,Mobile\n,+31 30 2,Work\n',
    'Patents.csv': 'Title,Description\nA quieter pump,Hums\n',
    'Recommendations_Received.csv':
      'First Name,Last Name,Company,Job Title,Text\nEva,Bos,Sint Lucas,Head nurse,Calm on a full ward\n',
    'Connections.csv': 'First Name,Last Name\nSomebody,Else\n',
  });
  expect(cv.personal_info).toMatchObject({ website: 'https://n.example', phone: '+31 6 1' });
  expect(unplaced.map(({ text }) => text)).toEqual([
    '+31 30 2',
    'https://b.example',
    'A quieter pump\nHums',
    'Eva\nBos\nSint Lucas\nHead nurse\nCalm on a full ward',
  ]);
});

test('the words of LinkedIn for how well somebody speaks', () => {
  const words = [
    ['Elementary proficiency', 'Beginner'],
    ['Limited working proficiency', 'Intermediate'],
    ['Professional working proficiency', 'Advanced'],
    ['Full professional proficiency', 'Fluent'],
    ['Native or bilingual proficiency', 'Native'],
    ['Muttersprache oder zweisprachig', 'Native'],
  ];
  const { cv, doubts } = read({
    'Positions.csv': 'Company Name,Title\n',
    'Languages.csv': `Name,Proficiency\n${words.map(([word], at) => `L${at},${word}`).join('\n')}\nL6,\nL7,Sings in it\n`,
    'Skills.csv': 'Name\nTriage\n',
  });
  expect(cv.language_skills?.map(levelOf)).toEqual([
    ...words.map(([, level]) => level),
    undefined,
    'Intermediate',
  ]);
  expect(doubts).toEqual(['language_skills[7].level']);
  expect(cv.skills?.map(levelOf)).toEqual([undefined]);
});

test('the mail that somebody is written to is the field, and volunteering without an end goes on', () => {
  const { cv, unplaced } = read({
    'Profile.csv': 'First Name,Last Name\nNoor,van Dijk\n',
    'Positions.csv': 'Company Name,Title\nSint Lucas,Nurse\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary\nold@n.example,Yes,No\nnoor@n.example,Yes,Yes\n',
    'Volunteering.csv':
      'Company Name,Role,Started On,Finished On\nFood Bank,Driver,May 2018,\nChoir,Usher,May 2010,May 2012\n',
    'Certifications.csv': 'Name,Started On,Finished On\nFirst aid,May 2018,\n',
  });
  expect(cv.personal_info?.email).toBe('noor@n.example');
  expect(unplaced.map(({ text }) => text)).toContain('old@n.example');
  expect(
    cv.sections?.flatMap(({ entries }) => entries.map(({ name, current }) => [name, current])),
  ).toEqual(
    expect.arrayContaining([
      ['Driver', true],
      ['Usher', false],
      ['First aid', false],
    ]),
  );
});
