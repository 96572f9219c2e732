import { holdRows } from './rows.fixture.ts';

/** Amounts, sizes and tools that one side tells by another word; each with a lie of the same shape. */
holdRows({
  'how often and how long': [
    [
      'de',
      'Feuerlöscher halbjährlich geprüft.',
      'Feuerlöscher alle sechs Monate geprüft.',
      'Feuerlöscher alle drei Monate geprüft.',
    ],
    [
      'de',
      'Ein halbes Jahr lang die Poststelle betreut.',
      'Sechs Monate lang die Poststelle betreut.',
      'Alle sechs Monate die Poststelle betreut.',
    ],
    [
      'de',
      'Bereitschaft jede vierte Woche.',
      'Bereitschaft alle vier Wochen.',
      'Bereitschaft vier Wochen lang.',
    ],
    [
      'en',
      'Quarterly fire drills on two sites.',
      'Fire drills every three months on two sites.',
      'Fire drills every two months on two sites.',
    ],
    [
      'en',
      'Cleaned 30 tanks, each inspected twice a year.',
      'Cleaned 30 tanks, with two inspections a year of each.',
      'Cleaned 30 tanks, with two inspections a month of each.',
    ],
    [
      'en',
      'Checked invoices with the bookkeeper twice a month.',
      'Invoices checked with the bookkeeper twice a month.',
      'Two bookkeepers checked invoices a month.',
    ],
    [
      'de',
      'Neun Klassen in Musik unterrichtet.',
      'Musikunterricht in neun Klassen.',
      'Die 9. Klasse in Musik unterrichtet.',
    ],
    [
      'es',
      'Revisión semestral de los extintores.',
      'Revisión de los extintores cada seis meses.',
      'Revisión de los extintores cada tres meses.',
    ],
    [
      'es',
      'Formé a una veintena de auxiliares.',
      'Formé a unos veinte auxiliares.',
      'Formé a veinte auxiliares.',
    ],
    [
      'de',
      'Kirchenbank von 1847 zerlegt.',
      'Kirchenbank aus dem Jahr 1847 zerlegt.',
      'Kirchenbank aus dem Jahr 1874 zerlegt.',
    ],
  ],
  'a length that an adjective tells': [
    [
      'de',
      'Dreitägigen Kurs zur Obstbaumpflege besucht.',
      'Teilnahme an einem Kurs zur Obstbaumpflege über drei Tage.',
      'Teilnahme an drei Kursen zur Obstbaumpflege.',
    ],
    [
      'de',
      'Ich führte die Hausbesuche durch, etwa 30 im Quartal.',
      'Rund 30 Hausbesuche im Quartal übernommen.',
      'Rund 30 Hausbesuche im Monat übernommen.',
    ],
    [
      'en',
      'Ran a two-day class every other month.',
      'Ran a class lasting two days once every two months.',
      'Ran two classes every other month.',
    ],
  ],
  'what is denied from some time on': [
    [
      'de',
      'Seit 2022 gibt es in der Werkstatt keine Unfälle.',
      'Unfälle kommen in der Werkstatt seit 2022 nicht mehr vor.',
      'Unfälle kommen in der Werkstatt seit 2022 vor.',
    ],
    [
      'es',
      'Preparó un catálogo provisional, que no llegó a imprimirse.',
      'Preparó un catálogo de carácter provisional que finalmente no se imprimió.',
      'Preparó un catálogo de carácter provisional que finalmente se imprimió.',
    ],
  ],
  'a word that makes smaller what is small': [
    [
      'de',
      'Pflege selten genutzter Pläne.',
      'Pflege von Plänen, die nur selten genutzt wurden.',
      'Pflege von Plänen, die häufig genutzt wurden.',
    ],
    [
      'de',
      'Vertretung der Leiterin während deren Urlaub.',
      'Sprang für die Leiterin ein, wenn diese im Urlaub war.',
      'Leiterin, wenn diese im Urlaub war.',
    ],
  ],
  'what says that a deed is one’s own': [
    [
      'en',
      'Coordinated 25 garages in two counties.',
      'Responsible for coordinating 25 garages in two counties.',
      'Responsible for 25 garages in two counties.',
    ],
    [
      'en',
      'Helped with coordinating 25 garages in two counties.',
      'Helped to coordinate 25 garages in two counties.',
      'Responsible for coordinating 25 garages in two counties.',
    ],
    [
      'de',
      'Prüfung von Feuerlöschern an zwei Standorten.',
      'Verantwortlich für die Prüfung von Feuerlöschern an zwei Standorten.',
      'Verantwortlich für zwei Standorte mit Feuerlöschern.',
    ],
  ],
  'any of what is not counted': [
    [
      'en',
      'Explained deviations of more than 5% to the controller.',
      'Explained any deviations of more than 5% to the controller.',
      'Explained all deviations of more than 4% to the controller.',
    ],
    [
      'en',
      'Cut the median time to book a room from 94 to 61 seconds.',
      'Reduced the median time to book a room from 94 to 61 seconds.',
      'Cut the time to book any room from 94 to 61 seconds.',
    ],
  ],
  'now and then, or in part': [
    [
      'de',
      'Verkauf an Samstagen, zeitweise allein im Laden.',
      'Verkauf an Samstagen, teilweise allein im Laden.',
      'Verkauf an Samstagen, allein im Laden.',
    ],
  ],
  'a test by its kind': [
    [
      'en',
      'Ran an A/B test of the sign-up page.',
      'Ran a test of the sign-up page.',
      'Ran a test report of the sign-up page.',
    ],
    [
      'en',
      'Wrote a report on paper bags.',
      'Authored a report on paper bags.',
      'Wrote a test report on paper bags.',
    ],
  ],
  'a number in another form': [
    [
      'de',
      'Klausuren für die neunte Klasse korrigiert.',
      'Korrektur von Klausuren für die 9. Klasse.',
      'Korrektur von Klausuren für die 8. Klasse.',
    ],
    [
      'es',
      'Recogida de 11 millones de kilos de aceituna en 26 días.',
      'Recogida de once millones de kilos de aceituna en 26 días.',
      'Recogida de doce millones de kilos de aceituna en 26 días.',
    ],
    [
      'es',
      'Inspección de una media de 320 fincas por campaña.',
      'Inspección de 320 fincas de media por campaña.',
      'Inspección de media finca por campaña.',
    ],
    [
      'de',
      'Felle gegerbt, an zwei Tagen in der Woche.',
      'An 2 Tagen pro Woche Felle gegerbt.',
      'An 2 Tagen pro Monat Felle gegerbt.',
    ],
  ],
  'each and every': [
    [
      'en',
      'Checked the moorings before each trip.',
      'Checked the moorings before every trip.',
      'Checked every mooring before the trip.',
    ],
    [
      'en',
      'Began a course in dry stone walling and expects to finish it next year.',
      'Began a course in dry stone walling and expects to complete it next year.',
      'Began a complete course in dry stone walling and expects to finish it next year.',
    ],
  ],
  'a deed that a verb only carries': [
    [
      'en',
      'Carried out sight tests on adults under the supervision of an optician.',
      'Supervised by an optician, carried out sight tests on adults.',
      'Supervised an optician who carried out sight tests on adults.',
    ],
  ],
  'a list behind what limits it': [
    [
      'de',
      'Abgüsse unter Anleitung hergestellt, meist Mäuse, Wiesel und Igel.',
      'Herstellung von Abgüssen unter Anleitung, überwiegend Igel, Mäuse und Wiesel.',
      'Überwiegend Herstellung von Abgüssen, Mäuse, Wiesel und Igel unter Anleitung.',
    ],
  ],
  'a size': [
    [
      'en',
      'Repaired ladders of up to 40 metres.',
      'Repaired ladders up to 40 metres long.',
      'Repaired ladders up to 40 kilometres long.',
    ],
    [
      'en',
      'Painted gas tanks 12 metres high.',
      'Painted gas tanks that were 12 metres high.',
      'Painted gas tanks 12 metres long.',
    ],
  ],
  'a tool that is used': [
    [
      'en',
      'Sorted nine years of parish records with Perl.',
      'Used Perl to sort parish records from nine years.',
      'Used parish records to sort Perl.',
    ],
    [
      'en',
      'Traced deeds for a client in the county archive.',
      'Used the county archive to trace deeds for a client.',
      'Used a client to trace deeds for the county archive.',
    ],
  ],
  'what is counted behind a colon': [
    [
      'es',
      'Llevo la reparación de telares antiguos: 41 encargos desde 2022.',
      'Desde 2022 he llevado 41 encargos de reparación de telares antiguos.',
      'Desde 2021 he llevado 41 encargos de reparación de telares antiguos.',
    ],
    [
      'es',
      'Archivo de cartas digitalizado en parte: años 2011 a 2014',
      'Archivo de cartas, digitalizado en parte: años 2011 a 2014',
      'Archivo de cartas digitalizado en parte entre 2011 y 2014',
    ],
  ],
  'a verb that only carries': [
    [
      'de',
      'Bereitschaft jede dritte Woche im Wechsel mit den Kollegen',
      'Im Wechsel mit den Kollegen jede dritte Woche Bereitschaft übernommen',
      'Jede dritte Woche Bereitschaft für die Kollegen übernommen',
    ],
    [
      'en',
      'Kept the van in order and ordered bolts each month',
      'Kept the van in order and placed monthly orders for bolts',
      'Kept the van in order and placed weekly orders for bolts',
    ],
  ],
});
