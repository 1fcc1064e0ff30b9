/**
 * Requests with which an account of one congregation may try to stop the server for others. Bounded in number
 * and time.
 */
import { connect } from 'node:net';
import {
  largePhotograph,
  largePng,
  slowSvg,
} from '../apps/server/src/platform/testing/hostile/hostile-pictures.ts';
import {
  commasCsv,
  deepGeoJson,
  hugeElementKml,
  manyCornersKml,
  manyNamesGeoJson,
  wideCsv,
} from '../apps/server/src/platform/testing/hostile/hostile-texts.ts';
import {
  bombWorkbook,
  paddedWorkbook,
  repeatedTextWorkbook,
  wideWorkbook,
} from '../apps/server/src/platform/testing/hostile/hostile-workbooks.ts';
import { allOperations } from '../packages/contract/src/operations.ts';

/** An address list of so many lines, with forty houses per street. */
const addressFile = (lines: number): string => {
  const rows = Array.from({ length: lines }, (_, index) => {
    const street = Math.floor(index / 40);
    return `${(index % 40) + 1},Street ${street},${-41 - (street % 20) / 200 - (index % 40) / 20_000},${145.8 + street / 3000}`;
  });
  return `House number,Street name,Latitude,Longitude\n${rows.join('\n')}\n`;
};

export interface Attacker {
  address: string;
  token: string;
}

/** Sends once, and returns the statuses of the answers. */
type Send = () => Promise<number[]>;
type SendOne = () => Promise<number>;

const upload =
  ({ address, token }: Attacker, path: string, file: string | Uint8Array, name: string): SendOne =>
  async () => {
    const form = new FormData();
    form.append('file', new Blob([typeof file === 'string' ? file : Buffer.from(file)]), name);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: form });
    await answer.arrayBuffer();
    return answer.status;
  };

const read =
  ({ address, token }: Attacker, path: string): SendOne =>
  async () => {
    const answer = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return answer.status;
  };

const all = (sends: readonly SendOne[]): Promise<number[]> => Promise.all(sends.map((send) => send()));
const times = <T>(count: number, what: T): T[] => Array.from({ length: count }, () => what);

/** 650 connections that send the beginning of a public call and wait, and reconnect when closed. */
function slowSockets({ address }: Attacker): Send {
  const { port } = new URL(address);
  const begin =
    'POST /api/auth/link-requests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 120\r\n\r\n{"contact"';
  return () =>
    new Promise((resolve) => {
      const sockets = times(650, 0).map(() => {
        const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.3' });
        socket.on('error', () => {});
        socket.resume();
        socket.write(begin);
        return socket;
      });
      setTimeout(() => {
        for (const socket of sockets) socket.destroy();
        resolve([]);
      }, 2000);
    });
}

/** Names in docs/benchmarks.md. */
export const attackNames = [
  'workbooks that unfold',
  'KML, GeoJSON and CSV of 9 MB',
  '6 drawings and 24 pictures of 49 megapixels at once',
  '650 connections that send slowly',
  '200 heavy requests at once: exports, PDFs, imports, pictures',
] as const;

export async function openAttacks(attacker: Attacker): Promise<Map<string, Send>> {
  const [photograph, png] = await Promise.all([largePhotograph(), largePng()]);
  const table = (file: string | Uint8Array): SendOne => upload(attacker, '/territory/import', file, 'a.xlsx');
  // The operation that accepts the most pictures at once.
  const { path } = allOperations
    .filter(({ upload: taken }) => taken?.types.includes('image/jpeg'))
    .reduce((most, one) => ((one.upload?.files ?? 1) > (most.upload?.files ?? 1) ? one : most));
  const picture = (file: Uint8Array): SendOne => upload(attacker, path, file, 'a.jpg');
  const workbooks = [paddedWorkbook(), wideWorkbook(), repeatedTextWorkbook(), bombWorkbook()].map(table);
  const texts = [
    commasCsv(),
    wideCsv(),
    hugeElementKml(),
    manyCornersKml(),
    manyNamesGeoJson(),
    deepGeoJson(),
  ].map(table);
  const pictures = [
    ...times(6, picture(slowSvg())),
    ...times(12, picture(photograph)),
    ...times(12, picture(png)),
  ];
  const town = upload(attacker, '/addresses/import', addressFile(13_600), 'town.csv');
  const heavy = [
    ...times(60, read(attacker, '/territory/export/csv')),
    ...times(60, read(attacker, '/reports/s13')),
    ...times(40, town),
    ...times(40, picture(photograph)),
  ];
  return new Map<string, Send>([
    [attackNames[0], () => all(workbooks)],
    [attackNames[1], () => all(texts)],
    [attackNames[2], () => all(pictures)],
    [attackNames[3], slowSockets(attacker)],
    [attackNames[4], () => all(heavy)],
  ]);
}
