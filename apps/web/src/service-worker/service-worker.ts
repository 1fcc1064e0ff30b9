import { keepOwner, openNote, showPush } from './push.ts';

/**
 * Keeps the app itself on the phone, so that it starts without a network. Data is not its business: answers of the API are never
 * kept here (see platform/encrypted-cache and platform/outbox).
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Filled in by the build: the page, its assets, and a name that changes with any of them. */
const shell = __SHELL__;
const cacheName = `sheaf-${shell.version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(shell.files)));
});

worker.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('sheaf-') && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
  const told = event.data as { owner?: unknown } | null;
  if (typeof told?.owner === 'string' || told?.owner === null) event.waitUntil(keepOwner(told.owner));
});

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data)));
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNote(worker, event.notification)),
);

/** From the phone, else from the network; a cache that was damaged is only slower. */
async function answer(request: Request, name: string): Promise<Response> {
  try {
    const kept = await caches.match(name, { cacheName });
    if (kept) return kept;
  } catch (error) {
    console.warn('the cache of the app could not be read', error);
  }
  return fetch(request);
}

/** As `answer`, and kept from its first use on. */
async function answerAndKeep(request: Request, name: string): Promise<Response> {
  const reply = await answer(request, name);
  if (reply.ok && !(await caches.match(name, { cacheName })))
    await (await caches.open(cacheName)).put(name, reply.clone());
  return reply;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  // Every screen is the same page; a sign-in link's token stays in the address, where the page takes it out.
  if (request.mode === 'navigate') event.respondWith(answer(request, '/'));
  else if (shell.files.includes(pathname)) event.respondWith(answer(request, pathname));
  else if (shell.later.includes(pathname)) event.respondWith(answerAndKeep(request, pathname));
});
