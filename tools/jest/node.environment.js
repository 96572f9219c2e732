// Tests of Node's rooms run where Node runs, not in a context of their own: each file is made anew with what is there for tests,
// and shares built-in objects, packages and the product's own modules with those before it. A context per file made a fresh copy
// of every package, which took most of a file's time, and two gigabytes of a worker's memory.
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import vm from 'node:vm';
import { isProduct, keepingModule, productModule } from './product-modules.js';
import { isSharedTool, sharedTool, withCurrentPackages, withPackages } from './packages.js';

/** Stands for this realm where jest asks for a context. */
const here = vm.createContext();

const { compileFunction } = vm;
vm.compileFunction = (source, parameters, options) => {
  if (options?.parsingContext !== here) return compileFunction(source, parameters, options);
  const { filename } = options;
  if (isSharedTool(filename)) return sharedTool(filename, parameters);
  const known = productModule(filename, parameters);
  if (known !== undefined) return known;
  const run = compileFunction(source, parameters, { filename });
  if (filename.includes('/node_modules/')) return run;
  const place = parameters.indexOf('require');
  const isKept = isProduct(filename, source);
  const load = function (...values) {
    if (!isKept) current = values[place];
    const require = isKept
      ? withCurrentPackages(() => current, filename)
      : withPackages(values[place], filename);
    return run.apply(this, values.with(place, require));
  };
  return isKept ? keepingModule(filename, parameters, load) : load;
};

/** What a module of the file that runs was given last. */
let current;

export default class NodeEnvironment {
  constructor({ projectConfig: config }) {
    this.names = new Set(Reflect.ownKeys(globalThis));
    this.env = { ...process.env };
    this.console = console;
    // jest forbids the end of a process to a test; the worker's own stays as it is.
    const ownProcess = Object.create(process);
    this.global = new Proxy(globalThis, {
      get: (realm, name) => (name === 'process' ? ownProcess : realm[name]),
    });
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  /** The next file finds the process as this one did. */
  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.console;
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    for (const name of Reflect.ownKeys(globalThis))
      if (!this.names.has(name)) Reflect.deleteProperty(globalThis, name);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return here;
  }
}
