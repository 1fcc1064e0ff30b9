/** Shows the number of waiting actions on the app's icon, if the platform supports badges. */
import { outbox } from './outbox.ts';

interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

export function startBadge(): void {
  const icon = navigator as BadgeNavigator;
  if (!icon.setAppBadge || !icon.clearAppBadge) return;
  let shown = 0;
  const show = (count: number): void => {
    shown = count;
    const done = count > 0 ? icon.setAppBadge!(count) : icon.clearAppBadge!();
    done.catch((error: unknown) => console.info('the icon has no badge', error));
  };
  outbox.subscribe(() => {
    const count = outbox.list().length;
    if (count !== shown) show(count);
  });
  // Resets the count that push notifications added while the app was hidden (MSG-R15).
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show(outbox.list().length);
  });
}
