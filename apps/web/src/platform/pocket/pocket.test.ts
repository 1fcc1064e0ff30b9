import { openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { session } from '../session.ts';
import { signInAs } from '../testing/replies.ts';
import { pocket } from './pocket.ts';

afterEach(() => session.clear());

const rawBytes = async (name: string): Promise<string> => {
  const open = await openDB('sheaf-pocket');
  const kept = (await open.get('kept', name)) as { bytes: ArrayBuffer } | undefined;
  open.close();
  return kept ? new TextDecoder('latin1').decode(kept.bytes) : '';
};

it('X-DOORS what is kept is readable to the session that kept it, and its text stands nowhere on the phone', async () => {
  signInAs([]);
  await pocket.put('page', { street: 'Mount Street' });
  expect(await pocket.read('page')).toEqual({ street: 'Mount Street' });
  const stored = await rawBytes('page');
  expect(stored.length).toBeGreaterThan(0);
  expect(stored).not.toContain('Mount');
});

it('a session that ended leaves nothing, and another one cannot read what is left', async () => {
  signInAs([]);
  await pocket.put('page', { street: 'Mount Street' });
  session.clear();
  expect(await pocket.read('page')).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await rawBytes('page')).toBe('');
});

it('a map that is no longer held is taken out, the others stay', async () => {
  signInAs([]);
  await pocket.put('map 1', 1);
  await pocket.put('map 2', 2);
  await pocket.prune((name) => name === 'map 2');
  expect(await pocket.read('map 1')).toBeUndefined();
  expect(await pocket.read('map 2')).toBe(2);
});
