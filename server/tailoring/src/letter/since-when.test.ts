import { describe, expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

type Work = NonNullable<Parameters<typeof cvInBrief>[0]['work']>;

const letterOf = async (work: Work, jobDescription: string, companyName = 'Kestrel Foods') => {
  const cv = cvInBrief({ head: ['Mara Quinn', '', '', ''], work });
  const { content } = await tailorWith(cv, { companyName, jobDescription });
  return content.tailored?.coverLetter ?? '';
};
const post = (position: string, dates: string, achievements: string[] = []): Work[number] => ({
  as: [position, 'Fen Mills', dates],
  achievements,
});

describe('since when one has been at a house with several posts', () => {
  const AD = 'Laboratory Manager\n\nYour tasks\n- Plan the tests of flour samples';
  const NOW = post('Senior Technician, Quality Lab', '2020-04', [
    'Plan the tests of 40 flour samples a week',
  ]);

  test('is said of the post where it followed another one there', async () => {
    const work = [NOW, post('Technician, Grain Store', '2016-02 2020-03')];
    const letter = await letterOf(work, AD);
    expect(letter).not.toMatch(/where I have worked|Fen Mills since/);
    expect(letter).toContain('as a Senior Technician (Quality Lab)');
    expect(letter).toMatch(/Since April 2020 I|\) since April 2020/);
  });

  test("is the post's own where one was away in between", async () => {
    const letter = await letterOf([NOW, post('Technician, Grain Store', '2012-02 2016-03')], AD);
    expect(letter).toMatch(/since April 2020/i);
    expect(letter).not.toContain('2012');
  });

  test('is said of the post where one applies to the house itself', async () => {
    const work = [NOW, post('Technician, Grain Store', '2016-02 2020-03')];
    const letter = await letterOf(work, AD, 'Fen Mills');
    expect(letter).toContain(
      'I have worked there as a Senior Technician (Quality Lab) since April 2020.',
    );
  });

  test('in German and Spanish', async () => {
    const german = await letterOf(
      [
        post('Laborantin, Mehlprüfung', '2020-04', ['Planung der Mehlproben für drei Mühlen']),
        post('Laborhilfe, Lager', '2016-02 2020-03'),
      ],
      'Laborleitung (m/w/d)\n\nIhre Aufgaben\n- Planung der Mehlproben',
    );
    expect(german).not.toContain('und dort seit April 2020');
    expect(german).toMatch(
      /seit April 2020 bei Fen Mills als|Seit April 2020 arbeite ich bei Fen Mills als/,
    );
    const spanish = await letterOf(
      [
        post('Técnica, Laboratorio', '2020-04', ['Planificación de 40 muestras de harina']),
        post('Auxiliar, Almacén', '2016-02 2020-03'),
      ],
      'Responsable de laboratorio\n\nFunciones\n- Planificación de las muestras de harina',
    );
    expect(spanish).not.toContain('donde trabajo desde abril de 2020');
    expect(spanish).toMatch(/abril de 2020 trabajo en Fen Mills como|\) desde abril de 2020/);
  });
});

test('who had one post at a house is not there "now as" something', async () => {
  const jobDescription = 'Ward Sister\n\nYour tasks\n- Care for patients after surgery';
  const one = await letterOf([post('Senior Nurse, Cardiac Ward', '2017-09')], jobDescription);
  expect(one).toMatch(
    /as a Senior Nurse \(Cardiac Ward\) since September|Since September 2017 I have .* as a Senior/,
  );
  const two = await letterOf([post('Nurse and Trainer', '2017-09')], jobDescription);
  expect(`${one}${two}`).not.toContain('now as');
  expect(two).toMatch(/Nurse and Trainer/);
});
