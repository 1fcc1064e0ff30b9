/** Shows push notifications for this phone's person only. A press opens the screen (MSG-R15). */

interface Note {
  /** Recipient, as stored by the page with `keepOwner`. */
  to: string;
  title: string;
  text: string;
  path: string;
}

interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
}

const done = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

const key = 'person';

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const asked = indexedDB.open('sheaf-push', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('owner');
  const database = await done(asked);
  try {
    return await done(work(database.transaction('owner', mode).objectStore('owner')));
  } finally {
    database.close();
  }
}

/** Stored by the page, because the worker outlives it and cannot read the session. */
export async function keepOwner(owner: string | null): Promise<void> {
  if (owner === null) await inStore('readwrite', (store) => store.delete(key));
  else await inStore('readwrite', (store) => store.put(owner, key));
}

const isOwner = async (to: string): Promise<boolean> =>
  (await inStore('readonly', (store) => store.get(key) as IDBRequest<unknown>)) === to;

function readNote(data: PushMessageData | null): Note | null {
  let note: Partial<Note> | null = null;
  try {
    note = data?.json() as Partial<Note> | null;
  } catch (error) {
    console.warn('a push that cannot be read', error);
  }
  return note?.to && note.title
    ? { to: note.to, title: note.title, text: note.text ?? '', path: note.path ?? '/' }
    : null;
}

/** Shows a notification. Unsubscribes from push if another person or nobody is signed in. */
export async function showPush(
  { registration, navigator }: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const note = readNote(data);
  if (!note || !(await isOwner(note.to))) {
    const subscription = await registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return;
  }
  await registration.showNotification(note.title, {
    body: note.text,
    icon: '/icon-192.png',
    dir: 'auto',
    data: { path: note.path },
  });
  const shown = await registration.getNotifications();
  await (navigator as unknown as BadgeNavigator).setAppBadge?.(shown.length);
}

/** Returns a path within the app; `/` for anything else. */
const pathOf = (data: unknown): string => {
  const path = (data as { path?: unknown } | null)?.path;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
};

/** Posts the path to an open app, which keeps unsaved input; otherwise opens the app. */
export async function openNote(
  { clients }: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const path = pathOf(notification.data);
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) {
    await clients.openWindow(path);
    return;
  }
  open.postMessage({ go: path });
  await open.focus();
}
