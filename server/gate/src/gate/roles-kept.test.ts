import { holdRows, type Row } from './rows.fixture.ts';

// Written from the promise: the same words, each in the role that it has, and two of them in each other's.
const ROWS: Record<string, readonly Row[]> = {
  'a word behind a preposition of its own': [
    [
      'en',
      'Answered questions from parents about fees.',
      'Answered parents’ questions about fees.',
      'Answered questions from fees about parents.',
    ],
    [
      'en',
      'Sorted letters for the office in the hall.',
      'In the hall, sorted letters for the office.',
      'Sorted letters for the hall in the office.',
    ],
    [
      'en',
      'Checked the till with the manager.',
      'With the manager, checked the till.',
      'Checked the manager with the till.',
    ],
    [
      'es',
      'Revisé la caja con la encargada.',
      'Con la encargada revisé la caja.',
      'Revisé a la encargada con la caja.',
    ],
  ],
  'what comes before what': [
    [
      'en',
      'Photographed the looms before the dismantling.',
      'Before the dismantling, photographed the looms.',
      'Dismantling before the photographs of the looms.',
    ],
    [
      'es',
      'Propuse un inventario de telares antes del traslado.',
      'Propuse, antes del traslado, un inventario de telares.',
      'Propuse el traslado de telares antes del inventario.',
    ],
  ],
  'what is still to come': [
    [
      'en',
      'Drafted the plan; approval is pending.',
      'Drafted the plan; it is still pending approval.',
      'Approved the plan; the draft is pending.',
    ],
  ],
  'when there was none of it': [
    [
      'en',
      'Stock-checked dyes every Friday; no loom stoppages in 2019.',
      'Checked dye stock each Friday, with no loom stoppages in 2019.',
      'Checked dye stock each Friday and had no loom stoppages.',
    ],
  ],
  'a German verb in two parts': [
    [
      'de',
      'Auswertung der Kassenberichte für zwei Märkte.',
      'Ich werte die Kassenberichte für zwei Märkte aus.',
      'Ich bereite die Kassenberichte für zwei Märkte vor.',
    ],
  ],
  'a thing that something is done with': [
    [
      'en',
      'Handled complaints about noise and settled most of them.',
      'Dealt with complaints about noise, most of which were settled.',
      'Handled noise about complaints, most of which were settled.',
    ],
  ],
};

holdRows(ROWS);
