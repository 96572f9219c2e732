import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';

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
    [
      'Man nimmt die Anrufe an, legt die Akten ab und bestellt das Papier.',
      ['must nimmt die Anrufe an', 'must legt die Akten ab', 'must bestellt das Papier'],
    ],
    [
      'Als Teil des Teams verlegen Sie Leitungen, warten Pumpen und beheben Störungen.',
      ['must verlegen Sie Leitungen', 'must warten Pumpen', 'must beheben Störungen'],
    ],
    [
      'He or she keeps the stock list, orders the seeds and trains the apprentices.',
      ['must keeps the stock list', 'must orders the seeds', 'must trains the apprentices'],
    ],
    [
      'Te encargarías de la caja, harías los pedidos y cerrarías el local.',
      ['must encargarías de la caja', 'must harías los pedidos', 'must cerrarías el local'],
    ],
    [
      'We need a cook to run the kitchen, plan the menus and order the fish.',
      ['must run the kitchen', 'must plan the menus', 'must order the fish'],
    ],
    [
      'Day to day: ledgers, bank reconciliations, supplier queries',
      ['must ledgers', 'must bank reconciliations', 'must supplier queries'],
    ],
  ])('%s', (sentence, expected) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual(expected);
  });

  test('a question heads the paragraph that answers it', () => {
    expect(
      askedIn(
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
      'Ohne sicheres Deutsch geht es am Telefon nicht. Polnisch wäre praktisch.',
      ['must Deutsch', 'nice Polnisch'],
    ],
    [
      "You'd need two years in a law firm and a good command of Word.",
      ['must two years in a law firm', 'must Word'],
    ],
    [
      'Applicants hold a degree in chemistry; French is essential, while Czech is useful.',
      ['must degree in chemistry', 'must French', 'nice Czech'],
    ],
    [
      'Mínimo dos años en obrador. Carnet de carretillero.',
      ['must dos años en obrador', 'must Carnet de carretillero'],
    ],
    ['Wichtig ist uns, dass du Fahrrad fährst.', ['must Fahrrad fährst']],
    [
      "Our client is looking for someone who's used Kafka and isn't scared of Terraform.",
      ['must Kafka', 'must Terraform'],
    ],
    [
      'Las personas aspirantes deberán estar en posesión del permiso de conducir. Será mérito el euskera.',
      ['must permiso de conducir', 'nice euskera'],
    ],
    [
      'Gesucht wird eine Köchin oder ein Koch mit Ausbildereignung und möglichst mit Staplerschein.',
      ['must Ausbildereignung', 'nice Staplerschein'],
    ],
    [
      'Nos gustaría que hubiera llevado una biblioteca escolar.',
      ['nice llevado una biblioteca escolar'],
    ],
  ])('%s', (sentence, expected) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual(expected);
  });

  test.each([
    ['The lady who ran the shop retires in June after 31 years and will show you around.'],
    ['Unsere Kollegin geht nach 22 Jahren in Rente und kann dich noch vier Wochen einarbeiten.'],
    ['From the desk you can hear the sea.'],
    ['Could you put this on your board for SAP people, please?'],
    ['Notaría Robles, Soria. Panadería Ortiz y Cafetería Sol.'],
    ['We use Gesta, which you will pick up in a week.'],
    ['Half of our drivers come from Poland and our dog is called Java.'],
  ])('nothing: %s', (sentence) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual([]);
  });
});

describe('what an agency writes', () => {
  test('headings about a client, essential at the end of a point, a remark that only helps', () => {
    const text = `WHAT THE CLIENT WANTS
- CSCS card ***MUST HAVE***
- min. 2 yrs on sites
- happy on scaffolds (they use PlanRadar, a big plus if you know it)
- tool box talks`;
    expect(askedIn(text)).toEqual([
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
    expect(askedIn(text)).toEqual([
      'must HGV licence',
      'must Dutch',
      'must read hydraulic and electrical plans',
      'must Available for mornings, evenings and weekends',
    ]);
  });
});

test('a task that is done with one tool asks for the tool, with more for a choice of them', () => {
  expect(
    askedIn('Your tasks\n- Log every call in HubSpot\n- Plan routes with Excel or Tableau'),
  ).toEqual(['must HubSpot', 'must Excel or Tableau']);
});

test.each([
  ['Our caretaker Joe is retiring in May and we need somebody to follow him.', 'caretaker'],
  [
    'Acme sucht zum 1. Mai eine engagierte Floristin (m/w/d) für die Filiale Nord.',
    'Floristin (m/w/d)',
  ],
  ['SE NECESITA PANADERO/A\nHorno Sol (Soria).', 'Panadero/a'],
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
