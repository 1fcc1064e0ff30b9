/** Addresses whose hand-in waits on the phone have left the list already. */
import type { Action } from '../../platform/outbox/outbox.ts';
import type { MyAddress } from './addresses.queries.ts';

export function withoutHandedIn(rows: MyAddress[], waiting: readonly Action[]): MyAddress[] {
  const maps = new Set(
    waiting
      .filter(({ operation, state }) => operation === 'addresses.handInAddresses' && state === 'waiting')
      .map(({ given }) => Number(given.body?.['map'])),
  );
  return maps.size === 0 ? rows : rows.filter((row) => !maps.has(row.map_id));
}
