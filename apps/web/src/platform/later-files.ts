/**
 * Files needed only after a press. They load with the press, or earlier after the first screen has loaded, so
 * that the press is answered at once and without a network.
 */
type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
let begun = false;

const loadQuietly = (load: Load): void => {
  load().catch((error: unknown) => console.info('a file is loaded when it is needed', error));
};

export function loadLater(load: Load): void {
  if (begun) setTimeout(() => loadQuietly(load));
  else waiting.add(load);
}

/** Loads the registered files, and later ones when they are registered. */
export function loadLaterFiles(): void {
  begun = true;
  for (const load of waiting) loadQuietly(load);
  waiting.clear();
}
