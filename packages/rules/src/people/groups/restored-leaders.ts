/** Leaders that a revert of a change would restore (GROUPS-R2, GROUPS-R3). */
import type { NetRow } from '../../journal/net-rows.ts';
import { type Leader, mayAssist, mayOversee } from './leaders.ts';

export interface RestoredLeaders {
  overseers: number[];
  assistants: number[];
}

export function restoredLeaders(
  rows: readonly Pick<NetRow, 'table' | 'before' | 'fields'>[],
): RestoredLeaders {
  const before = (field: 'overseer_id' | 'assistant_id'): number[] =>
    rows
      .filter(({ table, fields }) => table === 'groups' && fields.includes(field))
      .map((row) => row.before?.[field])
      .filter((id) => typeof id === 'number');
  return { overseers: before('overseer_id'), assistants: before('assistant_id') };
}

/** Ignores people who no longer exist; another rule covers them. */
export function someMayNotLead(
  { overseers, assistants }: RestoredLeaders,
  people: ReadonlyMap<number, Leader>,
): boolean {
  const known = (ids: readonly number[]): Leader[] => ids.flatMap((id) => people.get(id) ?? []);
  return !(known(overseers).every(mayOversee) && known(assistants).every(mayAssist));
}
