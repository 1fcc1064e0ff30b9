/**
 * The meetings that a phone reads at its start: 4 weeks back and 13 ahead; server time, bytes, and unchanged.
 */
import { request } from 'node:http';
import { atMost, type Figure, median } from './figure.ts';
import { startServer } from './server.ts';

const reads = ['meetings', 'meetingParts', 'meetingAssignments'];
const rounds = 40;
const week = 7 * 86_400_000;

interface Answer {
  status: number;
  bytes: number;
  etag: string;
}

const ask = (url: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers: { ...headers, 'accept-encoding': 'br, gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, bytes, etag: String(answer.headers.etag ?? '') }),
      );
    });
    asked.on('error', reject).end();
  });

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3187);
  const { bearer } = await server.signIn('publisher');
  const now = Date.now();
  const span = `from=${dayOf(now - 4 * week)}&to=${dayOf(now + 13 * week)}`;
  const headers = { authorization: `Bearer ${bearer}` };
  const urls = reads.map((name) => `${server.address}/api/${name}?${span}`);
  const times: number[] = [];
  let answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    answers = [];
    for (const url of urls) answers.push(await ask(url, headers));
    times.push(performance.now() - began);
  }
  if (answers.some(({ status }) => status !== 200)) throw new Error('the meetings were not answered');
  const again = await Promise.all(
    urls.map((url, index) => ask(url, { ...headers, 'if-none-match': answers[index]!.etag })),
  );
  await server.stop();
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  const what = 'meetings, parts and people of 18 weeks';
  return [
    atMost(`${what}, three reads one after the other`, median(times), 25, ' ms'),
    atMost(`${what}, over the wire`, bytes / 1000, 40, ' kB'),
    atMost(
      `${what}, unchanged: answers that are not 304`,
      again.filter(({ status }) => status !== 304).length,
      0,
      '',
    ),
  ];
}
