import { afterEach, expect, it, vi } from 'vitest';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { keepAssignments } from './keep-assignments.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('SHELL-R3 the assignments are cached before they are opened', async () => {
  signInAs([]);
  answerWith({
    'duties.listMyDuties': [],
    'carts.listDueReports': [],
    'addresses.listMyAddresses': [],
    'events.listEvents': [],
  });
  await keepAssignments();
  for (const read of [
    'duties.listMyDuties',
    'carts.listDueReports',
    'addresses.listMyAddresses',
    'events.listEvents',
  ])
    await vi.waitFor(async () => expect(await encryptedCache.read(`${read} {}`)).toEqual([]));
});
