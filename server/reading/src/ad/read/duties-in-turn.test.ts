import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';
import { duties } from '../duties.rules.ts';

describe('duties told one after the other in a sentence', () => {
  test.each([
    [
      'The analyst will be responsible for weighing the wool, for keeping the ledger and for presenting figures to weavers.',
      ['weighing the wool', 'keeping the ledger', 'presenting figures to weavers'],
    ],
    [
      'The post holder will manage a team of nine and will be accountable for the sorting of the fleeces.',
      ['manage a team of nine', 'sorting of the fleeces'],
    ],
    [
      'The successful candidate will conduct auctions, will advise farmers on wool and will keep the register up to date.',
      ['conduct auctions', 'advise farmers on wool', 'keep the register up to date'],
    ],
    [
      'Sie führen regelmäßige Wartungen durch, beheben mechanische und elektrische Störungen und weisen Aushilfen ein.',
      [
        'führen regelmäßige Wartungen durch',
        'beheben mechanische und elektrische Störungen',
        'weisen Aushilfen ein',
      ],
    ],
    [
      'Sie prüfen jede Rolle und fertigen einfache Ersatzteile an der Drehbank.',
      ['prüfen jede Rolle', 'fertigen einfache Ersatzteile an der Drehbank'],
    ],
    ['Hinzu kommt die Beratung von Webereien.', ['Beratung von Webereien']],
    [
      'Se encargará además de la compra de lana, de la elaboración de fichas y del desarrollo de nuevos hilos.',
      ['compra de lana', 'elaboración de fichas', 'desarrollo de nuevos hilos'],
    ],
    [
      'Corresponderá a la persona titular la tramitación de facturas, el seguimiento de los pedidos y la preparación de la cuenta.',
      ['tramitación de facturas', 'seguimiento de los pedidos', 'preparación de la cuenta'],
    ],
    [
      'En tu día a día recogerás los pedidos de los talleres, redactarás las fichas y prepararás los envíos.',
      ['recogerás los pedidos de los talleres', 'redactarás las fichas', 'prepararás los envíos'],
    ],
  ])('%s', (sentence, told) => {
    expect(duties(sentence)).toEqual(told);
  });

  test.each([
    'Sie betreuen die alten, neuen großen Anlagen.',
    'Sie warten mechanische, pneumatische und hydraulische Pressen.',
  ])('adjectives before one object tell one: %s', (sentence) => {
    expect(duties(sentence)).toHaveLength(1);
  });
});

test('a program that is administered or run is asked for by its name', () => {
  const tasks =
    'Ihre Aufgaben:\n- Administration von Windows Server\n- Betrieb von Citrix\n- Pflege';
  expect(askedIn(tasks)).toEqual(expect.arrayContaining(['must Citrix']));
});

test('what somebody is to be keeps its subject', () => {
  const points = [
    'Sie planen Netze und Stationen',
    'Sie sind Anlagenverantwortlicher und weisen Fremdfirmen ein',
    'Sie bilden Lehrlinge aus',
  ];
  expect(askedIn(`Das erwartet Sie\n${points.map((one) => `- ${one}`).join('\n')}`)).toEqual([
    'must planen Netze und Stationen',
    'must Sie sind Anlagenverantwortlicher und weisen Fremdfirmen ein',
    'must bilden Lehrlinge aus',
  ]);
});
