import { holdRows } from './rows.fixture.ts';

holdRows({
  'what a deed was done for or after': [
    [
      'es',
      'Mediciones mensuales para las certificaciones, revisadas por el jefe de obra',
      'Mediciones de cada mes para las certificaciones, revisadas por el jefe de obra',
      'Mediciones mensuales y certificaciones, revisadas por el jefe de obra',
    ],
    [
      'en',
      'Repair of defects after the periodic inspection, with the foreman.',
      'With the foreman, repair of defects after the periodic inspection.',
      'Repair of defects and periodic inspection, with the foreman.',
    ],
    [
      'de',
      'Rahmen nach Zeichnungen der Konstrukteurin gebaut.',
      'Bau von Rahmen nach Zeichnungen der Konstrukteurin.',
      'Rahmen und Zeichnungen für die Konstrukteurin gebaut.',
    ],
  ],
  'at what one stood in': [
    [
      'de',
      'Vertretung der Laborleitung bei internen Audits, zweimal',
      'Zweimal Vertretung der Laborleitung bei internen Audits',
      'Durchführung interner Audits in Vertretung der Laborleitung, zweimal',
    ],
  ],
  'what another one does': [
    [
      'de',
      'Den Etat verwalte ich selbst, über größere Anschaffungen entscheidet die Direktion.',
      'Ich verwalte den Etat selbst, über größere Anschaffungen entscheidet die Direktion.',
      'Den Etat verwalte ich selbst und entscheide über größere Anschaffungen mit der Direktion.',
    ],
    [
      'en',
      'Wrote the reports that the senior engineer signed.',
      'Wrote the reports, which the senior engineer signed.',
      'Wrote and signed the reports.',
    ],
    [
      'es',
      'Gestiono el presupuesto; las compras mayores las decide la dirección.',
      'Gestiono el presupuesto; la dirección decide las compras mayores.',
      'Gestiono el presupuesto y decido las compras mayores con la dirección.',
    ],
  ],
  'always and normally': [
    [
      'es',
      'Puesta en marcha siempre con el jefe de montaje.',
      'Siempre con el jefe de montaje, puesta en marcha.',
      'Puesta en marcha, normalmente con el jefe de montaje.',
    ],
    [
      'de',
      'Inbetriebnahme immer mit dem Obermonteur.',
      'Inbetriebnahme stets mit dem Obermonteur.',
      'Inbetriebnahme mit dem Obermonteur.',
    ],
  ],
  'a part of what is denied': [
    [
      'de',
      'Seit 2022 keine Absturzunfälle in der Kolonne.',
      'Keine Absturzunfälle in der Kolonne seit 2022.',
      'Seit 2022 keine Unfälle in der Kolonne.',
    ],
  ],
  'how many, how far, when': [
    [
      'de',
      'Zusammen mit zwei Grundschulen habe ich Führungen entwickelt, die einmal im Monat stattfinden.',
      'Gemeinsam mit zwei Grundschulen habe ich Führungen entwickelt, die einmal im Monat stattfinden.',
      'Zusammen mit den Grundschulen habe ich Führungen entwickelt, die einmal im Monat stattfinden.',
    ],
    [
      'es',
      'Organización de un campamento de verano para 30 jóvenes.',
      'Organicé un campamento de verano para 30 jóvenes.',
      'Organización de campamentos de verano para 30 jóvenes.',
    ],
    [
      'en',
      'Ordered materials up to £500 without sign-off.',
      'Without sign-off, ordered materials up to £500.',
      'Ordered materials without sign-off.',
    ],
    ['de', 'Samstags die Kasse betreut.', 'Betreuung der Kasse samstags.', 'Die Kasse betreut.'],
  ],
  'a start without its end': [
    [
      'es',
      'Conseguí acortar la espera de tres semanas a ocho días.',
      'Logré acortar la espera de tres semanas a ocho días.',
      'Conseguí acortar la espera en tres semanas.',
    ],
  ],
  'what a word for somebody or something says': [
    [
      'de',
      'Bestand beobachtet und der Einkäuferin gemeldet, wenn er knapp wurde.',
      'Beobachtung des Bestands und Meldung an die Einkäuferin, wenn er knapp wurde.',
      'Bestand beobachtet und eingekauft, wenn er knapp wurde.',
    ],
    [
      'de',
      'Daten für den Bericht über Mietrückstände bereinigt.',
      'Bereinigung von Daten für den Bericht über Mietrückstände.',
      'Daten bereinigt und über Mietrückstände berichtet.',
    ],
    [
      'en',
      'Checked invoices before the accountant paid them.',
      'Check of invoices before the accountant paid them.',
      'Checked and paid invoices before the accountant.',
    ],
  ],
  'how far, and why': [
    [
      'de',
      'Beschwerden gingen nach dem neuen Formular leicht zurück.',
      'Nach dem neuen Formular gingen Beschwerden leicht zurück.',
      'Beschwerden gingen nach dem neuen Formular zurück.',
    ],
    [
      'en',
      'Complaints fell slightly after the new form.',
      'After the new form, complaints fell slightly.',
      'Complaints fell after the new form.',
    ],
    [
      'es',
      'Las quejas bajaron tras el nuevo formulario.',
      'Tras el nuevo formulario bajaron las quejas.',
      'Las quejas bajaron gracias al nuevo formulario.',
    ],
  ],
});
