import { holdRows } from './rows.fixture.ts';

holdRows({
  'objects of two deeds': [
    [
      'en',
      'Repaired the pumps and inspected the valves of the pool.',
      'Inspected the valves of the pool and repaired the pumps.',
      'Inspected the pumps and repaired the valves of the pool.',
    ],
    [
      'de',
      'Prüfung der Rechnungen und Ablage der Lieferscheine.',
      'Ablage der Lieferscheine und Prüfung der Rechnungen.',
      'Ablage der Rechnungen und Prüfung der Lieferscheine.',
    ],
    [
      'es',
      'Pinté las puertas y lijé los marcos.',
      'Lijé los marcos y pinté las puertas.',
      'Pinté los marcos y lijé las puertas.',
    ],
  ],
  'how often of another deed': [
    [
      'en',
      'Counted the till daily and ordered the stock.',
      'Counted the till every day and ordered the stock.',
      'Counted the till and ordered the stock daily.',
    ],
    [
      'de',
      'Die Öfen täglich gereinigt und die Vorräte bestellt.',
      'Tägliche Reinigung der Öfen und Bestellung der Vorräte.',
      'Die Öfen gereinigt und die Vorräte täglich bestellt.',
    ],
    [
      'es',
      'Revisé semanalmente las cámaras y anoté las averías.',
      'Revisión semanal de las cámaras y anotación de las averías.',
      'Revisé las cámaras y anoté semanalmente las averías.',
    ],
  ],
  'help at another deed': [
    [
      'en',
      'Assisted the curator with hanging pictures and wrote the labels.',
      'Wrote the labels and assisted the curator with hanging pictures.',
      'Hung the pictures and assisted the curator with writing the labels.',
    ],
    [
      'de',
      'Half bei der Montage der Regale und führte die Stücklisten.',
      'Hilfe bei der Montage der Regale und Führung der Stücklisten.',
      'Montage der Regale und Hilfe bei der Führung der Stücklisten.',
    ],
    [
      'es',
      'Ayudé al carpintero con los armarios y barnicé las mesas.',
      'Barnicé las mesas y ayudé al carpintero con los armarios.',
      'Barnicé los armarios y ayudé al carpintero con las mesas.',
    ],
  ],
  'two things around one preposition': [
    [
      'en',
      'Replaced plastic with glass in two shops.',
      'In two shops, replaced plastic with glass.',
      'Replaced glass with plastic in two shops.',
    ],
    [
      'de',
      'Tauschte Gas gegen Strom in drei Küchen.',
      'In drei Küchen Gas gegen Strom getauscht.',
      'Tauschte Strom gegen Gas in drei Küchen.',
    ],
    [
      'es',
      'Cambié el plástico por vidrio en dos tiendas.',
      'En dos tiendas cambié el plástico por vidrio.',
      'Cambié el vidrio por plástico en dos tiendas.',
    ],
  ],
  'the one whom it was done to': [
    [
      'en',
      'Coached two apprentices in welding.',
      'Two apprentices coached in welding.',
      'Coached by two apprentices in welding.',
    ],
    [
      'de',
      'Drei Lehrlinge im Schweißen unterrichtet.',
      'Unterricht im Schweißen für drei Lehrlinge.',
      'Von drei Lehrlingen im Schweißen unterrichtet.',
    ],
    [
      'es',
      'Formé a tres aprendices en soldadura.',
      'Formación de tres aprendices en soldadura.',
      'Tres aprendices me formaron en soldadura.',
    ],
  ],
});
