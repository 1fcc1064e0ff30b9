/** Requests that get no answer while a test runs. */
const waiting = new Set<() => void>();

/** In place of a promise that never ends: three requests are sent at once, and one that stays out holds up all tests behind it. */
export const unanswered = (): Promise<never> =>
  new Promise((_, fail) => waiting.add(() => fail(new TypeError('no answer'))));

/** After every test. */
export function loseConnections(): void {
  for (const lose of waiting) lose();
  waiting.clear();
}
