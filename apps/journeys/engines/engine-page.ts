/** A page of any engine, with what the journeys of all engines use. Each call waits until it can succeed. */

/** Role and accessible name of a control. */
export interface Control {
  role: 'button' | 'link' | 'heading' | 'radio' | 'searchbox' | 'region';
  name: RegExp;
}

export interface EnginePage {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the first such control with the pointer. */
  press(control: Control): Promise<void>;
  type(control: Control, text: string): Promise<void>;
  /** Accessible names of all such controls now. */
  names(control: Control): Promise<string[]>;
  /** Value of a script, which is an expression. */
  read<Value>(script: string): Promise<Value>;
  close(): Promise<void>;
}

const longestWaitMilliseconds = 30_000;
const pauseMilliseconds = 100;

/** Repeats `look` until it returns something; an error or a timeout names what was looked for. */
export async function until<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  const end = Date.now() + longestWaitMilliseconds;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      // The element was replaced, or the page is loading.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
  throw new Error(`waited in vain for ${what}`, { cause: last });
}

/** Waits for a control; returns its name. */
export const seen = (page: EnginePage, control: Control): Promise<string> =>
  until(`${control.role} ${control.name}`, async () => (await page.names(control))[0]);

/** Waits until there are so many. */
export const count = (page: EnginePage, control: Control, wanted: number): Promise<true> =>
  until(`${wanted} times ${control.role} ${control.name}`, async () =>
    (await page.names(control)).length === wanted ? true : undefined,
  );

/** Names of a list that is loaded: at least `least`, and the same twice. */
export async function settledNames(page: EnginePage, control: Control, least: number): Promise<string[]> {
  let before: string[] = [];
  return until(`${least} times ${control.role} ${control.name}`, async () => {
    const names = await page.names(control);
    const isSettled = names.length >= least && names.join() === before.join();
    before = names;
    return isSettled ? names : undefined;
  });
}
