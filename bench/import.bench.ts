/**
 * An address file of 13,600 lines: imported while maps are assigned, imported again, ten times at once, and
 * rolled back.
 */
import { atMost, type Figure } from './figure.ts';
import { type Bench, startServer } from './server.ts';

const lines = 13_600;

/** Streets of forty houses in a grid far from the demo's town. */
const fileOf = (): string => {
  const rows = Array.from({ length: lines }, (_, index) => {
    const street = Math.floor(index / 40);
    return `${(index % 40) + 1},Street ${street},${-43 - (street % 20) / 200 - (index % 40) / 20_000},${145.8 + street / 3000}`;
  });
  return `House number,Street name,Latitude,Longitude\n${rows.join('\n')}\n`;
};

interface ImportAnswer {
  id: number | null;
  readable: number;
  already_here: number;
}

/** Seconds of the slowest request while one map is repeatedly assigned and recalled, until `work` is done. */
async function longestAssignment(
  { address }: Bench,
  { headers, holder }: { headers: Record<string, string>; holder: number },
  work: Promise<unknown>,
): Promise<number> {
  const answer = await fetch(`${address}/api/maps`, { headers });
  const { data } = (await answer.json()) as {
    data: { id: number; locked: boolean; assignment: object | null }[];
  };
  const map = data.find(({ locked, assignment }) => !locked && assignment === null)!;
  let longest = 0;
  const post = async (path: string, body: object): Promise<void> => {
    const began = performance.now();
    const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
    const done = await fetch(`${address}/api${path}`, { ...request, body: JSON.stringify(body) });
    if (!done.ok) throw new Error(`${path} answered ${done.status}: ${await done.text()}`);
    longest = Math.max(longest, (performance.now() - began) / 1000);
  };
  const state = { isWorking: true };
  const end = (): void => {
    state.isWorking = false;
  };
  work.then(end, end);
  while (state.isWorking) {
    await post('/map/assign', { id: map.id, user: holder });
    await post('/map/cancel', { id: map.id });
  }
  return longest;
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3191);
  const { bearer, reply } = await server.signIn('administrator');
  const holder = (reply as { user: { id: number } }).user.id;
  const headers = { authorization: `Bearer ${bearer}` };
  const read = async <Data>(answer: Response): Promise<Data> => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const send = async (key: string): Promise<ImportAnswer> => {
    const form = new FormData();
    form.append('dry_run', 'false');
    form.append('file', new Blob([fileOf()], { type: 'text/csv' }), 'town.csv');
    const request = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body: form };
    return read(await fetch(`${server.address}/api/addresses/import`, request));
  };
  /** Every map with its border, and every street as drawn by its addresses. */
  const territory = async (): Promise<string> =>
    JSON.stringify(await read(await fetch(`${server.address}/api/territory/borders`, { headers })));
  const before = await territory();
  let took = 0;
  const began = performance.now();
  const sent = send('bench-import').finally(() => {
    took = (performance.now() - began) / 1000;
  });
  const [assigned, first] = await Promise.all([longestAssignment(server, { headers, holder }, sent), sent]);
  if (first.readable !== lines || first.already_here !== 0)
    throw new Error(`imported ${JSON.stringify(first)}`);
  const again = await Promise.all(Array.from({ length: 10 }, (_, turn) => send(`bench-import-${turn}`)));
  const doubled = again.reduce((sum, { already_here: here }) => sum + (lines - here), 0);
  const path = `${server.address}/api/territory/imports/${first.id}/roll-back`;
  await read(await fetch(path, { method: 'POST', headers: { ...headers, 'idempotency-key': 'bench-undo' } }));
  const isAsBefore = (await territory()) === before;
  await server.stop();
  return [
    atMost(`import of ${lines} addresses`, took, 10, ' s'),
    atMost('a concurrent assignment of another map, at most', assigned, 1, ' s'),
    atMost(`the same ${lines} addresses again, ten times at once: doubled`, doubled, 0, ''),
    atMost('left of them in the territory after rolling back', isAsBefore ? 0 : 1, 0, ''),
  ];
}
