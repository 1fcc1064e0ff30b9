/** How this browser puts the app on the home screen (SHELL-S9, SHELL-P2). */
import { useSyncExternalStore } from 'react';

/** `offered`: the browser lends a button; the others name the menu in which it is found. */
export type InstallWay = 'offered' | 'ios-share' | 'ios-other' | 'android-menu' | 'mac-dock' | 'menu';

interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

/** Reads the name a browser gives itself. An iPad calls itself a Macintosh, but has fingers. */
export function installWay(userAgent: string, touchPoints: number, offered: boolean): InstallWay {
  if (offered) return 'offered';
  const mac = /Macintosh/.test(userAgent);
  if (/iPhone|iPad|iPod/.test(userAgent) || (mac && touchPoints > 1))
    return /CriOS|FxiOS|EdgiOS|OPiOS|FBAN|FBAV|Instagram/.test(userAgent) ? 'ios-other' : 'ios-share';
  if (/Android/.test(userAgent)) return 'android-menu';
  return mac && /Version\/[^\s/]+ Safari/.test(userAgent) ? 'mac-dock' : 'menu';
}

let event: InstallEvent | null = null;
let installed = false;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
addEventListener('beforeinstallprompt', (given) => {
  given.preventDefault();
  event = given as InstallEvent;
  tell();
});
addEventListener('appinstalled', () => {
  event = null;
  installed = true;
  tell();
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const runsInstalled = (): boolean =>
  installed ||
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const useInstalled = (): boolean => useSyncExternalStore(subscribe, runsInstalled);

export const useInstallWay = (): InstallWay =>
  useSyncExternalStore(subscribe, () =>
    installWay(navigator.userAgent, navigator.maxTouchPoints, event !== null),
  );

/** Opens the browser's own question; it can be asked once. */
export async function install(): Promise<void> {
  const asked = event;
  event = null;
  await asked?.prompt();
  tell();
}
