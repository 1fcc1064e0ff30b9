/**
 * The signed-in dashboard on a phone, and a bare React page for comparison: cold cache, slow 4G, a 4× slowed
 * CPU, a new profile every run.
 */
import type { CDPSession, Page } from '@playwright/test';
import { serveBarePage } from './bare-page.ts';
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const runs = 9;
/** Collects largest contentful paint and layout shifts from the browser. */
const observe = `(() => { const m = (window.measured = { lcp: 0, shift: 0 });
  new PerformanceObserver((l) => l.getEntries().forEach((e) => { m.lcp = e.startTime; })).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((l) => l.getEntries().forEach((e) => { if (!e.hadRecentInput) m.shift += e.value; })).observe({ type: 'layout-shift', buffered: true }); })()`;

interface Run {
  lcp: number;
  shift: number;
  kilobytes: number;
}

async function slowNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  });
}

async function visit(address: string, script: string): Promise<Run> {
  const { browser, context } = await takePhone(script);
  const page = await context.newPage();
  const cdp = await slowProcessor(page);
  await slowNetwork(cdp);
  const run = await load(page, cdp, address);
  await browser.close();
  return run;
}

async function load(page: Page, cdp: CDPSession, address: string): Promise<Run> {
  const finished: { at: number; bytes: number }[] = [];
  let began = 0;
  cdp.on('Network.requestWillBeSent', ({ timestamp }) => {
    began ||= timestamp;
  });
  cdp.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    finished.push({ at: (timestamp - began) * 1000, bytes: encodedDataLength });
  });
  await page.goto(`${address}/`, { waitUntil: 'load', timeout: 90_000 });
  // The event stream keeps the network busy, so the end is a fixed time after the last paint.
  await page.waitForTimeout(6000);
  const { lcp, shift } = (await page.evaluate('window.measured')) as { lcp: number; shift: number };
  const before = finished.filter(({ at }) => at <= lcp).reduce((sum, { bytes }) => sum + bytes, 0);
  return { lcp: lcp / 1000, shift, kilobytes: before / 1000 };
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3194);
  const { bearer, reply } = await server.signIn('publisher');
  const script = `${signedInScript(bearer, reply)} ${observe}`;
  const bare = await serveBarePage();
  const measured: Run[] = [];
  const beside: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await visit(server.address, script));
    beside.push(await visit(bare.address, observe));
  }
  bare.stop();
  await server.stop();
  const of = (name: keyof Run): number => median(measured.map((run) => run[name]));
  const bareSeconds = median(beside.map(({ lcp }) => lcp));
  return [
    atMost('signed-in dashboard, cold, slow 4G, 4× slower processor: largest paint', of('lcp'), 3.2, ' s'),
    atMost(
      `… against a bare React page in the same run (${bareSeconds.toFixed(2)} s)`,
      of('lcp') / bareSeconds,
      1.4,
      '×',
    ),
    atMost('… bytes over the wire before it', of('kilobytes'), 140, ' kB'),
    atMost('… layout shift', of('shift'), 0.02, ''),
  ];
}
