/** Sends imports that are slow to read, one after the other, in a process of low priority. */
import { setPriority } from 'node:os';
import { slowCellsCsv } from '../apps/server/src/platform/testing/hostile/hostile-texts.ts';
import { paddedWorkbook } from '../apps/server/src/platform/testing/hostile/hostile-workbooks.ts';

setPriority(15);

export interface ImportAttack {
  address: string;
  token: string;
  maps: number[];
  seconds: number;
}

type Corner = [number, number];

/** A border of 2,000 corners with long parallel sides that never meet. */
function comb(): Corner[] {
  const teeth = Array.from({ length: 998 }, (_, at): Corner[] => [
    [145 + at * 1e-5, -41 + at * 1e-5],
    [145.2 + at * 1e-5 + 5e-6, -41.2 + at * 1e-5],
  ]).flat();
  return [...teeth, [145.5, -40], [144, -40], teeth[0]!];
}

function openSends({ address, token, maps }: ImportAttack): (() => Promise<Response>)[] {
  const headers = { authorization: `Bearer ${token}` };
  const upload = (path: string, file: string | Uint8Array) => async (): Promise<Response> => {
    const form = new FormData();
    form.append('dry_run', 'true');
    form.append('file', new Blob([typeof file === 'string' ? file : Buffer.from(file)]), 'a.csv');
    return fetch(`${address}/api${path}`, { method: 'POST', headers, body: form });
  };
  const post = (path: string, value: object) => {
    const body = JSON.stringify(value);
    return (): Promise<Response> =>
      fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
  };
  const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru'];
  const titles = Array.from({ length: 8000 }, (_, at) => ({
    number: (at % 999) + 1,
    title: `A title of ${at}`,
    lang: languages[Math.floor(at / 999)],
  }));
  return [
    upload('/addresses/import', slowCellsCsv('House number,Street name,Latitude,Longitude')),
    upload('/territory/import', slowCellsCsv('TerritoryNumber,TerritoryAddressID,Street,Number,Notes')),
    upload('/territory/import', paddedWorkbook()),
    post('/territory/borders', { borders: maps.map((map) => ({ map, border: [[comb()]] })) }),
    post('/public-talk-titles', { titles }),
  ];
}

process.on('message', async (attack: ImportAttack) => {
  const sends = openSends(attack);
  process.send!('ready');
  const until = Date.now() + attack.seconds * 1000;
  const ends: Record<string, number> = {};
  for (let turn = 0; Date.now() < until; turn += 1) {
    const answer = await sends[turn % sends.length]!();
    await answer.arrayBuffer();
    const end = `${turn % sends.length}: ${answer.status}`;
    ends[end] = (ends[end] ?? 0) + 1;
  }
  process.send!(ends);
  process.disconnect();
});
