/** Installs the app on the phone, and tells when a newer one is ready to take over (SHELL-R5). */
import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
let accepted = false;
let registered: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

const offer = (worker: ServiceWorker | null): void => {
  waiting = worker;
  for (const listener of listeners) listener();
};

const hourMilliseconds = 3_600_000;
const takeOverMilliseconds = 2000;
const key = 'sheaf.update';

/**
 * It was accepted on the page that was left for it. Only while this page begins: another app that takes over later must not take away
 * what somebody types by then.
 */
function goOnTakingOver(): void {
  if (sessionStorage.getItem(key) === null) return;
  sessionStorage.removeItem(key);
  accepted = true;
  setTimeout(() => {
    accepted = false;
  }, takeOverMilliseconds);
}

/** Asks the server for a newer app; without a network there is none, and the next hour asks again. */
export function lookForUpdate(): void {
  registered?.update().catch((error: unknown) => console.info('no newer app could be looked for', error));
}

/** Never in the way of the first paint; without it the app works as before, only not without a network. */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  goOnTakingOver();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (accepted) location.reload();
  });
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    registered = registration;
    const look = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    };
    look();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
    setInterval(lookForUpdate, hourMilliseconds);
  } catch (error) {
    console.warn('the app could not be kept on this phone', error);
  }
}

/**
 * The newer app takes over and the page starts anew; work that waits is in the store and stays there. Chrome can let the newer one wait
 * for minutes although the older one has nothing left to do, until the page is left.
 */
export function takeUpdate(reload: () => void = () => location.reload()): void {
  accepted = true;
  waiting?.postMessage('take-over');
  setTimeout(() => {
    sessionStorage.setItem(key, 'accepted');
    reload();
  }, takeOverMilliseconds);
}

export const useUpdateReady = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
