// One lint for all rooms: house rules, the import zones of ARCHITECTURE.md, and bans that name what to use instead.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { TABLE_OWNERS } from './server/db/src/table-owners.ts';
import { layersRule } from './tools/src/structure/layers.lint.ts';
import { ownTablesRule } from './tools/src/structure/own-tables.lint.ts';
import { SERVER_LAYERS } from './tools/src/structure/server-layers.ts';

const mfes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));
const serverFolder = join(import.meta.dirname, 'server');
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/dev/**'];

/** Zones: what a room may not import, beyond what its package.json already withholds. */
const zone = (files, patterns) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(\\.\\./)+(shell|mfe-|server|shared-|e2e|tools)|^(\\.\\./)+([\\w-]+/)*src/',
            message: 'Rooms meet by package name or at run time, never by path.',
          },
          ...patterns,
        ],
      },
    ],
  },
});
const forbid = (regex, message) => ({ regex, message });
const remoteBans = [
  forbid('^@sastre/(?!shared-)', 'A remote knows other rooms only by URL.'),
  forbid('^axios', 'Use useShell().http.call.'),
  forbid('^keycloak-js', 'Use useShell().auth; tokens never reach a remote.'),
  forbid(
    '^(react-router|i18next|react-i18next)',
    'Use Link, useQuery and useT of shared-contracts/shell.',
  ),
  forbid('^@module-federation', 'Only the shell knows federation.'),
  forbid('^react-dom', 'The shell owns the React root.'),
];

/** Global names that a remote reaches through the shell. */
const globals = Object.entries({
  fetch: 'useShell().http.call',
  localStorage: 'useShell().drafts',
  sessionStorage: 'useShell().drafts',
  indexedDB: 'useShell().drafts',
  alert: 'useShell().dialogs.alert',
  confirm: 'useShell().dialogs.confirm',
  setInterval: 'a machine with `after`, or useShell().clock.after',
  setTimeout: 'a machine with `after`, or useShell().clock.after',
  location: 'useShell().nav and useQuery',
  history: 'useShell().nav',
  open: 'useShell().nav.openTab',
  XMLHttpRequest: 'useShell().http.call',
}).map(([name, instead]) => ({ name, message: `Use ${instead}.` }));
const windowMembers = [
  'location',
  'open',
  'alert',
  'confirm',
  'localStorage',
  'sessionStorage',
  'history',
].map((property) => ({ object: 'window', property, message: 'Ask the shell (useShell()).' }));

