import type { Layers } from './layers.rules.ts';

/** The folders of `server/api/src`, the roof first. */
export const API_LAYERS: Layers = {
  rows: [
    ['bench'],
    ['.'],
    ['app'],
    ['account', 'backup'],
    ['trash'],
    ['payment', 'pdf-export', 'tailoring'],
    ['cv', 'pictures', 'plans'],
    ['site'],
    ['retention', 'testing'],
  ],
  doors: [
    'account',
    'app',
    'backup',
    'cv',
    'payment',
    'pictures',
    'plans',
    'retention',
    'tailoring',
    'trash',
  ],
};

/**
 * The order of folders inside rooms of the server, by the folder that they are in. A folder imports from rows below its
 * own only, so that no circle can be; lint holds it (`house/layers`). A new folder gets its place here; one that only
 * tries the room out needs none, and nothing else imports from it. Between workspaces the packages hold it.
 */
export const SERVER_LAYERS: Readonly<Record<string, Layers>> = {
  'server/api/src': API_LAYERS,
  'server/api/src/account': { rows: [['.'], ['export']] },
  'server/api/src/cv': { rows: [['.'], ['history'], ['stored']] },
  'server/api/src/tailoring': { rows: [['.'], ['queue', 'review'], ['threads']] },
  'server/base/src': {
    rows: [
      ['hosted-pages', 'stop'],
      ['site'],
      ['web'],
      ['config', 'log', 'tokens', 'tracing'],
      ['fastify'],
      ['.'],
    ],
  },
  'server/gate/src/gate': { rows: [['.'], ['prove'], ['structure'], ['claims'], ['lexicon']] },
  'server/identity/src': {
    rows: [
      ['.'],
      ['routes'],
      ['provider'],
      ['pages'],
      ['factors'],
      ['sign-in'],
      ['mail'],
      ['store'],
      ['account', 'site'],
    ],
  },
  'server/pdf/src': {
    rows: [
      ['strangers'],
      ['testing'],
      ['.'],
      ['threads'],
      ['proof'],
      ['glyphs', 'printing'],
      ['document'],
      ['fonts'],
      ['chromium'],
      ['ground', 'text'],
    ],
  },
  'server/pdf/src/document': { rows: [['.'], ['archive', 'limits', 'world-fonts'], ['streams']] },
  'server/pdf/src/proof': {
    rows: [['.'], ['by-places', 'by-tags'], ['letters', 'written'], ['contents', 'expected']],
  },
  'server/reading/src': { rows: [['.', 'learnt'], ['match'], ['cv'], ['ad'], ['words']] },
  'server/reading/src/ad': { rows: [['layout', 'read'], ['learnt', 'post', 'terse'], ['.']] },
  'server/reading/src/words': { rows: [['said-otherwise'], ['.']] },
  'server/tailoring/src': {
    rows: [['make-copy', 'review'], ['.'], ['openai'], ['rules'], ['letter'], ['post'], ['task']],
  },
  'server/tailoring/src/letter': { rows: [['.'], ['turn']] },
  'server/tailoring/src/openai': { rows: [['.'], ['chunks'], ['prompts']] },
  'server/wording/src': { rows: [['.'], ['match'], ['words'], ['lexicon']] },
};
