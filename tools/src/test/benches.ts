/** What can be measured, by the scripts that do it, in order. */
export const BENCHES: Readonly<Record<string, readonly string[]>> = {
  typing: ['e2e/support/bench/typing.ts'],
  navigation: ['e2e/support/bench/navigation.ts'],
  preview: ['e2e/support/bench/preview.ts'],
  // The same sources as one bundle are what the product in parts is measured with.
  federation: ['tools/src/mono/build-mono.ts', 'e2e/support/bench/federation.ts'],
  // Pages of our own sheet are made, printed by the site, and read; the PDF that the page is measured with is made from the
  // corpus.
  import: [
    'mfe-import/src/bench/main.ts',
    'mfe-import/src/bench/added.ts',
    'mfe-import/src/bench/own-pages.ts',
    'e2e/support/bench/own-pdfs.ts',
    'mfe-import/src/bench/own.ts',
    'e2e/support/bench/import.ts',
  ],
  tailoring: ['server/api/src/tailoring/bench/main.ts'],
  load: [
    'server/api/src/bench/ratio/main.ts',
    'server/api/src/bench/fairness/main.ts',
    'server/api/src/bench/load/main.ts',
  ],
  // An hour: only when it is named.
  hour: ['server/api/src/bench/hour/main.ts'],
  history: ['server/api/src/cv/bench/main.ts'],
  // A source of each area is changed, and put back.
  editing: ['e2e/support/bench/editing.ts'],
  // The page's own requests are what the print service is measured with.
  pdf: ['e2e/support/bench/pdf.ts', 'server/pdf/src/bench/main.ts'],
};
