import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { articleOf, ownSentence } from './own-sentence.rules.ts';

test.each<[Language, string, string]>([
  [
    'en',
    'Registered nurse with eleven years on surgical and elderly care wards.',
    'I am a registered nurse with eleven years on surgical and elderly care wards.',
  ],
  [
    'en',
    'I teach geography to pupils from eleven to eighteen. Keen walker.',
    'I teach geography to pupils from eleven to eighteen.',
  ],
  [
    'en',
    'Marine engineer on car ferries since 2013, before that a fitter in a shipyard.',
    'I have been a marine engineer on car ferries since 2013, before that a fitter in a shipyard.',
  ],
  [
    'es',
    'Cocinero con doce años en cocina de hotel y restaurante.',
    'Soy cocinero con doce años en cocina de hotel y restaurante.',
  ],
  [
    'de',
    'Fachkraft für Lagerlogistik mit zwölf Jahren Erfahrung.',
    'Ich bin Fachkraft für Lagerlogistik mit zwölf Jahren Erfahrung.',
  ],
  [
    'de',
    'Handwerklich begabter Schüler, der zu Hause gerne Möbel und Räder repariert.',
    'Ich bin ein handwerklich begabter Schüler, der zu Hause gerne Möbel und Räder repariert.',
  ],
  [
    'de',
    'Technisch begabte Schülerin, die zu Hause gerne Möbel repariert.',
    'Ich bin eine technisch begabte Schülerin, die zu Hause gerne Möbel repariert.',
  ],
  [
    'en',
    'School leaver with a good hand for wood and old bicycles.',
    'I am a school leaver with a good hand for wood and old bicycles.',
  ],
  [
    'es',
    'Estudiante de bachillerato con buena mano para la madera.',
    'Soy estudiante de bachillerato con buena mano para la madera.',
  ],
])('a summary is said, not quoted (%s)', (language, summary, said) => {
  expect(ownSentence(summary, language)).toBe(said);
});

test.each<[Language, string]>([
  ['de', 'Betreut Windows-Server, VMware und Microsoft 365 in mittelständischen Betrieben.'],
  ['de', 'Erfahrener Controller mit Blick für das Wesentliche im Bericht.'],
  ['en', 'Runs the kitchen of a small hotel and has trained eight cooks there.'],
  ['en', 'A position in sales is what I am looking for at the moment.'],
  ['es', 'Experiencia en facturación, cobros y atención a proveedores.'],
])('what cannot stand behind "I am" is not said (%s)', (language, summary) => {
  expect(ownSentence(summary, language)).toBe('');
});

test('"a" and "an" go by the sound', () => {
  expect(
    [
      'SQL analyst',
      'UX designer',
      'office clerk',
      'university tutor',
      'HR officer',
      'user researcher',
    ].map(articleOf),
  ).toEqual(['an', 'a', 'an', 'a', 'an', 'a']);
});

test.each([
  ['Rechtsanwaltsfachangestellte, Fristen und Zwangsvollstreckung, sorgfältig und ruhig.', 'de'],
  ['Baker, sourdough and pastry, with a calm hand in the early morning.', 'en'],
] as const)('a note behind what somebody is makes no sentence: %s', (summary, language) => {
  expect(ownSentence(summary, language)).toBe('');
});
