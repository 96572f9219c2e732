import { expect, test } from '@jest/globals';
import { turnBullet } from './turn-bullet.rules.ts';

const turned = (bullet: string, isCurrent = false) => {
  const part = turnBullet(bullet, 'de', isCurrent);
  const verb = part?.isMany ? 'gehörten' : 'gehörte';
  return (
    part && (part.kind === 'did' ? `bei X ${part.text}` : `zu meinen Aufgaben ${verb} ${part.text}`)
  );
};

test.each([
  [
    'Leerkilometer zwischen 2021 und 2023 von 24 auf 19 Prozent gesenkt',
    'bei X habe ich die Leerkilometer zwischen 2021 und 2023 von 24 auf 19 Prozent gesenkt',
  ],
  [
    'GraphQL-Schnittstellen für Bestellungen mit Kotlin entworfen und umgesetzt',
    'bei X habe ich GraphQL-Schnittstellen für Bestellungen mit Kotlin entworfen und umgesetzt',
  ],
  ['Aufmaße nach VOB/B erstellt', 'bei X habe ich Aufmaße nach VOB/B erstellt'],
  [
    'Ungeplante Stillstände von 40 auf 28 Stunden gesenkt, vor allem durch früheren Tausch der Lager',
    'bei X habe ich ungeplante Stillstände von 40 auf 28 Stunden gesenkt, vor allem durch früheren Tausch der Lager',
  ],
  [
    'Störungssuche an Förderbändern und Packern',
    'zu meinen Aufgaben gehörte die Störungssuche an Förderbändern und Packern',
  ],
  [
    'Pflege auf einer chirurgischen Station mit 30 Betten',
    'zu meinen Aufgaben gehörte die Pflege auf einer chirurgischen Station mit 30 Betten',
  ],
  [
    'Ich belieferte und fuhr einen Lieferwagen mit 12 Touren am Tag',
    'bei X belieferte und fuhr ich einen Lieferwagen mit 12 Touren am Tag',
  ],
  [
    'Ich reinigte und prüfte im Jahr 200 Feuerlöscher',
    'bei X reinigte und prüfte ich im Jahr 200 Feuerlöscher',
  ],
  [
    'Richtete 48 Büros mit eigenen Möbeln ein',
    'bei X richtete ich 48 Büros mit eigenen Möbeln ein',
  ],
  ['Führte ein Team von 6 Aushilfen', 'bei X führte ich ein Team von 6 Aushilfen'],
  ['Kassierte bar und führte das Kassenbuch', 'bei X kassierte ich bar und führte das Kassenbuch'],
  ['24 neue Kunden im Jahr 2023 gewonnen', 'bei X habe ich 24 neue Kunden im Jahr 2023 gewonnen'],
  ['Verschnitt um 14 % gesenkt', 'bei X habe ich den Verschnitt um 14 % gesenkt'],
  ['Neue Kunden gewonnen', 'bei X habe ich neue Kunden gewonnen'],
  [
    'Zusammen mit dem Lager Kunden gewonnen',
    'bei X habe ich zusammen mit dem Lager Kunden gewonnen',
  ],
  ['Über 40 Praxen betreut', 'bei X habe ich über 40 Praxen betreut'],
  [
    'Umsatz von 400.000 € auf 620.000 € gesteigert',
    'bei X habe ich den Umsatz von 400.000 € auf 620.000 € gesteigert',
  ],
  ['Abnahmen mit 9 Gewerken geführt', 'bei X habe ich Abnahmen mit 9 Gewerken geführt'],
  [
    'Umsatz im Gebiet von 400.000 € auf 620.000 € gesteigert',
    'bei X habe ich den Umsatz im Gebiet von 400.000 € auf 620.000 € gesteigert',
  ],
  [
    'Gemeinsam mit dem Vertrieb ein Lager geplant',
    'bei X habe ich gemeinsam mit dem Vertrieb ein Lager geplant',
  ],
  ['Verantwortlich für die Kasse', 'bei X war ich verantwortlich für die Kasse'],
  ['Betreuung von 85 Praxen', 'zu meinen Aufgaben gehörte die Betreuung von 85 Praxen'],
  ['Entwicklung und Wartung einer Website', 'bei X habe ich eine Website entwickelt und gewartet'],
  [
    'Technische Betreuung der Filialen',
    'zu meinen Aufgaben gehörte die technische Betreuung der Filialen',
  ],
  ['Aufbau eines Lagers', 'zu meinen Aufgaben gehörte der Aufbau eines Lagers'],
  [
    'Führung der Anlagenbuchhaltung, Ermittlung der Rückstellungen',
    'zu meinen Aufgaben gehörten die Führung der Anlagenbuchhaltung und die Ermittlung der Rückstellungen',
  ],
  ['Kundenbetreuung am Telefon', 'zu meinen Aufgaben gehörte die Kundenbetreuung am Telefon'],
])('tells of the person: %s', (bullet, said) => {
  expect(turned(bullet)).toBe(said);
});

