import { holdRows } from './rows.fixture.ts';

holdRows({
  'a date or the employer of the entry told of the deed': [
    [
      'en',
      'Rewired the workshop of the foundry.',
      'The workshop of the foundry rewired.',
      'Rewired the workshop of the foundry in 2019.',
    ],
    [
      'en',
      'Attended a first-aid course of 16 hours.',
      'Attended a 16-hour first-aid course.',
      'Attended a first-aid course of 16 hours at Harrowgill.',
    ],
    [
      'de',
      'Lager mit Barcodes ausgestattet.',
      'Das Lager mit Barcodes ausgestattet.',
      'Lager im Oktober 2019 mit Barcodes ausgestattet.',
    ],
    [
      'es',
      'Ordené el almacén de telas.',
      'Ordenación del almacén de telas.',
      'Ordené en 2019 el almacén de telas.',
    ],
  ],
});
