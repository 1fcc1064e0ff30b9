/** An address file of 13,600 lines, from the upload to the last row written. */
import { atMost, type Figure } from './figure.ts';
import { startServer } from './server.ts';

const lines = 13_600;

const fileOf = (): string => {
  const rows = Array.from({ length: lines }, (_, index) => {
    const street = Math.floor(index / 40);
    return `${(index % 40) + 1},Street ${street},${-41 - (street % 20) / 200 - (index % 40) / 20_000},${145.8 + street / 3000}`;
  });
  return `House number,Street name,Latitude,Longitude\n${rows.join('\n')}\n`;
};

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3191);
  const { bearer } = await server.signIn('administrator');
  const form = new FormData();
  form.append('dry_run', 'false');
  form.append('file', new Blob([fileOf()], { type: 'text/csv' }), 'town.csv');
  const began = performance.now();
  const answer = await fetch(`${server.address}/api/addresses/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': 'bench-import' },
    body: form,
  });
  const { data } = (await answer.json()) as { data: { readable: number } };
  const took = (performance.now() - began) / 1000;
  await server.stop();
  if (data?.readable !== lines) throw new Error(`only ${data?.readable} lines were imported`);
  return [atMost(`import of ${lines} addresses`, took, 10, ' s')];
}
