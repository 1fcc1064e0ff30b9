/**
 * Height of the next duty on the dashboard in pixels, in localStorage; the duty itself is in the encrypted
 * cache.
 */
import { nextDutyHeight as key } from '#platform/snapshot/snapshot.ts';

/** Height of two lines. */
export const usualRoom = 98;

export const keptRoom = (): number => Number(localStorage.getItem(key) ?? 0);

export function keepRoom(height: number): void {
  if (height > 0) localStorage.setItem(key, String(height));
  else localStorage.removeItem(key);
}
