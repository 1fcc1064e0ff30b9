/**
 * The dashboard, the pages of people who are not signed in and the screens that messages link to, each against a bare
 * React page: cold cache, slow 4G, a 4× slowed CPU, a new profile every run, over HTTP/1.1 and HTTP/2.
 */
import type { CDPSession, Page } from '@playwright/test';
import { type BarePage, serveBarePage } from './bare-page.ts';
import { atMost, type Figure, median } from './figure.ts';
import { type Http2Proxy, serveHttp2 } from './http2-proxy.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { type Bench, startServer } from './server.ts';

const runs = Number(process.env.SHEAF_FIRST_LOAD_RUNS ?? 9);
/** Collects largest contentful paint and layout shifts from the browser. */
const observe = `(() => { const m = (window.measured = { lcp: 0, shift: 0 });
  new PerformanceObserver((l) => l.getEntries().forEach((e) => { m.lcp = e.startTime; })).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((l) => l.getEntries().forEach((e) => { if (!e.hadRecentInput) m.shift += e.value; })).observe({ type: 'layout-shift', buffered: true }); })()`;

interface Run {
  lcp: number;
  shift: number;
  kilobytes: number;
  requests: number;
}

interface VisitedPage {
  name: string;
  path: string;
  signedIn: boolean;
  /** Largest paint as a multiple of that of the bare page, over HTTP/1.1 and HTTP/2. */
  most: readonly [number, number];
  kilobytes?: number;
  requests?: number;
  shift?: number;
}

const first = { most: [1.4, 1.4], kilobytes: 140 } as const;
const deep = { most: [2.2, 1.6], requests: 30, signedIn: true } as const;

/** @param answer path of an answer link. */
const visits = (answer: string, map: string): readonly VisitedPage[] => [
  { name: 'signed-in dashboard', path: '/', signedIn: true, ...first, shift: 0.02 },
  { name: 'link of an SMS', path: `/?token=${'x'.repeat(43)}&source=sms`, signedIn: false, ...first },
  { name: 'sign-in page', path: '/', signedIn: false, ...first },
  { name: 'answer page', path: answer, ...deep, signedIn: false },
  { name: 'assignments', path: '/assignments/', ...deep },
  { name: 'meetings', path: '/schedules/meetings/', ...deep },
  { name: 'map', path: `/map/${map}/`, ...deep },
  { name: 'own report', path: '/settings/reports/own/', ...deep },
];

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
  const begun: number[] = [];
  const finished: { at: number; bytes: number }[] = [];
  let start = 0;
  cdp.on('Network.requestWillBeSent', ({ timestamp }) => {
    start ||= timestamp;
    begun.push((timestamp - start) * 1000);
  });
  cdp.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    finished.push({ at: (timestamp - start) * 1000, bytes: encodedDataLength });
  });
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
  // The event stream keeps the network busy, so the end is a fixed time after the last paint.
  await page.waitForTimeout(6000);
  const { lcp, shift } = (await page.evaluate('window.measured')) as { lcp: number; shift: number };
  const before = finished.filter(({ at }) => at <= lcp).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    lcp: lcp / 1000,
    shift,
    kilobytes: before / 1000,
    requests: begun.filter((at) => at <= lcp).length,
  };
}

type Call = (path: string, body?: object) => Promise<unknown>;

const callerOf =
  (server: Bench, bearer: string): Call =>
  async (path, body) => {
    const answer = await fetch(`${server.address}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return ((await answer.json()) as { data: unknown }).data;
  };

/** Path of the link with which a person answers an assignment of the next weeks. */
async function answerPath(call: Call): Promise<string> {
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const rows = (await call(`/meetingAssignments?from=${day(7)}&to=${day(60)}`)) as { id: number }[];
  for (const { id } of rows) {
    const made = (await call(`/duties/${id}/answer-links`, {})) as { link?: string | null } | undefined;
    if (made?.link) return made.link.slice(new URL(made.link).origin.length);
  }
  throw new Error('no assignment of the demo can be answered by a link');
}

async function heldMap(call: Call, user: number): Promise<string> {
  const maps = (await call('/maps')) as {
    number: string;
    assignment: { user: { id: number } | null } | null;
  }[];
  return maps.find(({ assignment }) => assignment?.user?.id === user)!.number;
}

interface Protocol {
  name: string;
  app: string;
  bare: string;
}

const figuresOf = (
  visited: VisitedPage,
  protocol: Protocol,
  of: number,
  own: Run[],
  beside: Run[],
): Figure[] => {
  const mid = (name: keyof Run): number => median(own.map((run) => run[name]));
  const bare = median(beside.map(({ lcp }) => lcp));
  const { name, most, kilobytes, requests, shift } = visited;
  return [
    atMost(
      `${name}, cold, slow 4G, 4× slower processor, ${protocol.name}: largest paint (${mid('lcp').toFixed(2)} s) against a bare React page in the same run (${bare.toFixed(2)} s)`,
      mid('lcp') / bare,
      most[of]!,
      '×',
    ),
    ...(kilobytes ? [atMost('… bytes over the wire before it', mid('kilobytes'), kilobytes, ' kB')] : []),
    ...(requests ? [atMost('… requests before it', mid('requests'), requests, '')] : []),
    ...(shift ? [atMost('… layout shift', mid('shift'), shift, '')] : []),
  ];
};

async function measureAll(list: readonly VisitedPage[], protocols: readonly Protocol[], script: string) {
  const measured = new Map<string, Run[]>();
  const add = async (key: string, address: string, before: string): Promise<void> => {
    measured.set(key, [...(measured.get(key) ?? []), await visit(address, before)]);
  };
  for (let run = 0; run < runs; run += 1)
    for (const { name, app, bare } of protocols) {
      await add(name, bare, observe);
      for (const { name: page, path, signedIn } of list)
        await add(`${name} ${page}`, `${app}${path}`, signedIn ? script : observe);
    }
  return protocols.flatMap((protocol, of) =>
    list.flatMap((visited) =>
      figuresOf(
        visited,
        protocol,
        of,
        measured.get(`${protocol.name} ${visited.name}`)!,
        measured.get(protocol.name)!,
      ),
    ),
  );
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3194);
  const { bearer, reply } = await server.signIn('publisher');
  const planner = await server.signIn('administrator');
  const { user } = reply as { user: { id: number } };
  const map = await heldMap(callerOf(server, bearer), user.id);
  const answer = await answerPath(callerOf(server, planner.bearer));
  const bare: BarePage = await serveBarePage();
  const proxies: Http2Proxy[] = [await serveHttp2(server.address), await serveHttp2(bare.address)];
  const figures = await measureAll(
    visits(answer, map),
    [
      { name: 'HTTP/1.1', app: server.address, bare: bare.address },
      { name: 'HTTP/2', app: proxies[0]!.address, bare: proxies[1]!.address },
    ],
    `${signedInScript(bearer, reply)} ${observe}`,
  );
  for (const proxy of proxies) proxy.stop();
  bare.stop();
  await server.stop();
  return figures;
}
