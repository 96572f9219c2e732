import { expect, test } from '@jest/globals';
import { nearerLanguage } from './near-languages.rules.ts';

const TEXTS = {
  nb: 'Jeg er en erfaren sykepleier som liker å jobbe med mennesker, har hatt ansvar for opplæring av nye ansatte og følger opp pasienter etter utskrivning.',
  da: 'Jeg er en erfaren sygeplejerske, som kan lide at arbejde med mennesker, har haft ansvar for oplæring af nye medarbejdere og følger op på patienter efter udskrivning.',
  cs: 'Osm let zkušeností s vývojem webových služeb a vedením týmu. Odpovídám za údržbu vnitřních systémů a zkrátila jsem dobu zpracování při předání.',
  sk: 'Osem rokov skúseností s vývojom webových služieb a vedením tímu. Zodpovedám za údržbu vnútorných systémov a skrátila som čas spracovania pri odovzdaní.',
  es: 'Ocho años de experiencia en el desarrollo de servicios web y la colaboración con equipos. Reduje el tiempo de los procesos para la Caixa d’Enginyers de Girona.',
  ca: 'Vuit anys d’experiència en el desenvolupament de serveis web i la col·laboració amb equips. Vaig reduir el temps dels processos un 30 % per a l’empresa.',
  ru: 'Восемь лет опыта разработки веб-сервисов и руководства командой. Отвечаю за поддержку внутренних систем, которые были внедрены для банков.',
  bg: 'Осем години опит в разработката на уеб услуги и управление на екип. Отговарям за поддръжката на вътрешни системи, които бях въвел със своя екип.',
};
const NEAR = [
  ['nb', 'da'],
  ['cs', 'sk'],
  ['es', 'ca'],
  ['ru', 'bg'],
] as const;

test.each(NEAR.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))(
  'a text stated to be in %s is told to be in %s',
  (stated, written) => {
    expect(nearerLanguage(stated, TEXTS[written])).toBe(written);
    expect(nearerLanguage(stated, TEXTS[stated])).toBeUndefined();
  },
);

test.each([
  ['names of the other country', 'es', 'Camarera, Bar l’Àpat, l’Hospitalet. Escola d’Hostaleria'],
  ['both', 'cs', `${TEXTS.cs} ${TEXTS.sk}`],
  ['another language', 'da', 'Worked on the archive and trained the team of nine people.'],
  ['a language that no other is near', 'fr', TEXTS.ca],
])('%s are not told', (_, stated, text) => {
  expect(nearerLanguage(stated, text)).toBeUndefined();
});
