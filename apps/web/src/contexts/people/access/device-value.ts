/** A random value of this browser, kept when somebody signs out: a code counts on the device that asked for it (AUTH-X2). */
import { newSecret } from '#platform/session.ts';

const key = 'sheaf.device';

export function deviceValue(): string {
  const kept = localStorage.getItem(key);
  if (kept && /^[\w-]{43}$/.test(kept)) return kept;
  const made = newSecret();
  localStorage.setItem(key, made);
  return made;
}
