/** What this phone knows of the person who is signed in. The secret goes nowhere but into the Authorization header. */

import type { ReplyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { useSyncExternalStore } from 'react';
import { viewerOf } from './encrypted-cache/cache-key.ts';

export type SessionReply = ReplyOf<typeof access.checkSession>;

export interface Session extends SessionReply {
  token: string;
  /** When this phone heard it, by its own clock, which may be hours off the server's; milliseconds since 1970. */
  heardAt: number;
}

export interface PendingLink {
  token: string;
  source: 'sms' | 'email' | 'legacy-sms';
}

const keys = {
  session: 'sheaf.session',
  link: 'sheaf.link',
  target: 'sheaf.target',
  denied: 'sheaf.denied',
} as const;

function readJson<Value>(storage: Storage, key: string): Value | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Value | null;
  } catch (error) {
    // SYNC-R6: a store that cannot be read is as good as empty, and the console says so.
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
  /** The server let this person in, or did so again. */
  confirm(reply: SessionReply, token: string): void {
    session.set({ ...reply, token, heardAt: Date.now() });
  },
  /** What the server says of a session that was asked about; one that ended or was replaced meanwhile stays so. */
  renew(reply: SessionReply, token: string): void {
    if (current?.token === token) session.confirm(reply, token);
  },
  clear(): void {
    current = null;
    localStorage.removeItem(keys.session);
    changed();
  },
};

// Another tab signed in or out.
window.addEventListener('storage', (event) => {
  if (event.key !== keys.session) return;
  current = readJson<Session>(localStorage, keys.session);
  changed();
});

/** Who looks, and what they may see: what was read for one viewer is not shown to another. */
export const viewer = (): string => viewerOf(current);

/** Tells when the session changed, or its person. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who asks, and for which congregation: on the way to every operation that is not for strangers. */
export const headersOf = (known: Pick<Session, 'token' | 'congregation_id'>): Record<string, string> => ({
  authorization: `Bearer ${known.token}`,
  'sheaf-congregation': String(known.congregation_id),
});

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, session.get);

/** The signed-in person; only under routes that demand one. */
export function useSignedIn(): Session {
  const known = useSession();
  if (!known) throw new Error('a screen for signed-in people was shown to a stranger');
  return known;
}

export const usePermits = (): ReadonlySet<string> => {
  const known = useSession();
  return new Set(Object.keys(known?.permits ?? {}));
};

/** AUTH-R2, AUTH-R12: the link waits here until a person presses the button; it never stays in the address bar. */
export const pendingLink = {
  get: (): PendingLink | null => readJson<PendingLink>(sessionStorage, keys.link),
  set: (link: PendingLink): void => sessionStorage.setItem(keys.link, JSON.stringify(link)),
  clear: (): void => sessionStorage.removeItem(keys.link),
};

/** AUTH-D3: where the person wanted to go. */
export const target = {
  take(): string {
    const wanted = sessionStorage.getItem(keys.target) ?? '/';
    sessionStorage.removeItem(keys.target);
    return wanted;
  },
  set: (path: string): void => sessionStorage.setItem(keys.target, path),
};

/** AUTH-D4: the sentence of the server, shown on /denied. */
export const deniedReason = {
  get: (): string => sessionStorage.getItem(keys.denied) ?? '',
  set: (reason: string): void => sessionStorage.setItem(keys.denied, reason),
  clear: (): void => sessionStorage.removeItem(keys.denied),
};

export const newSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
