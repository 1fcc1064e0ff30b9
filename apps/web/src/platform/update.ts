/** Installs the app on the phone, and tells when a newer one is ready to take over (SHELL-R5). */
import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
/** It was accepted on this page, or on the one that was left for it. */
let accepted = sessionStorage.getItem('sheaf.update') !== null;
sessionStorage.removeItem('sheaf.update');
let registered: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

const offer = (worker: ServiceWorker | null): void => {
  waiting = worker;
  for (const listener of listeners) listener();
};

const hourMilliseconds = 3_600_000;

/** Asks the server for a newer app; without a network there is none, and the next hour asks again. */
export function lookForUpdate(): void {
  registered?.update().catch((error: unknown) => console.info('no newer app could be looked for', error));
}

/** Never in the way of the first paint; without it the app works as before, only not without a network. */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
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

const takeOverMilliseconds = 2000;

/**
 * The newer app takes over and the page starts anew; work that waits is in the store and stays there. Chrome can let the newer one wait
 * for minutes although the older one has nothing left to do, until the page is left.
 */
export function takeUpdate(reload: () => void = () => location.reload()): void {
  accepted = true;
  waiting?.postMessage('take-over');
  setTimeout(() => {
    sessionStorage.setItem('sheaf.update', 'accepted');
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
