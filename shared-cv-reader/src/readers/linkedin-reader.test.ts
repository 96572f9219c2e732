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
