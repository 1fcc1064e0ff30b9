/** Simple mode, stored on the device: a start page with the next duty, the own map and the report (SHELL-R31). */
import { useSyncExternalStore } from 'react';
import { snapshotFlag } from './snapshot/snapshot.ts';
import { textSize } from './text-size.ts';

const place = 'sheaf.simple';
const largeText = 'sheaf.large-text';
const listeners = new Set<() => void>();

export const simpleMode = {
  get: (): boolean => localStorage.getItem(place) === 'on',
  set(on: boolean): void {
    if (on) localStorage.setItem(place, 'on');
    else localStorage.removeItem(place);
    // The snapshot of the other start page must not show first.
    localStorage.removeItem(snapshotFlag);
    for (const listener of listeners) listener();
  },
};

export const useSimpleMode = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, simpleMode.get);

/** Usual sizes of a browser's text and of iOS body text, and how much larger counts as large. */
const usualText = 16;
const usualBody = 17;
const large = 1.2;

/** Pixels of a font; 0 for a font that this browser does not know. */
function measure(font: string): number {
  const probe = document.createElement('span');
  probe.style.font = font;
  if (probe.style.font === '') return 0;
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size;
}

/**
 * Stores whether text of the system or browser is large. Runs after the first paint, because it measures the
 * layout; the prompt reads it at the next start. Pages cannot see Android's text scale.
 */
export function noteLargeText(): void {
  const isLarge =
    measure('medium sans-serif') >= usualText * large || measure('-apple-system-body') >= usualBody * large;
  if (isLarge) localStorage.setItem(largeText, 'yes');
  else localStorage.removeItem(largeText);
}

export const hasLargeText = (): boolean =>
  textSize.get() === 'larger' || localStorage.getItem(largeText) === 'yes';
