/**
 * Temporal of the browser, or the polyfill where it is missing. In the built app, this file replaces
 * `temporal-polyfill` for everything that imports it (decision 190).
 */
import type { Temporal as Polyfill } from 'temporal-polyfill';

type TemporalNamespace = typeof Polyfill;

export let Temporal = (globalThis as { Temporal?: TemporalNamespace }).Temporal as TemporalNamespace;

let load: Promise<void> | undefined;

/** Resolves when `Temporal` can be used. Every screen waits for it. A failed load is repeated by the next. */
export function loadTemporal(): Promise<void> | undefined {
  if (Temporal) return;
  load ??= import('temporal-polyfill').then(
    (polyfill) => {
      Temporal = polyfill.Temporal;
    },
    (error: unknown) => {
      load = undefined;
      throw error;
    },
  );
  return load;
}
