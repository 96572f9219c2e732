// The product's own modules in tests of Node's rooms: evaluated once by each process, as the server does it, and not for each file.
const TESTING = /\.(?:test|fixture)\.tsx?$|\/(?:testing|fixtures?)\//;
const modules = new Map();

/** Whether a module is the product's, and not a test's or made for tests. */
export const isProduct = (filename, source) =>
  /\.tsx?$/.test(filename) && !TESTING.test(filename) && !source.includes('@jest/globals');

/** Stands for a compiled module that a file before has evaluated; nothing where none has. */
export function productModule(filename, parameters) {
  const exports = modules.get(filename);
  if (exports === undefined) return undefined;
  const place = parameters.indexOf('module');
  return (...values) => {
    values[place].exports = exports;
  };
}

/** A compiled module whose exports the files after this one get as well. */
export function keepingModule(filename, parameters, run) {
  const place = parameters.indexOf('module');
  return function (...values) {
    run.apply(this, values);
    modules.set(filename, values[place].exports);
  };
}
