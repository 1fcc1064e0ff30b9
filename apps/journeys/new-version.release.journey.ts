/**
 * A deploy while actions wait on the phone: the new version is offered after the actions were sent, and
 * nothing is lost.
 */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, longWork, test } from './person.ts';
import { freshLink, giveMap, type Place, readMap } from './place.ts';

test.use({ serviceWorkers: 'allow' });

/** A load balancer in front of the server: it can drop requests to the API, and serve a newer app. */
class Balancer {
  apiReachable = true;
  newer = false;
  /** Files removed by a deploy. */
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
            // Files removed by a deploy must not come from the HTTP cache.
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

  /** The same app with another version, which the phone sees as a deploy. */
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

test('SHELL-R5 offers a new version deployed while actions wait after they were sent', async ({ person }) => {
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
      // The service worker downloads the whole app first.
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
    // The page may be reloading into the new version.
    await expect(async () =>
      expect(await page.evaluate('caches.keys()')).toEqual(['sheaf-000000000000']),
    ).toPass();
    await expect(block).toHaveAttribute('aria-pressed', 'true');
    await expect(offer).toHaveCount(0);
  } finally {
    balancer.close();
  }
});

test('the app recovers automatically from a damaged cache, and from a removed chunk', async ({ person }) => {
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
