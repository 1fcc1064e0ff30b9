/** Registers the service worker, and reports when an update is ready (SHELL-R5). */
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
 * Completes an update accepted before the reload. Only during the start: a later takeover must not reload the
 * page under unsaved input.
 */
function goOnTakingOver(): void {
  if (sessionStorage.getItem(key) === null) return;
  sessionStorage.removeItem(key);
  accepted = true;
  setTimeout(() => {
    accepted = false;
  }, takeOverMilliseconds);
}

/** Checks for an update. Without a network the next hourly check tries again. */
export function lookForUpdate(): void {
  registered?.update().catch((error: unknown) => console.info('no newer app could be looked for', error));
}

/** Runs after the first paint. Without a service worker the app works online only. */
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
 * Activates the update and reloads; waiting actions stay stored. Chrome can delay the activation for minutes,
 * until the page is left.
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
