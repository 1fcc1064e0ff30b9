import { install } from './install.ts';
import { keepOwner, openNote, showPush } from './push.ts';

/**
 * Caches the app's files, so that it starts without a network. Answers of the API are not cached here (see
 * platform/encrypted-cache and platform/outbox).
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Injected by the build: the page, its assets, and a version derived from their content. */
const shell = __SHELL__;
const cacheName = `sheaf-${shell.version}`;

worker.addEventListener('install', (event) => event.waitUntil(install(cacheName, shell.files)));

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

/** From the cache, else from the network. A damaged cache only costs time. */
async function answer(request: Request, name: string): Promise<Response> {
  try {
    const kept = await caches.match(name, { cacheName });
    if (kept) return kept;
  } catch (error) {
    console.warn('the cache of the app could not be read', error);
  }
  return fetch(request);
}

/** Like `answer`, and caches the file on first use. */
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
  // Every screen is the same page. The token of a sign-in link stays in the address, where the page takes it
  // out.
  if (request.mode === 'navigate') event.respondWith(answer(request, '/'));
  // A file that the installation missed is cached on first use too.
  else if ([...shell.files, ...shell.later].includes(pathname))
    event.respondWith(answerAndKeep(request, pathname));
});
