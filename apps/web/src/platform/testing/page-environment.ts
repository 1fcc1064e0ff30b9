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
    let ended = false;
    // The browser's database works on between the turns of the process: what a page had begun ends with it, and not in the next one.
    const soon = Reflect.get(globalThis, 'setImmediate') as (work: () => void) => unknown;
    const later = (work: (...given: unknown[]) => void, ...given: unknown[]) =>
      soon(() => {
        if (!ended) work(...given);
      });
    // Vitest writes its own over it.
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