test.each([
  'Wurde zum Schichtleiter befördert',
  'Beförderung zum Filialleiter',
  'Als beste Verkäuferin ausgezeichnet',
  'Vom Vorstand für das Projekt ausgewählt',
  'Auszeichnung als Mitarbeiter des Jahres',
  'Geprüfte Bilanzbuchhalterin',
  'Gelernte Tischlerin',
  'Automatisierte Tests in drei Sprachen',
  'Erstellte Berichte wurden veröffentlicht',
  'Python Einsteiger und Fortgeschritten',
  'Messebau in 5 Ländern',
  'Seit zehn Jahren ohne Unfall',
  'Zeitplan von der Leitung übernommen',
  'Datenbank mit 17.000 Einträgen aufgebaut',
  'Führte zu 20 % mehr Umsatz',
  'Führte zur Schließung',
  'Leitete sich daraus ab',
  'Brachte mir Lob ein',
  'Gewann der Verein den Pokal',
  'Gab es viele Projekte',
  'Zum Meister ausgebildet',
  'In Excel geschult',
  'Von 2019 bis 2020 das Lager geführt',
  'Schulung in Excel erhalten',
  'Schulung durch Microsoft',
  'Einführung in SAP',
  'Prüfung bestanden',
  'Entwicklung zum Teamleiter',
  'Teilnahme am Trainee-Programm',
  'Er baute das Lager um',
  'Projekt: Umbau der Kantine',
  'Abteilung mit 12 Beschäftigten',
])('leaves out what is not surely done by the person: %s', (bullet) => {
  expect(turned(bullet)).toBeUndefined();
});

test('says what goes on only of a job that goes on', () => {
  const bullets = [
    'Bediene eine CNC-Fräse',
    'Weise neue Fahrer ein, bisher 13',
    'Pflege alle Kontakte in Salesforce',
    'Werte im Jahr rund 3.200 Proben aus',
  ];
  expect(bullets.map((bullet) => turned(bullet, true))).toEqual([
    'bei X bediene ich eine CNC-Fräse',
    'bei X weise ich neue Fahrer ein, bisher 13',
    'bei X pflege ich alle Kontakte in Salesforce',
    'bei X werte ich im Jahr rund 3.200 Proben aus',
  ]);
  expect(bullets.map((bullet) => turned(bullet))).toEqual(bullets.map(() => undefined));
  expect(turned('Werte und Kultur im Haus', true)).toBeUndefined();
  expect(turned('Berichte an die Geschäftsführung', true)).toBeUndefined();
  expect(turned('Pflege der Kundendaten', true)).toBe('bei X pflege ich die Kundendaten');
});

test('a second "von" stays with the name of the work', () => {
  expect(turned('Pflege von Maschinen und von Werkzeugen', true)).not.toContain('pflege ich');
  expect(turned('Kontrolle von Lieferungen und von Lagerbeständen')).not.toContain('kontrolliert');
});
