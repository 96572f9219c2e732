import { describe, expect, test } from '@jest/globals';
import { isAddress, isPlace, placeAtEnd, townAtEnd } from './places.rules.ts';

describe('a postal address', () => {
  test.each(['12 rue de la Paix, 75002 Paris', 'ul. Długa 5, 00-238 Warszawa', 'D-89073 Ulm'])(
    'has a code with its town: %s',
    (text) => {
      expect(isAddress(text)).toBe(true);
    },
  );

  test.each(['+34 600 123 456', 'Served 12000 Customers: all of them', 'Java 17'])(
    'is not any number: %s',
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );
});

describe('a town behind a name', () => {
  test('is parted by a comma or a dash', () => {
    expect(townAtEnd('Handlowiec S.A., Kraków')).toEqual({
      before: 'Handlowiec S.A.',
      place: 'Kraków',
    });
    expect(townAtEnd('Officine Rossi - Milano')?.place).toBe('Milano');
  });

  test('is no part of a name of a company', () => {
    expect(townAtEnd('Kontora Payments, Inc.')).toBeUndefined();
    expect(townAtEnd('Kontora Payments')).toBeUndefined();
  });
});

describe('a place', () => {
  test.each(['Halifax, Nova Scotia', 'Kraków', '75002 Paris', 'Dublin, Ireland', 'Remote'])(
    'is a town or a country that is known: %s',
    (text) => {
      expect(isPlace(text)).toBe(true);
    },
  );

  test.each(['Leioa', 'Langenthal', 'Dinan'])('is a small town: %s', (text) => {
    expect(isPlace(text)).toBe(true);
  });

  test.each(['Commerce', 'Media', 'Lehre', 'Deal'])(
    'is no word that is a town, too: %s',
    (text) => {
      expect(isPlace(text)).toBe(false);
    },
  );

  test.each(['Lyon, mention bien', 'Universidad de Granada, Granada'])(
    'is neither a mark nor a school: %s',
    (text) => {
      expect(isPlace(text)).toBe(false);
    },
  );

  test.each(['E.P.E.', 'S.A.P.I. de C.V.', 'A.C.', 'S.C.G.'])(
    'is no form of a company: %s',
    (text) => {
      expect(isPlace(text)).toBe(false);
    },
  );

  test.each([
    ['Riverside Clinic, Ennis, Co. Clare', 'Ennis, Co. Clare'],
    ['Hilfe ohne Grenzen, Port-au-Prince, Haïti', 'Port-au-Prince, Haïti'],
    ['Kantine Nord, Bilbao, Bizkaia', 'Bilbao, Bizkaia'],
    ['Harbour Board, Greenock.', 'Greenock'],
    ['Santa Casa de Vila Outeira, Vila Outeira', 'Vila Outeira'],
  ])('is told by its county, country or region, or by the name before it: %s', (text, place) => {
    expect(placeAtEnd(text)?.place).toBe(place);
  });

  test('stands at the end of a name, and takes no name of a company along', () => {
    expect(placeAtEnd('Queensland Harbour Hospital, Halifax, Nova Scotia')).toEqual({
      before: 'Queensland Harbour Hospital',
      place: 'Halifax, Nova Scotia',
    });
    expect(placeAtEnd('Harbour Hospital, Canada')).toEqual({
      before: 'Harbour Hospital',
      place: 'Canada',
    });
  });
});

test('a degree that is called as a town is no place before its subject', () => {
  expect(isPlace('Grado, Magisterio Infantil')).toBe(false);
  expect(isPlace('Grado, Italia')).toBe(true);
  expect(placeAtEnd('Universidad de Soria, Grado, Magisterio Infantil')).toBeUndefined();
});
