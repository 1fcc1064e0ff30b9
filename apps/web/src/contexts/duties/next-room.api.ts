/** How high the next duty stood on the dashboard last time, in pixels; what it was is kept encrypted. */
import { nextDutyHeight as key } from '#platform/snapshot/snapshot.ts';

export const keptRoom = (): number => Number(localStorage.getItem(key) ?? 0);

export function keepRoom(height: number): void {
  if (height > 0) localStorage.setItem(key, String(height));
  else localStorage.removeItem(key);
}
