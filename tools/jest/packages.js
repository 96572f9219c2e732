// Packages as Node itself loads them: once by each process, and the very files that the product imports.
import { createRequire, registerHooks } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { types } from 'node:util';

/** What `import` asks a package for; `require` alone would get another build of some. */
const IMPORTED = ['node', 'import', 'module-sync', 'node-addons'];

let importing = false;
registerHooks({
  resolve: (name, context, next) =>
    next(name, importing ? { ...context, conditions: IMPORTED } : context),
});

/** Own modules and jest's part of a test are jest's to load; the rest, Node's own modules among them, is not. */
const isPackage = (name) => /^(?!@sastre\/|@jest\/globals$)[@a-z]/.test(name);

/** jest's `require` for the module of `filename`, but for packages. */
export function withPackages(require, filename) {
  const native = createRequire(filename);
  const load = (name) => (isPackage(name) ? asImported(importFrom(native, name)) : require(name));
  return Object.assign(load, require);
}

/** Like `withPackages`, for a module that outlives its file: `current` gives the `require` of the file that runs. */
export function withCurrentPackages(current, filename) {
  const folder = dirname(filename);
  const requireNow = (name) => current()(name.startsWith('.') ? resolve(folder, name) : name);
  return withPackages(requireNow, filename);
}

/** Parts of jest that keep something of the file they run: its tests, its matchers, its snapshots. */
const OF_ONE_FILE =
  /\/node_modules\/(?:jest-circus|expect|@jest\/expect|jest-snapshot)\/(?!.*node_modules\/)/;

/** Whether jest would make the module anew for each file though it keeps nothing: what formats, compares and tells. */
export const isSharedTool = (filename) =>
  filename.includes('/node_modules/') && !OF_ONE_FILE.test(filename);

/** Stands for a compiled module whose exports are those of Node's own. */
export function sharedTool(filename, parameters) {
  const place = parameters.indexOf('module');
  return (...values) => {
    values[place].exports = createRequire(filename)(filename);
  };
}

function importFrom(native, name) {
  if (name.startsWith('file:')) return byAddress(native, name);
  importing = true;
  let file;
  try {
    file = native.resolve(name);
  } finally {
    importing = false;
  }
  return native(file);
}

/** An address with a question mark is another module than the one without, as in `import`. */
function byAddress(native, address) {
  const file = fileURLToPath(address);
  if (address.includes('?')) delete native.cache[file];
  return native(file);
}

const namespaces = new WeakMap();

/** A CommonJS module that was compiled from ESM: its default is all of it, as Node has it. */
function asImported(exports) {
  if (types.isModuleNamespaceObject(exports) || !exports?.__esModule) return exports;
  const known = namespaces.get(exports);
  if (known) return known;
  const namespace = Object.create(exports, { default: { value: exports } });
  namespaces.set(exports, namespace);
  return namespace;
}
