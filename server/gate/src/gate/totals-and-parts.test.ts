import { describe, expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** What a number or a deed is told of: lies by their kind, and what a careful person may write. */
const KINDS: readonly (readonly [kind: string, lies: readonly Case[], same: readonly Case[]])[] = [
  [
    'who worked for some is one of them',
    [
      [
        'es',
        'Trabajé en el departamento de conservación bajo la dirección de dos restauradoras.',
        'Trabajé en el departamento de conservación como una de sus dos restauradoras.',
      ],
      [
        'en',
        'Worked in the conservation department under two restorers.',
        'Worked in the conservation department as one of its two restorers.',
      ],
      [
        'en',
        'I assisted at weddings for three photographers.',
        'I assisted at weddings as one of three photographers.',
      ],
      [
        'de',
        'Ich arbeitete in der Werkstatt unter zwei Restauratorinnen.',
        'Ich arbeitete in der Werkstatt als eine von zwei Restauratorinnen.',
      ],
      [
        'de',
        'Sterilisation der Instrumente für vier Zahnärzte.',
        'Als einer von vier Zahnärzten Sterilisation der Instrumente.',
      ],
      [
        'es',
        'Esterilicé el instrumental para cuatro dentistas.',
        'Esterilicé el instrumental como una de cuatro dentistas.',
      ],
    ],
    [
      [
        'en',
        'Worked in the conservation department under two restorers.',
        'Under two restorers, worked in the conservation department.',
      ],
      [
        'en',
        'Worked as one of two restorers in the conservation department.',
        'One of the two restorers in the conservation department.',
      ],
      [
        'de',
        'Ich arbeitete in der Werkstatt unter zwei Restauratorinnen.',
        'In der Werkstatt arbeitete ich unter zwei Restauratorinnen.',
      ],
      [
        'de',
        'Ich arbeitete als eine von zwei Restauratorinnen in der Werkstatt.',
        'Ich war eine der zwei Restauratorinnen in der Werkstatt.',
      ],
      [
        'es',
        'Trabajé en el departamento de conservación bajo la dirección de dos restauradoras.',
        'Bajo la dirección de dos restauradoras trabajé en el departamento de conservación.',
      ],
      [
        'es',
        'Llevé la agenda de seis abogadas del despacho.',
        'Llevaba la agenda de seis abogadas del despacho.',
      ],
    ],
  ],
  [
    'a number goes to another noun of its phrase',
    [
      [
        'en',
        'Sampled drinking water at 26 wells of the municipality.',
        'Sampled drinking water at wells of 26 municipalities.',
      ],
      [
        'en',
        'Repaired 14 pumps of the district twice a year.',
        'Repaired pumps of 14 districts twice a year.',
      ],
      [
        'en',
        'Cleaned the windows on nine floors of the hotel.',
        'Cleaned the windows on the floors of nine hotels.',
      ],
      [
        'en',
        'Delivered parcels to 120 households of the village.',
        'Delivered parcels to households of 120 villages.',
      ],
      [
        'en',
        'Audited the accounts of eight branches of the bank.',
        'Audited the accounts of branches of eight banks.',
      ],
      [
        'es',
        'Muestreo de agua potable en 26 pozos del municipio.',
        'Muestreo de agua potable en pozos de 26 municipios.',
      ],
      ['es', 'Reparé 14 bombas del distrito.', 'Reparé bombas de 14 distritos.'],
      ['es', 'Pinté 40 puertas de la escuela.', 'Pinté las puertas de 40 escuelas.'],
      [
        'es',
        'Limpieza de ventanas en nueve plantas del hotel.',
        'Limpieza de ventanas en plantas de nueve hoteles.',
      ],
      [
        'es',
        'Repartí paquetes en 120 hogares del pueblo.',
        'Repartí paquetes en hogares de 120 pueblos.',
      ],
      [
        'es',
        'Auditoría de cuentas de ocho sucursales del banco.',
        'Auditoría de cuentas de sucursales de ocho bancos.',
      ],
      ['en', 'Serviced 18 lifts of the hospital.', 'Serviced the lifts of 18 hospitals.'],
      ['en', 'Supported six teams of nurses.', 'Supported teams of six nurses.'],
      ['es', 'Atendí seis grupos de niños.', 'Atendí grupos de seis niños.'],
      [
        'de',
        'Beprobung von Trinkwasser an 26 Brunnen der Gemeinde.',
        'Beprobung von Trinkwasser an Brunnen von 26 Gemeinden.',
      ],
      ['de', 'Wartung von 14 Pumpen des Bezirks.', 'Wartung von Pumpen in 14 Bezirken.'],
    ],
    [
      [
        'en',
        'Sampled drinking water at 26 wells of the municipality.',
        "Drinking water sampled at the municipality's 26 wells.",
      ],
      [
        'de',
        'Beprobung von Trinkwasser an 26 Brunnen der Gemeinde.',
        'An 26 Brunnen der Gemeinde Trinkwasser beprobt.',
      ],
      [
        'es',
        'Muestreo de agua potable en 26 pozos del municipio.',
        'Muestreé agua potable en 26 pozos del municipio.',
      ],
    ],
  ],
  [
    'a total is told of a part, and the rest beside it',
    [
      [
        'en',
        'I organise eight to ten trips a month, both domestic and to Chile and Colombia.',
        'I organise eight to ten trips a month to Chile and Colombia, besides the domestic ones.',
      ],
      [
        'de',
        'Ich organisiere acht bis zehn Reisen im Monat, sowohl im Inland als auch nach Chile und Kolumbien.',
        'Ich organisiere acht bis zehn Reisen im Monat nach Chile und Kolumbien, neben denen im Inland.',
      ],
      [
        'es',
        'Organizo entre ocho y diez viajes al mes, tanto nacionales como a Chile y Colombia.',
        'Organizo entre ocho y diez viajes al mes a Chile y Colombia, además de los nacionales.',
      ],
      [
        'es',
        'Vendí 120 billetes al día, tanto sencillos como abonos.',
        'Vendí 120 abonos al día, además de billetes sencillos.',
      ],
      [
        'de',
        'Ich führte 20 Touren im Jahr, im Harz und in den Alpen.',
        'Ich führte 20 Touren im Jahr in den Alpen, neben denen im Harz.',
      ],
      [
        'en',
        'Sold 120 tickets a day, both single and season tickets.',
        'Sold 120 season tickets a day, as well as single tickets.',
      ],
    ],
    [
      [
        'en',
        'I organise eight to ten trips a month, both domestic and to Chile and Colombia.',
        'Each month I organise eight to ten trips, domestic ones as well as to Chile and Colombia.',
      ],
      [
        'en',
        'Sold 120 tickets a day, both single and season tickets.',
        'Sold 120 tickets a day, single as well as season tickets.',
      ],
      [
        'de',
        'Verkauf von 120 Fahrkarten am Tag, Einzelkarten und Monatskarten.',
        'Am Tag 120 Fahrkarten verkauft, Monatskarten und Einzelkarten.',
      ],
      [
        'de',
        'Neben Einzelkarten verkaufte ich 120 Monatskarten am Tag.',
        'Ich verkaufte neben Einzelkarten 120 Monatskarten am Tag.',
      ],
      [
        'es',
        'Organizo entre ocho y diez viajes al mes, tanto nacionales como a Chile y Colombia.',
        'Al mes organizo entre ocho y diez viajes, tanto a Chile y Colombia como nacionales.',
      ],
      [
        'es',
        'Vendí 120 billetes al día, tanto sencillos como abonos.',
        'Vendí al día 120 billetes, tanto abonos como sencillos.',
      ],
    ],
  ],
  [
    "somebody is put in one's charge",
    [
      [
        'es',
        'Secretaria del área de siniestros, con 25 empleados.',
        'Secretaria del área de siniestros, con 25 empleados a mi cargo.',
      ],
      [
        'es',
        'Secretaria de la jefa de un área con 25 empleados.',
        'Secretaria de la jefa de un área, con 25 empleados a mi cargo.',
      ],
      [
        'en',
        'Secretary of the claims department, with 25 employees.',
        'Secretary of the claims department, with 25 employees reporting to me.',
      ],
      [
        'en',
        'Receptionist in a practice with four nurses.',
        'Receptionist in a practice, with four nurses under me.',
      ],
      [
        'de',
        'Sekretärin der Schadenabteilung mit 25 Beschäftigten.',
        'Sekretärin der Schadenabteilung mit 25 Beschäftigten unter mir.',
      ],
      [
        'de',
        'Empfang in einer Praxis mit vier Pflegekräften.',
        'Empfang in einer Praxis mit vier mir unterstellten Pflegekräften.',
      ],
    ],
    [
      [
        'en',
        'Secretary of the claims department, with 25 employees.',
        'Secretary of the claims department, which has 25 employees.',
      ],
      [
        'de',
        'Sekretärin der Schadenabteilung mit 25 Beschäftigten.',
        'Sekretärin in der Schadenabteilung mit ihren 25 Beschäftigten.',
      ],
      [
        'es',
        'Secretaria del área de siniestros, con 25 empleados.',
        'Secretaria en el área de siniestros, que tiene 25 empleados.',
      ],
    ],
  ],
];

describe.each(KINDS)('%s', (_kind, lies, same) => {
  test.each(lies)('%s: %s → %s is no fact', (language, fact, text) => {
    expect(answerFor(fact, text, language)).not.toBe('proven');
  });

  test.each(same)('%s: %s → %s says the same', (language, fact, text) => {
    expect(answerFor(fact, text, language)).toBe('proven');
  });
});
