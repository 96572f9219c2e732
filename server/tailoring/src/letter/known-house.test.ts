import { describe, expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

type Work = Parameters<typeof cvInBrief>[0]['work'];

const letterOf = async (work: Work, companyName: string, jobDescription: string) => {
  const cv = cvInBrief({ head: ['Mara Quinn', '', '', ''], ...(work && { work }) });
  const { content } = await tailorWith(cv, { companyName, jobDescription });
  return content.tailored?.coverLetter ?? '';
};

describe('a letter to a house that its writer knows', () => {
  const AD = `Staff Nurse\n\nYour tasks\n- Medication rounds on the ward\n- Wound care`;
  const NURSE: Work = [
    {
      as: ['Ward Nurse', 'Elm House', '2021-06'],
      achievements: ['Led the medication rounds on a ward of 24 beds'],
    },
    {
      as: ['Staff Nurse', 'Fen Hospital', '2018-03 2021-05'],
      achievements: ['Gave wound care to 12 patients a day'],
    },
    { as: ['Healthcare Assistant', 'Alder Care', '2015-01 2018-02'], achievements: [] },
  ];

  test('says at once that one worked there, and tells it as no news later', async () => {
    const letter = await letterOf(NURSE, 'Fen Hospital', AD);
    expect(letter).toContain(
      'at Fen Hospital. I have already worked there, as a Staff Nurse, from March 2018 to May 2021.',
    );
    expect(letter).toContain('At Fen Hospital I gave wound care to 12 patients a day.');
    expect(letter.match(/Staff Nurse/g)).toHaveLength(3);
  });

  test('says that one works there', async () => {
    const letter = await letterOf(NURSE, 'Elm House Ltd', AD);
    expect(letter).toContain('I have worked there as a Ward Nurse since June 2021.');
    expect(letter).toContain('At Elm House I led the medication rounds');
    expect(letter).toContain('Before that I worked at Fen Hospital as a Staff Nurse.');
  });

  test('says nothing of the kind to another, nor to who seeks for another', async () => {
    expect(await letterOf(NURSE, 'Alder Hospital', AD)).not.toMatch(/worked there/);
    const forClient = `Our client is looking for a nurse.\n\n${AD}`;
    expect(await letterOf(NURSE, 'Fen Hospital', forClient)).not.toMatch(/worked there/);
  });

  test('in German and Spanish', async () => {
    const german = 'Buchhalterin\n\nIhre Aufgaben\n- Debitorenbuchhaltung und Mahnwesen';
    const posts: Work = [
      {
        as: ['Buchhalterin', 'Ahorn AG', '2021-06'],
        achievements: ['Debitorenbuchhaltung für drei Firmen'],
      },
      { as: ['Buchhalterin', 'Ulmen GmbH', '2018-03 2021-05'], achievements: [] },
    ];
    expect(await letterOf(posts, 'Ulmen GmbH', german)).toContain(
      'Dort habe ich von März 2018 bis Mai 2021 bereits als Buchhalterin gearbeitet.',
    );
    const spanish = 'Contable\n\nFunciones\n- Contabilidad de clientes y gestión de impagados';
    const jobs: Work = [
      {
        as: ['Contable', 'Arce SA', '2021-06'],
        achievements: ['Contabilidad de clientes de tres empresas'],
      },
      { as: ['Contable', 'Olmo SL', '2018-03 2021-05'], achievements: [] },
    ];
    expect(await letterOf(jobs, 'Olmo SL', spanish)).toContain(
      'Ya trabajé allí como contable desde marzo de 2018 hasta mayo de 2021.',
    );
  });
});
