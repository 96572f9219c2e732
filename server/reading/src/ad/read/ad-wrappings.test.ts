import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

describe('what an ad was sent or shown in is no part of it', () => {
  test('a mail quotes it', () => {
    const text = `From: Ana
Please pass this on, and bring Excel.

> We are looking for a roofer.
>
> You need:
>
> - a forklift
>   licence
> - French

Best regards, and use Slack
--
Ana | Staff & Pay`;
    expect(askedIn(text)).toEqual(['must forklift licence', 'must French']);
  });
  test('points that begin with such a sign are no mail', () => {
    expect(askedIn('REQUISITOS\n>> Carné de carretillero\n>> Vehículo propio')).toEqual([
      'must Carné de carretillero',
      'must Vehículo propio',
    ]);
  });
  test.each([
    ['Similar jobs\n• SQL Developer – Leeds\n• Python Tutor – Hull'],
    ['People also viewed\n- Python Tutor, Hull'],
    ['Ähnliche Stellen\n- SAP-Berater in Ulm'],
    ['Ofertas similares\n- Consultor SAP en Vigo'],
    ['© Initech 2026 · SQL · Python'],
    ['#hiring #Python'],
  ])('%s', (below) => {
    const text = `Roofer\n\nRequirements\n- French\n- a van\n\nInitech is in Ulm.\n\n${below}`;
    expect(askedIn(text)).toEqual(['must French', 'must van']);
  });
  test('other ads that are named at the head of one are not its end', () => {
    expect(askedIn('More jobs at Initech\n\nRequirements\n- French\n- Python')).toEqual([
      'must French',
      'must Python',
    ]);
  });
  test('what stands behind the sign of a point is no column of its own', () => {
    const points = ['Build the wall', 'Paint the door', 'Mend the roof', 'Sweep the yard'];
    const text = `Tasks\n\n${points.map((one) => `-   ${one}`).join('\n\n')}`;
    expect(askedIn(text)).toEqual(points.map((one) => `must ${one}`));
  });
  test('tasks of one form below each other are one each, without a sign', () => {
    expect(
      askedIn(
        'You will be responsible for:\nplanting the beds in spring\nwatering the nursery daily',
      ),
    ).toEqual(['must planting the beds in spring', 'must watering the nursery daily']);
  });
  test('a heading may lack the blank behind its signs, and one of several points is none', () => {
    expect(askedIn('###Requirements\n- French\n\n##Nice to have\n- Danish')).toEqual([
      'must French',
      'nice Danish',
    ]);
    expect(askedIn('The package\n£30k · bonus · a free lunch · office in Bath')).toEqual([]);
  });
  test('goals with numbers head their tasks', () => {
    expect(
      askedIn(
        'Key objectives\n\nObjective #1: You will make Initech a better place.\n\n- Run workshops\n- Write guides',
      ),
    ).toEqual(['must Run workshops', 'must Write guides']);
  });
});

describe('what helps, by how its heading speaks', () => {
  test.each([
    ['You might also have', 'nice'],
    ["They'd love", 'nice'],
    ['Could:', 'nice'],
    ['Should', 'nice'],
    ['It would help, though it is no condition, if you could offer', 'nice'],
    ['Great, but by no means a deal-breaker', 'nice'],
    ['Some of these, or a desire to learn them', 'nice'],
    ['Was die Sache rund macht', 'nice'],
    // Others that are near them.
    ['You might be our person if you know', 'must'],
    ['Qué valoramos de ti', 'must'],
    ['Deal-breakers', 'must'],
    ['Valoración de competencias', 'must'],
    ['They need', 'must'],
    ['Was du mitbringst', 'must'],
  ])('%s', (heading, need) => {
    expect(askedIn(`Initech\n\n${heading}\n\n- Excel\n- Danish`)).toEqual([
      `${need} Excel`,
      `${need} Danish`,
    ]);
  });
  test('points that are weighed are asked for', () => {
    expect(askedIn('How we score applications\n- Excel 5/5\n- Canva 3/5\n- Danish 1/5')).toEqual([
      'must Excel',
      'must Canva',
      'must Danish',
    ]);
  });
});

describe('half a clause is nothing that is asked', () => {
  test.each([
    ['- English, we live in text', ['must English']],
    ['- French, most of our guests speak it', ['must French']],
    ['- Portugués A2, que lo piden mucho', ['must Portugués']],
    ['- Inglés B2, se hará una prueba', ['must Inglés']],
    ['- Englisch, ohne dass jemand zusieht', ['must Englisch']],
    ['- mast making, naturally', ['must mast making']],
    ['- Schichtarbeit, inklusive der Nacht', ['must Schichtarbeit']],
    ['- Knowledge of and expertise in tree care', ['must tree care']],
    ['- Planning and running of workshops', ['must Planning and running of workshops']],
    ['- Diseño y montaje de escenarios', ['must Diseño y montaje de escenarios']],
    // Two things after all.
    ['- French, Dutch', ['must French', 'must Dutch']],
    ['- Excel and knowledge of tree care', ['must Excel', 'must tree care']],
    ['- que sepas podar, que manejes la motosierra', ['must podar', 'must motosierra']],
    ['- Welding and French', ['must Welding', 'must French']],
  ])('%s', (point, expected) => {
    expect(askedIn(`Requirements\n${point}`)).toEqual(expected);
  });
});

describe('sentences without a heading', () => {
  test.each([
    ['Experience milking large herds of cows.', ['must Experience milking large herds of cows']],
    ['Comfortable with heights and with rain.', ['must heights', 'must rain']],
    ['Conocimientos de riego por goteo.', ['must riego por goteo']],
    ['Erfahrung mit großen Herden.', ['must großen Herden']],
    [
      'In this seat you coach the juniors, plan the rota and answer letters.',
      ['must coach the juniors', 'must plan the rota', 'must answer letters'],
    ],
    // Of the house, not of whoever applies.
    ['Experience the joy of Initech.', []],
    ['Knowledge of the trade can be learned.', []],
    ['This position is set at grade D.', []],
    ['(You can see our posts about Python here.)', []],
    ['IFRS und SAP? Brauchst du hier nie.', []],
  ])('%s', (sentence, expected) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual(expected);
  });
});
