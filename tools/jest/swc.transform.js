// Takes the types from a test's modules, as the builds do: one file at a time, without reading any other.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from '@swc/core';

const own = readFileSync(import.meta.filename);

const options = (filename, { supportsStaticESM }) => ({
  filename,
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: supportsStaticESM ? 'es6' : 'commonjs' },
  jsc: {
    parser: { syntax: 'typescript', tsx: filename.endsWith('.tsx') },
    target: 'es2024',
    // Only `import` has them; `require` would not know what to do with them.
    experimental: { keepImportAttributes: supportsStaticESM },
    transform: {
      react: { runtime: 'automatic', development: false },
      verbatimModuleSyntax: true,
    },
  },
});

export default {
  process: (text, filename, wanted) => ({
    code: transformSync(text, options(filename, wanted)).code,
  }),
  getCacheKey: (text, filename, { supportsStaticESM }) =>
    [own, version, String(supportsStaticESM), filename, text]
      .reduce((hash, part) => hash.update(part), createHash('sha256'))
      .digest('hex'),
};
