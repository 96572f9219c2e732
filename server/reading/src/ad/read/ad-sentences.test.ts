import { expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

test.each([
  ['Das Sahnehäubchen: nein. Orgelkenntnisse wären schön, sind aber nicht ausschlaggebend.'],
  ['Orgelkenntnisse wären das Sahnehäubchen.'],
  ['Wenn du Orgelkenntnisse hast: perfekt.'],
  ['Über Orgelkenntnisse würden wir uns freuen.'],
])('helps: %s', (sentence) => {
  const read = askedIn(`Dein Profil\n- Excel\n\n${sentence}`);
  expect(read).toContain('must Excel');
  expect(read.filter((term) => /^nice .*Orgelkenntnisse/.test(term))).toHaveLength(1);
});

test.each([
  ['Stimmen und Löten sollten für dich Routine sein.', /Löten/],
  ["You're confident with harpsichords.", /harpsichords/],
  ['Es fundamental que sepas afinar.', /afinar/],
  ['Como Asesor/a de Pianos te vamos a pedir que cuides los teclados.', /cuides los teclados/],
])('asks: %s', (sentence, asked) => {
  const read = askedIn(sentence);
  expect(read.filter((term) => asked.test(term))).not.toEqual([]);
  expect(read.every((term) => term.startsWith('must '))).toBe(true);
});

test.each([
  ["I'm Ann and I recruit for a firm that you've heard of."],
  ['They use Slack and Notion, which you will love.'],
  ['Bitte senden Sie Ihre Unterlagen als PDF an Frau Ott.'],
  ['Den Meister können Sie bei uns machen.'],
  ['Please include a link to your portfolio.'],
  ['This position is open at our hotel in Cork.'],
])('told of others, or of how to apply: %s', (sentence) => {
  expect(askedIn(`Requirements\n- Excel\n\n${sentence}`)).toEqual(['must Excel']);
});

test('a remark in parentheses asks for what a task needs', () => {
  expect(
    askedIn(
      'Aufgaben\n- Kasse führen\n- Regale füllen\n- Hausbesuche machen (dafür ist ein Führerschein nötig)',
    ).join(),
  ).toContain('Führerschein');
});

test('a title with its genders heads no section', () => {
  const text = 'Marketing Manager (m/w/d) Schwerpunkt SEA\nInitech GmbH, Ulm\n\nProfil\n- Excel';
  expect(askedIn(text)).toEqual(['must Excel']);
});

test('readiness is for what follows, and a choice reaches back over gendered names', () => {
  expect(askedIn('Profil\n- Bereitschaft, auch mal den Frühdienst zu übernehmen')).toHaveLength(1);
  expect(askedIn('Profil\n- Ausbildung als Glaser*in, Maler*in oder Tischler*in')).toEqual([
    'must Ausbildung als Glaser*in, Maler*in oder Tischler*in',
  ]);
});

test('marks in the columns of a table say how much a row counts', () => {
  const text =
    '| Criterion | Essential | Desirable |\n|---|---|---|\n| Excel | x | |\n| SAP | | x |';
  expect(askedIn(text)).toEqual(['must Excel', 'nice SAP']);
});

test('a paragraph that is wrapped more narrowly than the rest is whole again', () => {
  const text =
    'Aufgaben\nSie leiten das Lager in Ulm. Sie planen Touren,\nBestellungen und den Einsatz der acht Fahrer im\nWerk. Sie schulen alle Fahrer.';
  expect(askedIn(text).join()).toContain('Einsatz der acht Fahrer im Werk');
});

test('an object before its verb, tasks behind a shared "de", and what is wished for likewise', () => {
  expect(askedIn('Profil\n- Excel\n\nMit Orgeln kennst du dich aus.').join()).toMatch(/Orgeln$/);
  expect(
    askedIn('Te encargarás de la caja, de reponer los estantes y de cerrar la tienda.'),
  ).toEqual(['must la caja', 'must reponer los estantes', 'must cerrar la tienda']);
  expect(
    askedIn('Requirements\n- CIPP membership is an advantage, as would experience of PAYE'),
  ).toEqual(['nice CIPP membership', 'nice PAYE']);
});

test('a tool that only says by what means is one requirement, as are two sides of one bearing', () => {
  expect(askedIn('Aufgaben\n- Dokumentation in Orbis\n- Betreuung der Angehörigen')).toHaveLength(
    2,
  );
  expect(askedIn('Profil\n- Einfühlungsvermögen und Belastbarkeit')).toHaveLength(1);
});

test.each([
  ["It helps if you know Orgelbau, and it'd be lovely if you could play.", 'nice Orgelbau'],
  ['Experience of using Civica is welcome but not essential.', 'nice Civica'],
  ['Manejar Gesden es un plus.', 'nice Gesden'],
])('a courtesy that names what helps: %s', (sentence, term) => {
  expect(askedIn(`Requirements\n- Excel\n\n${sentence}`).join()).toContain(term.split(' ')[1]);
  expect(askedIn(`Requirements\n- Excel\n\n${sentence}`)[1]).toMatch(/^nice /);
});

test('the last deed of a series is one, whatever its verb is besides', () => {
  expect(askedIn("You'll improve models, design experiments and review code.")).toEqual([
    'must improve models',
    'must design experiments',
    'must review code',
  ]);
  expect(askedIn('Tests planst und schreibst du selbst.').join()).toMatch(/Tests$/);
});

test('what is said of the post that is sought is asked, and its name is not', () => {
  expect(askedIn('My client wants a paralegal who has run files in Latin.').join()).toMatch(
    /Latin/,
  );
  expect(
    askedIn('Wir suchen einen Gesellen, der gern mit Eiche arbeitet und Pläne lesen kann.').join(),
  ).toMatch(/must .*Eiche.*must .*Pläne/);
  expect(askedIn('Requirements\n- Excel\n\nWe require an Assembler for our hall in Ulm.')).toEqual([
    'must Excel',
  ]);
});

test.each([
  ['Reporting to the Production Lead, you will be responsible for aligning mirrors.', /aligning/],
  ['The role also involves training volunteers.', /training volunteers/],
  ['Se trata de un puesto para afinar pianos.', /afinar pianos/],
])('tasks: %s', (sentence, task) => {
  expect(askedIn(sentence).filter((term) => task.test(term))).toHaveLength(1);
});

test('a remark in parentheses helps with the one thing before it', () => {
  expect(
    askedIn('Requirements\n- Driving licence (C1 even better), own van, steady hands'),
  ).toEqual([expect.stringMatching(/^must Driving licence/), 'must own van', 'must steady hands']);
});

test('one word may head its line', () => {
  expect(
    askedIn(
      '👷 Job: Dächer decken, Rinnen löten, Ziegel tragen\n🎒 Du: schwindelfrei, Führerschein B\n💶 Wir: Prämie',
    ),
  ).toEqual([
    'must Dächer decken',
    'must Rinnen löten',
    'must Ziegel tragen',
    'must schwindelfrei',
    'must Führerschein B',
  ]);
});
