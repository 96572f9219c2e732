import { holdRows } from './rows.fixture.ts';

/** Comparisons of numbers in other words; each with a lie of the same shape. */
holdRows({
  'an article between': [
    [
      'es',
      'Presupuesto cumplido con una desviación inferior al 6 % en 2023.',
      'Presupuesto cumplido con una desviación de menos de un 6 % en 2023.',
      'Presupuesto cumplido con una desviación de más de un 6 % en 2023.',
    ],
    [
      'es',
      'Merma por debajo del 3 % en almacén.',
      'Merma inferior al 3 % en almacén.',
      'Merma superior al 3 % en almacén.',
    ],
  ],
  'so many or more': [
    [
      'en',
      'Handle group bookings of at least ten rooms.',
      'Handle group bookings of ten or more rooms.',
      'Handle group bookings of ten rooms or less.',
    ],
    [
      'de',
      'Ich bearbeite Gruppenreservierungen ab zehn Zimmern.',
      'Ich bearbeite Gruppenreservierungen mit zehn oder mehr Zimmern.',
      'Ich bearbeite Gruppenreservierungen mit zwölf oder mehr Zimmern.',
    ],
    [
      'es',
      'Gestiono reservas de grupo de al menos diez habitaciones.',
      'Gestiono reservas de grupo de diez o más habitaciones.',
      'Gestiono reservas de grupo de hasta diez habitaciones.',
    ],
  ],
  'a little less': [
    [
      'en',
      'Cut the repair time to just under 4 hours.',
      'Cut the repair time to slightly less than 4 hours.',
      'Cut the repair time to slightly more than 4 hours.',
    ],
  ],
  'a currency behind its millions': [
    [
      'es',
      'Gestión de un presupuesto de 3 millones de euros.',
      'Gestión de un presupuesto de € 3 millones.',
      'Gestión de un presupuesto de $ 3 millones.',
    ],
  ],
});
