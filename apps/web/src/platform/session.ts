/** The signed-in person's session on this phone. The secret is sent only in the Authorization header. */

import type { ReplyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { useSyncExternalStore } from 'react';
import { databaseEra } from './database-era.ts';
import { viewerOf } from './encrypted-cache/cache-key.ts';

export type SessionReply = ReplyOf<typeof access.checkSession>;

export interface Session extends SessionReply {
  token: string;
  /**
   * Time of the last answer on this phone's clock, which may differ from the server's by hours; milliseconds
   * since 1970.
   */
  heardAt: number;
}

export interface PendingLink {
  token: string;
  source: 'sms' | 'email' | 'legacy-sms';
}

/** Set by the server together with the recovery cookie, which scripts cannot read. */
export const recoveryMark = '__Host-sheaf-recoverable';

const keys = {
  session: 'sheaf.session',
  link: 'sheaf.link',
  target: 'sheaf.target',
  denied: 'sheaf.denied',
  farewell: 'sheaf.farewell',
  congregation: 'sheaf.link-congregation',
} as const;

function readJson<Value>(storage: Storage, key: string): Value | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Value | null;
  } catch (error) {
    // SYNC-R6: an unreadable store counts as empty and is logged.
    console.warn('stored value not readable', key, error);
    return null;
  }
}

let current = readJson<Session>(localStorage, keys.session);
const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};

export const session = {
  get: (): Session | null => current,
  set(next: Session): void {
    current = next;
    localStorage.setItem(keys.session, JSON.stringify(next));
    changed();
  },
  /** Stores the session after a sign-in or a check. */
  confirm(reply: SessionReply, token: string): void {
    session.set({ ...reply, token, heardAt: Date.now() });
  },
  /** Stores the answer of a check; ignored if the session ended or was replaced since. */
  renew(reply: SessionReply, token: string): void {
    if (current?.token === token) session.confirm(reply, token);
  },
  /** Reads what another tab has stored, before its event arrives. */
  reread(): Session | null {
    current = readJson<Session>(localStorage, keys.session);
    return current;
  },
  /** Also ends the use of the recovery cookie, which the app cannot delete (AUTH-R23.3). */
  clear(): void {
    current = null;
    localStorage.removeItem(keys.session);
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has the Cookie Store API only since 18.4
    document.cookie = `${recoveryMark}=; Path=/; Max-Age=0; Secure; SameSite=Strict`;
    changed();
  },
};

// Another tab signed in or out.
window.addEventListener('storage', (event) => {
  if (event.key !== keys.session) return;
  current = readJson<Session>(localStorage, keys.session);
  changed();
});

/** Identifies the person and their permissions: data read for one viewer is not shown to another. */
export const viewer = (): string => viewerOf(current);

/** Notifies of every change of the session. Returns the unsubscribe function. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Request headers with session and congregation. */
export const headersOf = (known: Pick<Session, 'token' | 'congregation_id'>): Record<string, string> => ({
  authorization: `Bearer ${known.token}`,
  'sheaf-congregation': String(known.congregation_id),
  ...databaseEra.headers(),
});

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, session.get);

/** The signed-in person; throws outside routes that require sign-in. */
export function useSignedIn(): Session {
  const known = useSession();
  if (!known) throw new Error('a screen for signed-in people was shown to a stranger');
  return known;
}

export const usePermits = (): ReadonlySet<string> => {
  const known = useSession();
  return new Set(Object.keys(known?.permits ?? {}));
};

/**
 * AUTH-R2, AUTH-R12: the link waits here until a person presses the button; it never stays in the address
 * bar.
 */
export const pendingLink = {
  get: (): PendingLink | null => readJson<PendingLink>(sessionStorage, keys.link),
  set: (link: PendingLink): void => sessionStorage.setItem(keys.link, JSON.stringify(link)),
  clear: (): void => sessionStorage.removeItem(keys.link),
};

/** AUTH-D3: address to open after sign-in. */
export const target = {
  take(): string {
    const wanted = sessionStorage.getItem(keys.target) ?? '/';
    sessionStorage.removeItem(keys.target);
    return wanted;
  },
  set: (path: string): void => sessionStorage.setItem(keys.target, path),
};

/** AUTH-D4: the server's sentence, shown on /denied. */
export const deniedReason = {
  get: (): string => sessionStorage.getItem(keys.denied) ?? '',
  set: (reason: string): void => {
    farewell.clear();
    sessionStorage.setItem(keys.denied, reason);
  },
  clear: (): void => sessionStorage.removeItem(keys.denied),
};

/** Last act of the person, shown on /denied instead of a refusal. */
export const farewell = {
  get: (): string => sessionStorage.getItem(keys.farewell) ?? '',
  set: (text: string): void => {
    deniedReason.clear();
    sessionStorage.setItem(keys.farewell, text);
  },
  clear: (): void => sessionStorage.removeItem(keys.farewell),
};

/** Congregation of the last opened link or session, shown on the pages of sign-in until the tab is closed. */
export const linkCongregation = {
  get: (): string => sessionStorage.getItem(keys.congregation) ?? '',
  set: (name: string): void => sessionStorage.setItem(keys.congregation, name),
};

export const newSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
