// Takes the types from a test's modules, as the builds do: one file at a time, without reading any other.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from '@swc/core';

const own = readFileSync(import.meta.filename);

const options = (filename) => ({
  filename,
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    parser: { syntax: 'typescript', tsx: filename.endsWith('.tsx') },
    target: 'es2024',
    transform: {
      react: { runtime: 'automatic', development: false },
      verbatimModuleSyntax: true,
    },
  },
});

export default {
  process: (text, filename) => ({ code: transformSync(text, options(filename)).code }),
  getCacheKey: (text, filename) =>
    createHash('sha256').update(own).update(version).update(filename).update(text).digest('hex'),
};
