import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

/** What the gate says of a sentence in a letter of a gardener who was a florist in another town before. */
function answersTo(letterLanguage: Language, sentence: string) {
  const titles = {
    en: ['Gardener', 'Florist'],
    de: ['Gärtnerin', 'Floristin'],
    es: ['Jardinera', 'Florista'],
  }[letterLanguage];
  const cv = cvInBrief({
    work: [
      { as: [titles[0] ?? '', 'Greenfold', '2019-10'], achievements: [] },
      { as: [titles[1] ?? '', 'Harrowgill', '2012-03 2018-05'], achievements: [] },
    ],
  });
  cv.work_experience.forEach((entry, index) => {
    entry.location = ['Bremen', 'Toledo'][index] ?? '';
  });
  cv.education = [
    {
      ...{ id: 'e1', institution: 'Oakham College', degree: 'Diploma', field: 'Botany' },
      ...{ startDate: '2008-09', endDate: '2011-06', gpa: '', location: '' },
    },
  ];
  cv.skills = [
    { id: 's1', name: 'Excel', level: 'Advanced' },
    { id: 's2', name: 'AutoCAD', level: 'Beginner' },
    { id: 's3', name: 'SAP', level: 'Advanced' },
  ];
  return gateOver(cv, { letterLanguage, companyName: 'Acme', position: 'Gardener' })
    .judgeLetter(sentence)
    .flat()
    .map(({ answer }) => answer);
}

test.each<[Language, string]>([
  ['en', 'I have been a gardener since 2019.'],
  ['en', 'I was a florist in Toledo.'],
  ['en', 'I hold a diploma in botany.'],
  ['en', 'I am advanced in Excel and SAP.'],
  ['de', 'Ich bin seit 2019 Gärtnerin.'],
  ['de', 'Ich habe fortgeschrittene Kenntnisse in Excel und SAP.'],
  ['es', 'Desde 2019 soy jardinera.'],
  ['es', 'Tengo un nivel avanzado de Excel y SAP.'],
])('what stands together in the CV is proven, in %s: %s', (language, sentence) => {
  expect(answersTo(language, sentence)).toEqual(['proven']);
});

test.each<[Language, string]>([
  ['en', 'I have been a gardener since 2012.'],
  ['en', 'I was a florist in Bremen.'],
  ['en', 'I was a florist in Toledo and Bremen.'],
  ['en', 'I hold a diploma in botany and AutoCAD.'],
  ['en', 'I earned my diploma in botany in 2008.'],
  ['en', 'I am advanced in Excel and AutoCAD.'],
  ['en', 'At Acme I keep flower beds.'],
  ['de', 'Ich bin seit 2012 Gärtnerin.'],
  ['de', 'Ich habe fortgeschrittene Kenntnisse in Excel und AutoCAD.'],
  ['de', 'In AutoCAD und Excel bin ich fortgeschritten.'],
  ['de', 'Bei Acme pflege ich Beete.'],
  ['es', 'Desde 2012 soy jardinera.'],
  ['es', 'Tengo un nivel avanzado de Excel, SAP y AutoCAD.'],
  ['es', 'En Acme cuido los jardines.'],
])('what is put together anew is not, in %s: %s', (language, sentence) => {
  expect(answersTo(language, sentence)).not.toContain('proven');
});
