import { describe, expect, test } from '@jest/globals';
import type { CvContent } from '../../api/index.ts';
import { fromJsonResume, toJsonResume } from '../index.ts';

const importOf = (file: object) => fromJsonResume(file, () => 'new');
const exportOf = (cv: CvContent) => toJsonResume(cv, '2026-11-18T10:00:00.000Z');

describe('a code of a country', () => {
  const file = (location: object, summary = '') => ({ basics: { name: 'Ada', summary, location } });
  const placeIn = (location: object, summary?: string) => {
    const read = importOf(file(location, summary));
    return [read.cv.personal_info.location, read.unplaced.map(({ text }) => text)];
  };

  test('is the name of the country beside a city, in the language of the CV', () => {
    const ulm = { city: 'Ulm', countryCode: 'DE' };
    expect(placeIn(ulm)).toEqual(['Ulm, Germany', []]);
    expect(placeIn(ulm, 'Ich arbeite mit Kindern und bin gern dabei.')).toEqual([
      'Ulm, Deutschland',
      [],
    ]);
    expect(placeIn(ulm, 'Enfermera con años de trabajo en los barrios.')).toEqual([
      'Ulm, Alemania',
      [],
    ]);
  });

  test.each([
    ['pl', 'Prowadzę projekt od listy sygnałów do szkolenia, w branży i na obiektach.', 'Niemcy'],
    [
      'it',
      'Pasticciere con la passione per il panettone e la gestione di una brigata.',
      'Germania',
    ],
    ['pt', 'Enfermeira com anos de trabalho em urgências e na formação dos colegas.', 'Alemanha'],
    [
      'nl',
      'Ervaren verpleegkundige met een hart voor het vak en de mensen op de werkvloer.',
      'Duitsland',
    ],
    [
      'cs',
      'Projektant s praxí v automatizaci, od návrhu po předání pro výrobu i služby.',
      'Německo',
    ],
    ['sv', 'Jag är en lärare som arbetar med barn och unga för att ge stöd till alla.', 'Tyskland'],
    [
      'fi',
      'Olen opettaja ja työskentelen lasten kanssa sekä kehitän koulua, joka on avoin.',
      'Saksa',
    ],
    [
      'tr',
      'Yazılım ekiplerini yöneten ve ürün için çalışan bir mühendis olarak deneyimliyim.',
      'Almanya',
    ],
    ['ru', 'Работаю с детьми и для детей, в школе и на курсах.', 'Германия'],
    ['ja', '自動車メーカーで制御ソフトウェアの開発を担当しています。PLC', 'ドイツ'],
    ['zh', '十年自动化经验，负责 PLC 项目。', '德国'],
    ['ko', '자동화 엔지니어로 십 년간 일했습니다.', '독일'],
    ['el', 'Μηχανικός αυτοματισμού με πολυετή πείρα.', 'Γερμανία'],
    ['he', 'מהנדסת אוטומציה עם ניסיון רב.', 'גרמניה'],
    ['uk', 'Працюю з дітьми та для дітей, у школі й на курсах, що відкриті.', 'Німеччина'],
  ])('is named in a CV in %s', (_language, summary, country) => {
    const ulm = { city: 'Ulm', countryCode: 'DE' };
    expect(placeIn(ulm, summary)).toEqual([`Ulm, ${country}`, []]);
    const { cv } = importOf(file(ulm, summary));
    expect(exportOf(cv)).toMatchObject({ basics: { location: ulm } });
    const other = {
      ...cv,
      personal_info: { ...cv.personal_info, summary: 'I work for and with the people.' },
    };
    expect(exportOf(other)).toMatchObject({ basics: { location: { countryCode: 'DE' } } });
    expect(importOf(exportOf(other)).cv.personal_info.location).toBe(`Ulm, ${country}`);
  });

  test('is named by the title of a person who says nothing else', () => {
    const label = 'Inżynier automatyk do spraw sterowania i nadzoru';
    const { cv } = importOf({ basics: { label, location: { city: 'Ulm', countryCode: 'DE' } } });
    expect(cv.personal_info.location).toBe('Ulm, Niemcy');
  });

  test('is placed where the country is named already, and not placed where there is none', () => {
    expect(placeIn({ city: 'Ulm', region: 'Germany', countryCode: 'DE' })).toEqual([
      'Ulm, Germany',
      [],
    ]);
    expect(placeIn({ city: 'Ulm', countryCode: 'D-89' })).toEqual(['Ulm', ['D-89']]);
  });

  test('stands in the file again', () => {
    const location = { city: 'Ulm', region: 'Bayern', countryCode: 'DE' };
    expect(exportOf(importOf(file(location)).cv)).toMatchObject({ basics: { location } });
  });
});

describe('a profile without its address', () => {
  const personOf = (network: string, profile: object) =>
    importOf({ basics: { name: 'Ada', profiles: [{ network, ...profile }] } }).cv.personal_info;

  test.each([
    ['LinkedIn', 'joaquinibanezdlp', 'linkedIn', 'https://www.linkedin.com/in/joaquinibanezdlp'],
    ['linkedin', ' @ada-l_1 ', 'linkedIn', 'https://www.linkedin.com/in/ada-l_1'],
    ['GitHub', '@ada', 'github', 'https://github.com/ada'],
    ['LinkedIn', 'linkedin.com/in/ada', 'linkedIn', 'linkedin.com/in/ada'],
    ['LinkedIn', 'Ada Lovelace', 'linkedIn', 'Ada Lovelace'],
    ['GitHub', 'ada.example', 'github', 'ada.example'],
  ] as const)('of %s with the user %j stands in %s as %s', (network, username, field, address) => {
    expect(personOf(network, { username })[field]).toBe(address);
    expect(personOf(network, { username, url: '' })[field]).toBe(address);
    expect(personOf(network, { url: 'none', username })[field]).toBe('none');
  });

  test('stands in the file again as it was', () => {
    const profiles = [{ network: 'LinkedIn', username: '@ada' }];
    const { cv, unplaced } = importOf({ basics: { name: 'Ada', profiles } });
    expect(unplaced).toEqual([]);
    expect(exportOf(cv)).toMatchObject({ basics: { profiles } });
  });
});

test('the address of a profile that a field tells is placed, whatever other profiles there are', () => {
  const profiles = [
    { network: 'LinkedIn', username: 'ada', url: 'https://www.linkedin.com/in/ada' },
    { network: 'Mastodon', username: 'ada', url: 'https://social.example/@ada' },
  ];
  const { unplaced } = importOf({ basics: { name: 'Ada', profiles } });
  expect(unplaced.map(({ text }) => text)).toEqual(['Mastodon\nada\nhttps://social.example/@ada']);
});

test.each([
  'javascript:alert(1)',
  ' JaVa\u0000script:alert(1)',
  'data:text/html,x',
  'file:///etc/x',
])('what a browser would run is no address of anybody: %j', (url) => {
  const { cv, unplaced } = importOf({
    basics: { name: 'Ada', url, profiles: [{ network: 'GitHub', url }] },
    projects: [{ name: 'Engine', url }],
  });
  expect(cv.personal_info).toMatchObject({ website: '', github: '' });
  expect(cv.sections?.[0]?.entries).toMatchObject([{ name: 'Engine', url: '' }]);
  expect(unplaced.map(({ path }) => path)).toContain('basics.url');
});
