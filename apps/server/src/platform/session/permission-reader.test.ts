/** Caching of permissions and print tickets, on a pool that records its queries. */
import type { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { openPermissionReader, type SessionRow, useTicket } from '#platform/session/session.store';

const now = new Date('2026-11-20T08:00:00Z');
const sessionOf = (congregation_id: number, person_id: number, permission_epoch: number): SessionRow =>
  ({ congregation_id, person_id, permission_epoch }) as SessionRow;

it('reads permissions once per epoch of a person, and never shares them across people or congregations', async () => {
  const query = vi.fn(async ({ values }: { values: number[] }) => ({
    rows: [{ permission: `of ${values.join('/')}` }, { permission: `call ${query.mock.calls.length}` }],
  }));
  const permissionsOf = openPermissionReader({ query } as unknown as Pool);
  const ask = async (...session: Parameters<typeof sessionOf>) => [
    ...(await permissionsOf(sessionOf(...session))),
  ];
  expect(await ask(4, 12, 1)).toEqual(['of 4/12', 'call 1']);
  expect(await ask(4, 12, 1)).toEqual(['of 4/12', 'call 1']);
  expect(await ask(41, 2, 1)).toEqual(['of 41/2', 'call 2']);
  expect(await ask(4, 12, 2)).toEqual(['of 4/12', 'call 3']);
  // The cache holds the newest epoch only.
  expect(await ask(4, 12, 2)).toEqual(['of 4/12', 'call 3']);
  expect(await ask(4, 12, 1)).toEqual(['of 4/12', 'call 4']);
  expect(query.mock.calls.map(([{ values }]) => values)).toEqual([
    [4, 12],
    [41, 2],
    [4, 12],
    [4, 12],
  ]);
});

it('opens the session of a ticket, and returns undefined for an invalid ticket', async () => {
  const ticket = Buffer.from('ticket');
  const session = Buffer.from('session');
  const query = vi
    .fn()
    .mockResolvedValueOnce({ rows: [{ session }] })
    .mockResolvedValueOnce({ rows: [{ session: null }] })
    .mockResolvedValueOnce({ rows: [] });
  const pool = { query } as unknown as Pool;
  expect(await useTicket(pool, ticket, 'maps', now)).toBe(session);
  expect(await useTicket(pool, ticket, 'maps', now)).toBeUndefined();
  expect(await useTicket(pool, ticket, 'maps', now)).toBeUndefined();
  expect(query.mock.calls[0]).toEqual([expect.stringContaining('use_ticket'), [ticket, 'maps', now]]);
});
