import { expect, test } from '@jest/globals';
import { placeIn, shortName, spanishOf } from './place.rules.ts';

test.each([
  ['IES Ribera de Cubillas', 'en el IES Ribera de Cubillas'],
  ['CIPFP Valle del Turia', 'en el CIPFP Valle del Turia'],
  ['CEIP La Alameda', 'en el CEIP La Alameda'],
  ['Universidad de Salamanca', 'en la Universidad de Salamanca'],
  ['Severnside University', 'en la Severnside University'],
  ['Krankenpflegeschule Bitburg', 'en la Krankenpflegeschule Bitburg'],
  ['Hotel Monte Alcañar', 'en el Hotel Monte Alcañar'],
  ['Mancomunidad de Arlés', 'en la Mancomunidad de Arlés'],
  ['Asesoría Núñez', 'en la Asesoría Núñez'],
  ['UNED', 'en la UNED'],
  ['KU Leuven', 'en la KU Leuven'],
  ['Hilaturas Cholollan', 'en Hilaturas Cholollan'],
  ['Amigos de la Universidad', 'en Amigos de la Universidad'],
])(
  'a Spanish place takes the article of its noun, a name of its own takes none: %s',
  (name, said) => {
    expect(placeIn(name, 'es')).toBe(said);
  },
);

test.each([
  ['Klinikum am Haseufer', 'im Klinikum am Haseufer'],
  ['Steuerberaterkammer Hessen', 'bei der Steuerberaterkammer Hessen'],
  ['VHS Köln', 'an der VHS Köln'],
  ['KU Leuven', 'an der KU Leuven'],
  ['ETH Zürich', 'an der ETH Zürich'],
  ['Bürgerhospital am Main', 'im Bürgerhospital am Main'],
  ['Klinikum Sankt Wendelin Ostertal gGmbH', 'bei der Klinikum Sankt Wendelin Ostertal gGmbH'],
  ['Evangelischer Kindergarten Arche Noor', 'im Evangelischen Kindergarten Arche Noor'],
  ['Interkultureller Sozialdienst Haseufer', 'beim Interkulturellen Sozialdienst Haseufer'],
  ['Ambulanter Pflegedienst Heide GmbH', 'beim Ambulanten Pflegedienst Heide'],
  ['Strandhotel Möwengrund', 'im Strandhotel Möwengrund'],
  ['Weingut Freiherr von Lohr', 'beim Weingut Freiherr von Lohr'],
  ['Landesbühne Hohenfels', 'an der Landesbühne Hohenfels'],
  ['Festspiele Gutenbrunn', 'bei den Festspielen Gutenbrunn'],
  ['Diakonisches Werk Haseufer', 'beim Diakonischen Werk Haseufer'],
  ['Landratsamt Moorstadt', 'beim Landratsamt Moorstadt'],
  ['Walzwerk Haseufer', 'beim Walzwerk Haseufer'],
  ['Sägewerk Moorbach', 'beim Sägewerk Moorbach'],
  ['Wildpark Moorstadt', 'im Wildpark Moorstadt'],
  ['Nordwind Versicherung', 'bei der Nordwind Versicherung'],
  ['Volksbank Moorstadt', 'bei der Volksbank Moorstadt'],
  ['Bäckerei Moorstadt', 'in der Bäckerei Moorstadt'],
  ['Berufsfeuerwehr Haseufer', 'bei der Berufsfeuerwehr Haseufer'],
  ['Zoo Haseufer', 'im Zoo Haseufer'],
  ['Großbäckerei Krume', 'in der Großbäckerei Krume'],
  ['Sternwarte Haseufer', 'in der Sternwarte Haseufer'],
  ['Banking Partners', 'bei Banking Partners'],
  ['Netzwerk Moorstadt', 'bei Netzwerk Moorstadt'],
  ['Stadt Haseufer', 'bei der Stadt Haseufer'],
  ['Moorstadt Druck', 'bei Moorstadt Druck'],
  ['Stadtbibliothek Moorstadt', 'in der Stadtbibliothek Moorstadt'],
  ['Bildungswerk Haseufer', 'beim Bildungswerk Haseufer'],
  ['Theater am Haseufer', 'am Theater am Haseufer'],
  ['Kita Sonnenwiese e. V.', 'in der Kita Sonnenwiese e. V.'],
  ['Stadtwerke Emsbrück', 'bei den Stadtwerken Emsbrück'],
  ['Gewerbliche Schule Göppingen', 'an der Gewerblichen Schule Göppingen'],
  ['Reuß & Talheim Präzisionsteile GmbH', 'bei der Reuß & Talheim Präzisionsteile GmbH'],
  ['Quillmark Payments', 'bei Quillmark Payments'],
  ['Architekturbüro Kern', 'beim Architekturbüro Kern'],
  ['Büro Kern für Städtebau', 'beim Büro Kern für Städtebau'],
  ['Bürobedarf Kern', 'bei Bürobedarf Kern'],
  ['HTWK Leipzig', 'an der HTWK Leipzig'],
  ['TU Dresden', 'an der TU Dresden'],
  ['Uni Ulm', 'an der Uni Ulm'],
])('a German place is named in the dative: %s', (name, said) => {
  expect(placeIn(name, 'de')).toBe(said);
});

