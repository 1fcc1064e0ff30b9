/** The app is deployed anew while work waits on the phone: the newer one is offered when the work has arrived, and nothing is lost. */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, longWork, test } from './person.ts';
import { freshLink, giveMap, type Place, readMap } from './place.ts';

test.use({ serviceWorkers: 'allow' });

/** Stands before the server like a balancer: it can lose the way to the API, and hand out a newer app. */
class Balancer {
  apiReachable = true;
  newer = false;
  /** Files that a deploy took away. */
  gone: RegExp | undefined;
  readonly #server: Server;
  readonly #target: URL;

  constructor(place: Place) {
    this.#target = new URL(place.address);
    this.#server = createServer((incoming, outgoing) => {
      if (!this.apiReachable && incoming.url!.startsWith('/api/')) return void incoming.socket.destroy();
      if (this.gone?.test(incoming.url!)) return void outgoing.writeHead(404).end();
      const passed = request(
        { host: this.#target.hostname, port: this.#target.port, path: incoming.url, method: incoming.method },
        (answer) => {
          if (!this.newer || incoming.url !== '/service-worker.js') {
            // What a deploy takes away shall not come out of the browser's own cache.
            outgoing.writeHead(answer.statusCode!, { ...answer.headers, 'cache-control': 'no-store' });
            answer.pipe(outgoing);
            return;
          }
          void this.#hand(answer).then((text) => {
            outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
            outgoing.end(text);
          });
        },
      );
      for (const [name, value] of Object.entries(incoming.headers))
        if (name !== 'accept-encoding' && value !== undefined) passed.setHeader(name, value);
      passed.on('error', () => outgoing.destroy());
      outgoing.on('close', () => passed.destroy());
      incoming.pipe(passed);
    });
  }

  /** The same app under another version: as a phone sees a deploy. */
  async #hand(answer: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks)
      .toString()
      .replace(/("version":")[0-9a-f]{12}/, '$1000000000000');
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

test('SHELL-R5 the app is deployed anew while work waits: it is offered once the work has arrived', async ({
  person,
}) => {
  const { page, place } = person;
  const balancer = new Balancer(place);
  const address = await balancer.open();
  try {
    const number = await giveMap(place, 'publisher', 6);
    const link = new URL(await freshLink(place, 'publisher'));
    await page.goto(`${address}/${link.search}`);
    await page.getByRole('button', { name: 'Open Sheaf' }).click();
    await page.waitForURL(`${address}/`);
    await page.goto(`${address}/map/${number}`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await page.reload();
    const block = page.getByRole('button', { name: 'Block A', exact: true });
    await expect(block).toBeVisible();

    balancer.apiReachable = false;
    await block.click();
    await expect(page.getByText('1 waiting')).toBeVisible();
    balancer.newer = true;
    await page.evaluate('navigator.serviceWorker.ready.then((kept) => kept.update()).then(() => undefined)');
    await expect
      // The whole app is fetched for it.
      .poll(
        () => page.evaluate('navigator.serviceWorker.ready.then((kept) => kept.waiting !== null)'),
        longWork,
      )
      .toBe(true);
    const offer = page.getByText('A newer Sheaf is ready.');
    await expect(offer).toHaveCount(0);

    balancer.apiReachable = true;
    await expect
      .poll(async () => (await readMap(place, number)).map.assignment!.progress.blocks, longWork)
      .toEqual([1]);
    await expect(offer).toBeVisible();
    await person.show('newer-app-offered');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    // The page may be on its way to the newer app.
    await expect(async () =>
      expect(await page.evaluate('caches.keys()')).toEqual(['sheaf-000000000000']),
    ).toPass();
    await expect(block).toHaveAttribute('aria-pressed', 'true');
    await expect(offer).toHaveCount(0);
  } finally {
    balancer.close();
  }
});

test('a phone whose cache was damaged, and a screen whose file is gone, start anew by themselves', async ({
  person,
}) => {
  const { page, place } = person;
  const balancer = new Balancer(place);
  const address = await balancer.open();
  try {
    const link = new URL(await freshLink(place, 'administrator'));
    await page.goto(`${address}/${link.search}`);
    await page.getByRole('button', { name: 'Open Sheaf' }).click();
    await page.waitForURL(`${address}/`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await page.reload();
    const empty =
      'caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => undefined)';

    await page.evaluate(empty);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    balancer.gone = /settings-screen/;
    const started = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Settings' }).click();
    await started;
    balancer.gone = undefined;
    await page.goto(`${address}/settings`);
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  } finally {
    balancer.close();
  }
});
