/**
 * A new page, with new modules, in a process that had others before: jsdom's window, with what browsers have and it lacks taken from Node.js.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** Of these jsdom has a part only. */
const inPart = new Set(['crypto', 'performance']);

const environment: Environment = {
  ...jsdom,
  name: 'page',
  async setupVM(options) {
    const made = await jsdom.setupVM!(options);
    const page = made.getVmContext();
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (name in page && !inPart.has(name)) continue;
      const value: unknown = Reflect.get(globalThis, name);
      Object.defineProperty(page, name, { value, configurable: true, writable: true });
    }
    return made;
  },
};

export default environment;
