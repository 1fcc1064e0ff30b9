/**
 * The territory assignment record of 300 maps over three service years, from the request to the last byte of
 * each PDF.
 */
import { atMost, type Figure, median } from './figure.ts';
import { fillUpTo } from './many-maps.ts';
import { startServer } from './server.ts';

const runs = 5;
const years = 3;

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3197);
  const { bearer } = await server.signIn('administrator');
  await fillUpTo(server.folder, 300);
  const headers = { authorization: `Bearer ${bearer}` };
  const present = new Date().getUTCFullYear() + (new Date().getUTCMonth() >= 8 ? 1 : 0);
  const seconds: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    for (let back = 0; back < years; back += 1) {
      const answer = await fetch(`${server.address}/api/reports/s13?year=${present - back}`, { headers });
      const bytes = await answer.arrayBuffer();
      if (!answer.ok || bytes.byteLength < 50_000) throw new Error(`no record: ${answer.status}`);
    }
    seconds.push((performance.now() - began) / 1000);
  }
  await server.stop();
  return [atMost('S-13 of 300 maps, three service years', median(seconds), 1.5, ' s')];
}
