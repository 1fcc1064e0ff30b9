/**
 * Random value of this browser, retained after sign-out: a code is valid only on the device that requested it
 * (AUTH-X2).
 */
import { runsInstalled } from '#platform/install.ts';
import { newSecret } from '#platform/session.ts';

const key = 'sheaf.device';

export function deviceValue(): string {
  const kept = localStorage.getItem(key);
  if (kept && /^[\w-]{43}$/.test(kept)) return kept;
  const made = newSecret();
  localStorage.setItem(key, made);
  return made;
}

/** Facts about the device that a sign-in sends. */
export const thisDevice = () => ({ device: deviceValue(), installed: runsInstalled() });
