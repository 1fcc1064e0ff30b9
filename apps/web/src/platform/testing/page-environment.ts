/**
 * Vitest environment: a new page with new modules in a reused process. Adds Node.js implementations of the
 * browser APIs that jsdom lacks.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** jsdom implements these only in part. */
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
    let ended = false;
    // fake-indexeddb continues through setImmediate: work of a page must end with it instead of running in
    // the next one.
    const soon = Reflect.get(globalThis, 'setImmediate') as (work: () => void) => unknown;
    const later = (work: (...given: unknown[]) => void, ...given: unknown[]) =>
      soon(() => {
        if (!ended) work(...given);
      });
    // Vitest would overwrite it.
    Object.defineProperty(page, 'setImmediate', { get: () => later, set: () => {}, configurable: true });
    return {
      getVmContext: () => page,
      teardown() {
        ended = true;
        return made.teardown();
      },
    };
  },
};

export default environment;
