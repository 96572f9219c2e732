import { describe, expect, test } from '@jest/globals';
import { readJobText } from './job-text.rules.ts';
import { readPosition } from './position.rules.ts';
import { readRequirements } from './requirements.rules.ts';

const terms = (text: string) =>
  readRequirements(readJobText(text)).map(({ term, need }) => `${need} ${term}`);

describe('tasks told in a sentence are one deed each', () => {
  test.each([
    [
      'The person we hire will answer the phones, order the paper and keep the minutes of the board.',
      ['must answer the phones', 'must order the paper', 'must keep the minutes of the board'],
    ],
    [
      'Your job would be to open the pool, test the water every two hours and teach the beginners.',
      ['must open the pool', 'must test the water every two hours', 'must teach the beginners'],
    ],
    [
      'Quien se incorpore llevará la agenda del director, reservará los viajes y archivará los contratos.',
      [
        'must llevará la agenda del director',
        'must reservará los viajes',
        'must archivará los contratos',
      ],
    ],
    [
      'Buscamos a alguien que sepa podar frutales, regar el vivero y atender a los visitantes.',
      ['must podar frutales', 'must regar el vivero', 'must atender a los visitantes'],
    ],
    [
      'Sie schreiben die Rechnungen, buchen die Zahlungseingänge und betreuen unsere Mieter.',
      [
        'must schreiben die Rechnungen',
        'must buchen die Zahlungseingänge',
        'must betreuen unsere Mieter',
      ],
    ],
    [
      'Das Aufgabengebiet umfasst insbesondere die Bearbeitung von Wohngeldanträgen, die Prüfung der Nachweise sowie die Beratung der Antragstellenden.',
      [
        'must Bearbeitung von Wohngeldanträgen',
        'must Prüfung der Nachweise',
        'must Beratung der Antragstellenden',
      ],
    ],
    [
      'Zu Ihren Aufgaben gehört es, den Fuhrpark zu verwalten, Schäden zu melden und Fahrten zu planen.',
      ['must den Fuhrpark zu verwalten', 'must Schäden zu melden', 'must Fahrten zu planen'],
    ],
  ])('%s', (sentence, expected) => {
    expect(terms(`Initech\n\n${sentence}`)).toEqual(expected);
  });

  test('a question heads the paragraph that answers it', () => {
    expect(
      terms(
        'So what would you be doing all day? Mostly you would sort the post and drive the van. In autumn there is also the stocktake.',
      ),
    ).toEqual([
      'must sort the post',
      'must drive the van',
      'must In autumn there is also the stocktake',
    ]);
  });
});

describe('what prose asks for', () => {
  test.each([
    ['Por ley hace falta el título de socorrista.', ['must título de socorrista']],
    ['Pedimos el B2 de gallego, que es obligatorio para firmar el contrato.', ['must gallego']],
    ['Trabajamos con Odoo, así que hay que manejarlo con soltura.', ['must Odoo']],
    ['Everything runs through Xero, so you really do have to know it.', ['must Xero']],
    ['It matters that you can chat in Polish without a dictionary.', ['must Polish']],
    [
      'Gesucht wird jemand mit Führerschein Klasse B und guten Excel-Kenntnissen.',
      ['must Führerschein Klasse B', 'must Excel-Kenntnissen'],
    ],
    [
      'Erwartet werden ein abgeschlossenes Studium der Geodäsie sowie Kenntnisse in QGIS.',
      ['must abgeschlossenes Studium der Geodäsie', 'must QGIS'],
    ],
    [
      'Nos gustaría que hubiera llevado una biblioteca escolar.',
      ['nice llevado una biblioteca escolar'],
    ],
  ])('%s', (sentence, expected) => {
    expect(terms(`Initech\n\n${sentence}`)).toEqual(expected);
  });

  test.each([
    ['The lady who ran the shop retires in June after 31 years and will show you around.'],
    ['Unsere Kollegin geht nach 22 Jahren in Rente und kann dich noch vier Wochen einarbeiten.'],
    ['From the desk you can hear the sea.'],
    ['Half of our drivers come from Poland and our dog is called Java.'],
  ])('nothing: %s', (sentence) => {
    expect(terms(`Initech\n\n${sentence}`)).toEqual([]);
  });
});

describe('what an agency writes', () => {
  test('headings about a client, essential at the end of a point, a remark that only helps', () => {
    const text = `WHAT THE CLIENT WANTS
- CSCS card ***MUST HAVE***
- min. 2 yrs on sites
- happy on scaffolds (they use PlanRadar, a big plus if you know it)
- tool box talks`;
    expect(terms(text)).toEqual([
      'must CSCS',
      'must 2 yrs on sites',
      'must happy on scaffolds',
      'nice PlanRadar',
      'must tool box talks',
    ]);
  });

  test('words beside the point', () => {
    const text = `Requirements
- HGV licence. No licence, no interview, sorry
- Fluent Dutch, spoken and written
- Able to read hydraulic and electrical plans
- Available for mornings, evenings and weekends`;
    expect(terms(text)).toEqual([
      'must HGV licence',
      'must Dutch',
      'must read hydraulic and electrical plans',
      'must Available for mornings, evenings and weekends',
    ]);
  });
});

test('a tool that a task is done with is said with it; a choice of them is asked for besides', () => {
  expect(
    terms('Your tasks\n- Log every call in HubSpot\n- Plan routes with Excel or Tableau'),
  ).toEqual([
    'must Log every call in HubSpot',
    'must Plan routes with Excel or Tableau',
    'must Excel or Tableau',
  ]);
});

test.each([
  ['Our caretaker Joe is retiring in May and we need somebody to follow him.', 'caretaker'],
  ['Nuestra contable Rosa se jubila en mayo.', 'contable'],
  ['Unsere Hausmeisterin Ilse geht im Mai in Rente.', 'Hausmeisterin'],
  [
    'Os escribo porque necesitamos un/a Monitor/a de Comedor hasta final de curso.',
    'Monitor/a de Comedor',
  ],
  [
    'Start › Pflege › Ulm › Pflegedienstleitung\n\nInitech\nPflegehelfer:in Nachtdienst',
    'Pflegehelfer:in Nachtdienst',
  ],
  [
    'Se solicita SOLDADOR/A NAVAL para astillero.\n\nPerfil: técnico con experiencia',
    'Soldador/a Naval',
  ],
])('position: %s', (text, position) => {
  expect(readPosition(readJobText(text), 'Initech')).toBe(position);
});
