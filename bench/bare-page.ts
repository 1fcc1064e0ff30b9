/** Cost of a page of React alone: a heading and a list of links, without data, router or library styles. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { buildTargets } from '../apps/web/supported-browsers.ts';

const links = 40;
const entry = 'virtual:bare-page';

const source = `import { createElement as element } from 'react';
import { createRoot } from 'react-dom/client';
const link = (_, index) => element('li', { key: index }, element('a', { href: '/map/' + index }, 'Map ' + index));
createRoot(document.getElementById('root')).render(element('main', null,
  element('h1', null, 'Good morning, Ruth'), element('ul', null, Array.from({ length: ${links} }, link))));`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><script type="module" src="/app.js"></script></head>
<body><div id="root"></div><script>navigator.serviceWorker?.register('/worker.js')</script></body></html>`;

const worker = `self.addEventListener('install', (event) =>
  event.waitUntil(caches.open('bare').then((cache) => cache.addAll(['/', '/app.js']))));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`;

async function bundle(): Promise<string> {
  const made = (await build({
    configFile: false,
    root: join(import.meta.dirname, '../apps/web'),
    logLevel: 'error',
    plugins: [
      {
        name: 'bare-page',
        resolveId: (id) => (id === entry ? join(import.meta.dirname, '../apps/web/bare-page.js') : undefined),
        load: (id) => (id.endsWith('/bare-page.js') ? source : undefined),
      },
    ],
    build: { write: false, target: buildTargets, modulePreload: false, rollupOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}

export interface BarePage {
  address: string;
  stop(): void;
}

export async function serveBarePage(): Promise<BarePage> {
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', page],
    '/app.js': ['text/javascript', await bundle()],
    '/worker.js': ['text/javascript', worker],
  };
  const packed = new Map(
    Object.entries(files).map(([path, [type, text]]) => [
      path,
      {
        type,
        bytes: brotliCompressSync(text, {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
      },
    ]),
  );
  const server = createServer(({ url }, response) => {
    const file = packed.get(url ?? '/');
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
