import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { workbookAddress } from '@sheaf/rules/meetings/meetings/workbook-address';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPublicAddress } from '#platform/fetch/public-address';
import { type FetchNetwork, RefusedFetch, strictFetch } from '#platform/fetch/strict-fetch';

const hosts = ['jw-cdn.org'];
const limits = { bytes: 1000, seconds: 2 };
const url = new URL('https://cdn.jw-cdn.org/mwb_E_202611.epub');
let connections = 0;
const seen: string[] = [];

const server = createServer(({ url: path = '', headers }, answer) => {
  seen.push(`${headers.host} ${path}`);
  if (path.startsWith('/redirect')) answer.writeHead(302, { location: '/mwb.epub' }).end();
  else if (path.startsWith('/declared'))
    answer.writeHead(200, { 'content-length': '2000' }).end('x'.repeat(2000));
  else if (path.startsWith('/large')) {
    answer.writeHead(200);
    for (let at = 0; at < 50; at += 1) answer.write('x'.repeat(100));
    answer.end();
  } else if (path.startsWith('/slow')) answer.writeHead(200).write('x');
  else answer.end('a workbook');
});
server.on('connection', () => {
  connections += 1;
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const network = (given: Partial<FetchNetwork> = {}): FetchNetwork => ({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  request: request as unknown as FetchNetwork['request'],
  port: (server.address() as AddressInfo).port,
  isPublic: () => true,
  ...given,
});

const fetched = (path: string, given?: Partial<FetchNetwork>) =>
  strictFetch(new URL(path, url), limits, network(given));

it('MEET-R11 downloads a file from the resolved address of its host, with one DNS lookup', async () => {
  let asked = 0;
  const bytes = await fetched('/mwb_E_202611.epub?a=1', {
    resolve: async (host) => {
      asked += 1;
      expect(host).toBe('cdn.jw-cdn.org');
      return [{ address: '127.0.0.1', family: 4 }];
    },
  });
  expect([bytes.toString(), asked]).toEqual(['a workbook', 1]);
  expect(seen.at(-1)).toMatch(/^cdn\.jw-cdn\.org.* \/mwb_E_202611\.epub\?a=1$/);
});

it('MEET-R11 refuses redirects, too large files and too slow servers', async () => {
  for (const path of ['/redirect', '/declared', '/large'])
    await expect(fetched(path)).rejects.toBeInstanceOf(RefusedFetch);
  await expect(
    strictFetch(new URL('/slow', url), { bytes: 1000, seconds: 0.3 }, network()),
  ).rejects.toThrow();
});

const own = [
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '192.0.0.8'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', '100::1', 'not an address'],
];

it('MEET-R11 treats reserved, tunnel and private addresses as not public', () => {
  for (const address of own) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ['8.8.8.8', '172.32.0.1', '193.0.0.1', '2600::1', '2a00:1450::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

const path = '/jw-cdn/mwb_E_202611.epub';
const badHosts = [
  ...[
    'evil-jw-cdn.org',
    'jw-cdn.org.evil.example',
    'jw-cdn.orgs',
    'xjw-cdn.org',
    'jw-cdn.com',
    'jw-cdn',
    'org',
  ],
  ...[
    'jw-cdn.org.',
    'cdn.jw-cdn.org.',
    'jw-cdn.org%00.evil.example',
    'jw-cdn.org%2eevil.example',
    'jw-cdn。org。evil',
  ],
  ...[
    'localhost',
    '127.0.0.1',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '169.254.169.254',
    'metadata.jw-cdn.internal',
  ],
  ...[
    'jw-cdn.org\\@evil.example',
    'evil.example#jw-cdn.org',
    'evil.example?jw-cdn.org',
    'evil.example/jw-cdn.org',
  ],
];
const goodHost = 'cdn.jw-cdn.org';
const schemes = ['http', 'ftp', 'file', 'gopher', 'data', 'javascript', 'ws', 'wss', 'blob', 'HTTP'];
const ports = [22, 80, 8443, 3000, 5432, 6379, 1, 65_535, 444, 9200];
const users = [
  'jw-cdn.org',
  'a:b',
  'a',
  ':b',
  'jw-cdn.org:443',
  'x%40y',
  'root',
  '%20',
  'jw-cdn.org%2f',
  'a:b:c',
];

/** Refused by their spelling. */
const misspelt = [
  ...badHosts.flatMap((host) => [
    `https://${host}${path}`,
    `https://${host}:443${path}`,
    `HTTPS://${host}${path}`,
  ]),
  ...schemes.flatMap((scheme) => [`${scheme}://${goodHost}${path}`, `${scheme}:${goodHost}${path}`]),
  ...ports.flatMap((port) => [`https://${goodHost}:${port}${path}`, `https://${goodHost}:${port}/x${path}`]),
  ...users.flatMap((user) => [`https://${user}@${goodHost}${path}`, `https://${user}@evil.example${path}`]),
  ...['', ' ', '//', 'https://', 'https:', 'jw-cdn.epub', `//${goodHost}${path}`, path, 'mwb.epub'],
  ...[
    `https://${goodHost}/mwb.jwpub`,
    `https://${goodHost}/`,
    'https://example.org/mwb.epub',
    `https://${goodHost}/a.EPUB`,
  ],
  ...Array.from({ length: 60 }, (_, at) => `https://jw-cdn.org.${'a'.repeat(at + 1)}.example${path}`),
];
/** Refused by the addresses they resolve to. */
const resolved = Array.from({ length: 100 }, (_, at) => `https://h${at}.jw-cdn.org/mwb_E_202611.epub`);

it('MEET-R11 T14 opens no connection for three hundred hostile addresses', async () => {
  expect(misspelt.length + resolved.length).toBeGreaterThanOrEqual(300);
  const before = connections;
  for (const address of misspelt) {
    const found = workbookAddress(address, hosts);
    // A spelling that a browser parses as an allowed host is that host.
    expect([address, found?.hostname ?? null]).toEqual([address, null]);
  }
  for (const [at, address] of resolved.entries()) {
    const found = workbookAddress(address, hosts)!;
    const hidden = own[at % own.length]!;
    const resolve = async () => [
      ...(at % 2 ? [{ address: '8.8.8.8', family: 4 }] : []),
      { address: hidden, family: hidden.includes(':') ? 6 : 4 },
    ];
    await expect(strictFetch(found, limits, network({ resolve, isPublic: isPublicAddress }))).rejects.toThrow(
      RefusedFetch,
    );
  }
  expect(connections).toBe(before);
});

it('MEET-R11 requests an EPUB file from the allowed host or its subdomain', () => {
  for (const address of [
    `https://jw-cdn.org${path}`,
    `https://a.b.jw-cdn.org${path}?x=1`,
    `https://CDN.JW-CDN.ORG${path}`,
  ])
    expect(workbookAddress(address, hosts)?.protocol).toBe('https:');
});

it('X-WIRES ends with its time when the name of a host is not resolved', async () => {
  const since = performance.now();
  const resolve = () => new Promise<never>(() => {});
  await expect(
    strictFetch(new URL('/file', url), { bytes: 1000, seconds: 0.2 }, network({ resolve })),
  ).rejects.toThrow();
  expect(performance.now() - since).toBeLessThan(5000);
});
