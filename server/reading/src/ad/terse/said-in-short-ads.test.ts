import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readRequirements } from '../read/requirements.rules.ts';

describe('what is said beside what an ad of a few words asks for', () => {
  test.each([
    [
      'Welder wanted at Harl Forge. MIG and TIG, a CSCS card is a must, the site office checks. If you can read drawings as well, great, but we can teach that.',
      ['must MIG', 'must TIG', 'must CSCS', 'nice read drawings'],
    ],
    [
      'Tester needed\n🔹 Selenium\n🔹 German B2, half the team sits in Ulm\n🔹 Jira is a plus',
      ['must Selenium', 'must German', 'nice Jira'],
    ],
    [
      'Hundetrainer gesucht! Sachkunde ist Pflicht, das Amt prüft. Englisch wäre schön, aber das lernst du auch hier. Um die Buchhaltung kümmert sich mein Mann.',
      ['must Sachkunde', 'nice Englisch'],
    ],
    [
      'Busco jardinero para dos fincas, con carnet B, poda. Experiencia no pido. De las facturas se ocupa mi hermana.',
      ['must carnet B', 'must poda'],
    ],
    [
      'Puesto: vendedor\nPedimos técnico en ventas. Si maneja Salesforce, excelente, pero lo capacitamos. Auxilio de transporte. ¿Hablamos por Zoom?',
      ['must técnico en ventas', 'nice Salesforce'],
    ],
    [
      'Van driver, days, Preston to Carlisle and back, full UK licence, ADR useful. Howe Freight.',
      ['must full UK licence', 'nice ADR'],
    ],
    [
      'Tischler – Holzwerk Rhön\n– Gesellenbrief\n– CNC bedienen\n\nUrlaubsgeld, Werkzeug, Arbeitskleidung. Auch Rentner dürfen anrufen.',
      ['must Gesellenbrief', 'must CNC'],
    ],
    [
      'Android Developer at Leafnote, the little app that tells you when to prune. We work in Kotlin and expect you to as well. Dutch is not needed.',
      ['must Kotlin'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});

describe('what an ad of a few words asks for in a sentence', () => {
  test.each([
    [
      'Nanny, Bath. You will look after two boys, so first aid matters to us. A background check is carried out by the agency. Spanish would be an asset.',
      ['must look after two boys', 'must first aid', 'nice Spanish'],
    ],
    [
      "We're taking on a second scaffolder! CISRS card would be great, not a deal breaker if you haven't got it. Rope work we'd really want you to know already.",
      ['nice CISRS card', 'must Rope work'],
    ],
    [
      "Hi Lena, I'm working with Borrow & Pike, a brewery in Leeds, who need a HR manager. Must-haves: hands-on Workday. They'd also like someone who has run payroll with Sage, but won't insist. Worth a few minutes on Teams this week?",
      ['must Workday', 'nice Sage'],
    ],
    [
      'Lab technician at Corvin Labs\n- strong HPLC\n- Python desirable, not essential\n- you write the weekly report',
      ['must HPLC', 'nice Python', 'must write the weekly report'],
    ],
    [
      'Wir suchen einen Altenpfleger für Haus Birke. Voraussetzung ist das Examen als Pflegefachkraft. Wer Akkordeon spielt, ist doppelt willkommen.',
      ['must Examen als Pflegefachkraft', 'nice Akkordeon'],
    ],
    [
      'Ich suche eine Floristin für meinen Laden. Gesellenbrief setze ich voraus. Toll fände ich, wenn du Grabgestecke machst.',
      ['must Gesellenbrief', 'nice Grabgestecke'],
    ],
    [
      'Hallo Herr Kunz, für die Tessol GmbH in Ulm suche ich einen PHP-Entwickler. Gefragt sind PHP 8, Symfony und zwei Jahre Berufserfahrung.',
      ['must PHP', 'must Symfony', 'must zwei Jahre Berufserfahrung'],
    ],
    [
      'Elektroniker gesucht, Stadtwerke Ahr.\nErforderlich: Ausbildung Elektroniker, Führerschein B; erwünscht: CAD.',
      ['must Ausbildung Elektroniker', 'must Führerschein B', 'nice CAD'],
    ],
    [
      'Clínica Sol precisa enfermera. Imprescindible Grado en Enfermería y máster en urgencias. Se valorará inglés.',
      ['must Grado en Enfermería', 'must máster en urgencias', 'nice inglés'],
    ],
    [
      'Mozo de almacén – Distri Norte\n✔️ Carnet de carretillero\n✔️ 8 meses con transpaleta eléctrica\n➕ Inglés',
      ['must Carnet de carretillero', 'must 8 meses con transpaleta eléctrica', 'nice Inglés'],
    ],
    [
      'Hi Dan, my client Bolton Civils need a Site Manager. They want SMSTS and five years on highways. No rail.',
      ['must SMSTS', 'must five years on highways'],
    ],
    [
      'Hi Jana, für Kupferwerk in Kiel suche ich einen DevOps Engineer. Der Kunde wünscht sich Kubernetes und Terraform. Wann passt dir ein Call?',
      ['must Kubernetes', 'must Terraform'],
    ],
    [
      'Tree surgeon wanted. CS38 and CS39 are musts, the council insists.',
      ['must CS38', 'must CS39'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});

describe('what an ad of a few words says as long ones do not', () => {
  test.each([
    [
      'Bike mechanic wanted, Cork. Cytech 2, wheel building, E-bike diagnostics. Free coffee.',
      ['must Cytech 2', 'must wheel building', 'must E-bike diagnostics'],
    ],
    [
      'Contador/a en Lima. Pedimos Excel. El inglés no es indispensable ni lo evalúan.',
      ['must Excel'],
    ],
    ['Tiler wanted Monday. Must have own tools.', ['must own tools']],
    [
      'Comercial (H/M) · Solarsur · Murcia\n\nPedimos carnet B y soltura con algún CRM.\n\nVer oferta completa →',
      ['must carnet B', 'must CRM'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });

  test('its house, which signs below, is not taken for the post', () => {
    const text =
      'Hi all, our little bakery is looking for a Saturday helper! You need Excel.\n\nMillrace Bakery';
    expect(readRequirements(text, 'Millrace Bakery').map(({ term }) => term)).toEqual(['Excel']);
  });
});
