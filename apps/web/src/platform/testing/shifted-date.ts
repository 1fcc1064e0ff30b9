/** With SHEAF_TEST_CLOCK (an instant, ISO 8601), `Date` starts there in tests of rules and screens, and runs on. */

/** The types of a page have none of Node.js. */
const { process: node } = globalThis as unknown as { process: { env: Record<string, string | undefined> } };

/** Replaces `Date` of a page or of the process. */
export function shiftDate(page: { Date: DateConstructor }): void {
  const start = node.env['SHEAF_TEST_CLOCK'];
  if (!start) return;
  const Real = page.Date;
  const ahead = Real.parse(start) - Real.now();
  const now = (): number => Real.now() + ahead;
  class Shifted extends Real {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(now());
      else super(...given);
    }
    static override now = now;
  }
  page.Date = new Proxy(Shifted, { apply: () => new Shifted().toString() }) as unknown as DateConstructor;
}
