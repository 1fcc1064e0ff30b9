import { afterEach, expect, it, vi } from 'vitest';
import { call } from './api.ts';
import { dropPrefetched, takePrefetched } from './prefetch.ts';
import { answerWith, exampleMap, signInAs } from './testing/replies.ts';

const mine = 'A'.repeat(43);
const ask = (token: string, answer: Response | undefined): void => {
  window.sheafPrefetch = {
    token,
    answers: new Map([['/api/maps', Promise.resolve(answer)]]),
  };
};

afterEach(() => {
  delete window.sheafPrefetch;
  vi.unstubAllGlobals();
});

it('a prefetched answer is used once', async () => {
  signInAs([]);
  const sent = answerWith({ 'maps.listMaps': [] });
  ask(mine, Response.json({ data: [exampleMap()] }));
  expect(await call('maps.listMaps')).toHaveLength(1);
  expect(sent).toHaveLength(0);
  expect(await call('maps.listMaps')).toHaveLength(0);
  expect(sent).toHaveLength(1);
});

it('a prefetch without an answer is requested again', async () => {
  signInAs([]);
  const sent = answerWith({ 'maps.listMaps': [] });
  ask(mine, undefined);
  await call('maps.listMaps');
  expect(sent).toHaveLength(1);
});

it('a prefetched answer for another session or another address is ignored', async () => {
  ask('B'.repeat(43), Response.json({ data: [] }));
  expect(await takePrefetched('/api/maps', mine)).toBeUndefined();
  expect(await takePrefetched('/api/people', 'B'.repeat(43))).toBeUndefined();
});

it('an answer that nobody asked for is dropped', async () => {
  ask(mine, Response.json({ data: [] }));
  dropPrefetched();
  expect(await takePrefetched('/api/maps', mine)).toBeUndefined();
});