const literals = [
  {
    selector: 'JSXText[value=/\\p{L}/u]',
    message: 'No text literals: put the text into src/locales and use t().',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|label|title|alt|placeholder)$/] > Literal[value=/\\p{L}/u]',
    message: 'No text literals: put the text into src/locales and use t().',
  },
];
const awaitAtTop = {
  selector: 'AwaitExpression:not(:function AwaitExpression)',
  message: 'These tests run as CommonJS, which cannot wait at its top: use beforeAll.',
};
const house = [
  {
    selector: 'ExportAllDeclaration',
    message: 'List what you export; `export *` hides the surface.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a const array and a union type.' },
  {
    selector: 'MemberExpression[object.name=/[sS]tyles$/][computed=true] > Literal.property',
    message: 'One style of reaching a class: styles.name.',
  },
];

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '**/dist/', '.build/', '.data/', 'coverage/', '**/test-results/'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': ['error', ...house],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Of types alone: nothing is loaded, and the line says so at its beginning.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['tools/**', 'e2e/**', 'server/api/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
  zone(
    ['shared-contracts/src/api/**', 'shared-contracts/src/{cv-parts,routes,events,registry}/**'],
    [forbid('^(react|react-dom|axios|node:)', 'The API contract knows zod alone.')],
  ),
  zone(
    ['shared-contracts/src/shell/**'],
    [
      forbid(
        '^(axios|keycloak-js|i18next|react-i18next|react-router)',
        'The facade only has types and one context.',
      ),
    ],
  ),
  zone(
    ['shared-ui/src/**'],
    [forbid('^@sastre/', 'shared-ui knows neither the shell nor the API.')],
  ),
  zone(
    ['shared-html/src/**'],
    [forbid('^(?!\\.|@jest/globals$)', 'A template of HTML needs nothing.')],
  ),
  zone(
    ['shared-once/src/**'],
    [forbid('^(?!\\.|@jest/globals$)', 'What is kept of a text needs nothing.')],
  ),
  zone(
    ['shared-testing/src/**'],
    [forbid('^(?!\\.|@jest/globals$|node:)', 'What every room tests with needs no room.')],
  ),
  zone(
    ['shared-rich-text/src/**'],
    [forbid('^@sastre/(?!shared-html$)', 'shared-rich-text knows neither the shell nor the API.')],
  ),
  zone(
    ['shared-reorder/src/**'],
    [
      forbid(
        '^@sastre/(?!shared-ui$)',
        'shared-reorder is handed its texts; it knows shared-ui alone.',
      ),
    ],
  ),
  zone(
    ['shared-cv-form/src/**'],
    [
      forbid(
        '^@sastre/(?!shared-(contracts|ui|rich-text|reorder|testing)(/|$))',
        'The form of a CV knows no room that shows it.',
      ),
      forbid(
        '^(react-dom|xstate|@xstate)',
        'The form is drawn and checked here; what is kept and saved is its page’s.',
      ),
    ],
  ),
  zone(
    ['shared-cv-document/src/**'],
    [
      forbid(
        '^(react|@sastre/(?!shared-(contracts/(api|testing)|html|rich-text|testing)$))',
        'A document is made from a CV alone, wherever it is wanted.',
      ),
    ],
  ),
  zone(
    ['shared-pdf-pages/src/**'],
    [
      forbid(
        '^(react|xstate|@sastre/)',
        'What stands on a page is read without knowing what it says.',
      ),
    ],
  ),
  zone(
    ['shared-cv-words/src/**'],
    [
      forbid(
        '^(react|xstate|@sastre/(?!shared-(contracts/(api|cv)|cv-document/words|once)$))',
        'What a word means is known without a line or a file.',
      ),
    ],
  ),
  zone(
    ['shared-cv-reader/src/**'],
    [
      forbid(
        '^(react|xstate|@sastre/(?!shared-(contracts/(api|cv|cv-parts)|cv-document/(words|unseen)|cv-words|html|once|pdf-pages(/marks)?|testing)$))',
        'A file is read to a CV by itself, in a worker as in a test.',
      ),
    ],
  ),
  zone(
    ['shell/src/**'],
    [
      forbid('^@sastre/(?!shared-)', 'The shell meets remotes at run time.'),
      forbid('^(quill|react-quill|@stripe)', 'That belongs to a remote.'),
    ],
  ),
  zone(
    ['server/*/src/**'],
    [
      forbid(
        '^@sastre/(mfe-|shell|e2e|tools|shared-(?!(contracts|cv-document|html|once|rich-text|testing)(/|$)))',
        'The server knows contracts, html, conversions and documents only.',
      ),
      forbid(
        '^@sastre/shared-contracts/(page|shell|testing)',
        'The server knows of the contract what needs no page.',
      ),
      forbid('^(react|react-dom)', 'No React on the server.'),
    ],
  ),
  {
    files: ['server/*/src/**/*.ts'],
    // What tries the product out starts it as a whole.
    ignores: [...tests, '**/*.fixture.ts', '**/bench/**', '**/eval/**', '**/migrations/**'],
    plugins: { house: { rules: { layers: layersRule, 'own-tables': ownTablesRule } } },
    rules: {
      'house/layers': ['error', { root: import.meta.dirname, trees: SERVER_LAYERS }],
      'house/own-tables': ['error', { root: serverFolder, owners: TABLE_OWNERS }],
    },
  },
  zone(['e2e/**'], [forbid('^@sastre/(?!shared-(contracts|testing)(/|$))', 'e2e is a black box.')]),
  zone(['tools/src/**'], []),
  ...mfes.map((room) => zone([`${room}/src/**`], remoteBans)),
  {
    files: [
      ...mfes,
      'shared-cv-form',
      'shared-cv-reader',
      'shared-cv-words',
      'shared-pdf-pages',
    ].map((room) => `${room}/src/**/*.{ts,tsx}`),
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...globals],
      'no-restricted-properties': [
        'error',
        ...windowMembers,
        { object: 'document', property: 'cookie', message: 'The shell owns cookies.' },
      ],
      'no-restricted-syntax': ['error', ...house, ...literals],
    },
  },
  {
    files: ['shell/src/**/*.tsx', 'shared-ui/src/**/*.tsx', 'shared-reorder/src/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...house, ...literals] },
  },
  {
    files: ['server/*/src/**/*.test.ts', 'tools/src/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...house, awaitAtTop] },
  },
);