test('an English name of the kind "University of" takes "the"', () => {
  expect(placeIn('University of Exeter', 'en')).toBe('at the University of Exeter');
  expect(placeIn('Swansea University', 'en')).toBe('at Swansea University');
});

test('"de" joins the article in Spanish', () => {
  expect(spanishOf('Centro de Estudios Guadaíra')).toBe('del Centro de Estudios Guadaíra');
  expect(spanishOf('Nubaria Pagos')).toBe('de Nubaria Pagos');
});

test('the legal form is said once', () => {
  expect(shortName('Leinetal Verpackungen GmbH & Co. KG')).toBe('Leinetal Verpackungen');
  for (const form of [
    'GmbH/Co. KG',
    'GmbH / Co KG',
    'GmbH & Co KGaA',
    'GmbH + Co. KG',
    'AG & Co. OHG',
  ])
    expect(shortName(`Größe & Söhne "Café" ${form}`)).toBe('Größe & Söhne "Café"');
  expect(shortName('Harrowgate Pay Ltd')).toBe('Harrowgate Pay');
  expect(shortName('SAP SE')).toBe('SAP SE');
});

test('a house called a court takes no article, a court of law does', () => {
  expect(placeIn('Oak Court', 'en')).toBe('at Oak Court');
  expect(placeIn('Leeds Crown Court', 'en')).toBe('at the Leeds Crown Court');
});

test('an English name is what its last noun says, and "bei" needs no gender', () => {
  expect(placeIn('Leeds Teaching Hospitals NHS Trust', 'de')).toBe(
    'bei Leeds Teaching Hospitals NHS Trust',
  );
  expect(placeIn("St James's University Hospital, Leeds Trust", 'de')).toBe(
    "im St James's University Hospital, Leeds Trust",
  );
  expect(placeIn('University Hospitals Birmingham', 'de')).toBe(
    'bei University Hospitals Birmingham',
  );
  expect(placeIn('Bradford Royal Infirmary', 'de')).toBe('bei Bradford Royal Infirmary');
  expect(placeIn('Wearmouth University Library', 'de')).toBe('bei Wearmouth University Library');
  expect(placeIn('University of Bradford', 'de')).toBe('an der University of Bradford');
  expect(placeIn('Kirkbeck College, York', 'de')).toBe('am Kirkbeck College, York');
  expect(placeIn('Hafengesellschaft Emsquer', 'de')).toBe('bei der Hafengesellschaft Emsquer');
  expect(placeIn('Hessische Pumpenwerke', 'de')).toBe('bei den Hessischen Pumpenwerken');
});

test('a Spanish or German house says first what it is', () => {
  expect(placeIn('Hospital San Aurelio', 'es')).toBe('en el Hospital San Aurelio');
  expect(placeIn('Naturkundliches Museum Okertal', 'de')).toBe('am Naturkundlichen Museum Okertal');
});
