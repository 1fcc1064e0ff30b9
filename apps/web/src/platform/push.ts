/**
 * Push notifications of this browser (MSG-R14, MSG-R15): subscribed by a press, bound to a person,
 * unsubscribed when the person leaves.
 */
import { onSessionChange, session } from './session.ts';

export const pushWorks = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const pushRefused = (): boolean => pushWorks() && Notification.permission === 'denied';

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
};

/** True if this browser has a subscription, regardless of the server. */
export const isSubscribedHere = async (): Promise<boolean> =>
  pushWorks() && Notification.permission === 'granted' && (await subscriptionHere()) !== null;

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Requests the notification permission, which browsers allow only during a press; false if denied. */
export const askForPush = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

/** `key` is the VAPID key of the congregation; a browser subscribed with another key is subscribed again. */
export async function subscribeHere(key: string): Promise<Subscription> {
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { p256dh, auth } = made.toJSON().keys ?? {};
  if (!p256dh || !auth) throw new Error('a subscription without keys');
  tellOwner();
  return { endpoint: made.endpoint, p256dh, auth };
}

export async function unsubscribeHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

function tellOwner(): void {
  const known = session.get();
  const owner = known && `${known.congregation_id}.${known.session_id}`;
  navigator.serviceWorker.ready.then(
    (registration) => registration.active?.postMessage({ owner }),
    (error: unknown) => console.warn('the service worker was not told who is here', error),
  );
  if (!owner) unsubscribeHere().catch((error: unknown) => console.warn('push was not let go', error));
}

/** Notifications count as seen once the app is visible. */
async function clearNotes(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const note of (await registration?.getNotifications?.()) ?? []) note.close();
}

/** Keeps the service worker informed of the signed-in person. */
export function startPush(): void {
  if (!pushWorks()) return;
  tellOwner();
  onSessionChange(tellOwner);
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    clearNotes().catch((error: unknown) => console.info('shown notes stay', error));
  };
  look();
  document.addEventListener('visibilitychange', look);
}

/** Calls `go` with the path of a pressed notification. Returns the unsubscribe function. */
export function onNotePressed(go: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const hear = ({ data }: MessageEvent<{ go?: unknown } | null>): void => {
    if (typeof data?.go === 'string') go(data.go);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
