import type { TypographyRule } from './glossary.types.ts';

const ALL = ['en', 'es', 'de'] as const;
const QUOTED = 'The specification has it so.';
const COLUMNS = 'Plain text in columns.';

/** How texts are set. `\u00a0` is the blank that no line breaks at. */
export const typography: readonly TypographyRule[] = [
  {
    languages: ALL,
    wrong: /\.\.\./,
    right: '…',
    except: {
      'mfe-billing/en:loading': QUOTED,
      'mfe-billing/en:payment.verifying': QUOTED,
      'mfe-cv-editor/en:loading': QUOTED,
      'mfe-export/en:loading': QUOTED,
    },
  },
  { languages: ['de'], wrong: /[^\u00a0]…/, right: '\\u00a0…' },
  {
    languages: ALL,
    wrong: /\d ?(?:[KMG]i?B|[cm]m|px)(?!\p{L})/u,
    right: 'the number, \\u00a0 and the unit',
    except: { 'mfe-cv-editor/en:pictures.hint': QUOTED, 'mfe-import/en:refused.too-large': QUOTED },
  },
  { languages: ['es', 'de'], wrong: /\d ?%/, right: 'the number, \\u00a0 and %' },
  { languages: ['de'], wrong: /\d:\d\d(?!\d|\u00a0Uhr)/, right: 'the time, \\u00a0 and Uhr' },
  { languages: ['de'], wrong: /(?<!\p{L})\p{L}\. ?\p{L}\./u, right: 'z.\\u00a0B.' },
  { languages: ALL, wrong: /'/, right: '’' },
  { languages: ['en'], wrong: /["«»„]/, right: '“…”' },
  { languages: ['es'], wrong: /["„“”]/, right: '«…»' },
  { languages: ['de'], wrong: /["«»”]/, right: '„…“' },
  { languages: ['es'], wrong: /^[^¿]*\?/, right: '¿…?' },
  { languages: ['es'], wrong: /^[^¡]*!/, right: '¡…!' },
  {
    languages: ALL,
    wrong: /\S[ \u00a0]{2,}\S/,
    right: 'one blank',
    except: {
      'server/api/en:TEXTS': COLUMNS,
      'server/api/es:TEXTS': COLUMNS,
      'server/api/de:TEXTS': COLUMNS,
    },
  },
  { languages: ALL, wrong: / [.,;:!?](?:\s|$)/, right: 'no blank before it' },
  { languages: ALL, wrong: / -{1,2} /, right: ' – ' },
  {
    languages: ['de'],
    wrong: /(?<=[\p{Ll},;]\s)(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
    right: 'du, dein',
  },
];
