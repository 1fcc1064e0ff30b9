/** The signed-in dashboard on a phone: cold, slow 4G, a processor four times slower, a new profile every run. */
import type { CDPSession, Page } from '@playwright/test';
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const runs = 5;
/** Reads the largest paint and the shifts as the browser reports them. */
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

async function visit(page: Page, cdp: CDPSession, address: string): Promise<Run> {
  const finished: { at: number; bytes: number }[] = [];
  let began = 0;
  cdp.on('Network.requestWillBeSent', ({ timestamp }) => {
    began ||= timestamp;
  });
  cdp.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    finished.push({ at: (timestamp - began) * 1000, bytes: encodedDataLength });
  });
  await page.goto(`${address}/`, { waitUntil: 'load', timeout: 90_000 });
  // The live channel never falls silent, so what is waited for is time: the last paint is long over then.
  await page.waitForTimeout(6000);
  const { lcp, shift } = (await page.evaluate('window.measured')) as { lcp: number; shift: number };
  const before = finished.filter(({ at }) => at <= lcp).reduce((sum, { bytes }) => sum + bytes, 0);
  return { lcp: lcp / 1000, shift, kilobytes: before / 1000 };
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3194);
  const { bearer, reply } = await server.signIn('publisher');
  const script = `${signedInScript(bearer, reply)} ${observe}`;
  const measured: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { browser, context } = await takePhone(script);
    const page = await context.newPage();
    const cdp = await slowProcessor(page);
    await slowNetwork(cdp);
    measured.push(await visit(page, cdp, server.address));
    await browser.close();
  }
  await server.stop();
  const of = (name: keyof Run): number => median(measured.map((run) => run[name]));
  return [
    atMost('signed-in dashboard, cold, slow 4G, 4× slower processor: largest paint', of('lcp'), 3.2, ' s'),
    atMost('… bytes over the wire before it', of('kilobytes'), 190, ' kB'),
    atMost('… layout shift', of('shift'), 0.02, ''),
  ];
}
