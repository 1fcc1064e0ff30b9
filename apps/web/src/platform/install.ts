/** Ways to install the app on the home screen of this browser (SHELL-S9, SHELL-P2). */
import { useSyncExternalStore } from 'react';

/** `offered`: the browser provides an install prompt. The others name the menu with the install entry. */
export type InstallMethod = 'offered' | 'ios-share' | 'ios-other' | 'android-menu' | 'mac-dock' | 'menu';

interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

/** Detects the browser from its user agent. An iPad reports itself as a Macintosh but has touch points. */
export function installMethod(userAgent: string, touchPoints: number, offered: boolean): InstallMethod {
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

export const runsInstalled = (): boolean =>
  installed ||
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const useInstalled = (): boolean => useSyncExternalStore(subscribe, runsInstalled);

export const useInstallMethod = (): InstallMethod =>
  useSyncExternalStore(subscribe, () =>
    installMethod(navigator.userAgent, navigator.maxTouchPoints, event !== null),
  );

/** Opens the browser's install prompt, which works once per event. */
export async function install(): Promise<void> {
  const asked = event;
  event = null;
  await asked?.prompt();
  tell();
}
