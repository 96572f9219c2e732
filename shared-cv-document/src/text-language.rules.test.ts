import { expect, test } from '@jest/globals';
import { textLanguage } from './text-language.rules.ts';

const lines = (text: string) => text.split('\n');

test.each([
  ['en', 'Led the migration of the ledger\nand wrote the plan for it with a team of five'],
  ['es', 'Responsable de las cuentas del hospital\ny de la formación en el servicio para el turno'],
  ['de', 'Leitung der Station und Einarbeitung\nvon Kolleginnen, Planung für die Dienste im Haus'],
  ['fr', 'Gestion des stocks et du personnel\npour le service, avec une équipe dans les ateliers'],
  ['it', 'Gestione della squadra e dei turni\nper il reparto, con gli ordini del magazzino'],
  ['pt', 'Gestão da equipa e dos turnos\npara o serviço, com os pedidos do armazém e uma escala'],
  [
    'pl',
    'Prowadzenie zespołu w dziale oraz nadzór\nnad budżetem dla oddziału i praca z klientem od 2019 do dziś',
  ],
])('%s is told by the words that every text of it has', (code, text) => {
  expect(textLanguage(lines(text))).toBe(code);
});

test('what could be two languages, or has few words, is none', () => {
  expect(textLanguage(lines('TypeScript\nKubernetes\nAnalyst of the year'))).toBeUndefined();
  const both = 'the and of with for from\nder die das und mit für';
  expect(textLanguage(lines(both))).toBeUndefined();
  expect(textLanguage([])).toBeUndefined();
});
