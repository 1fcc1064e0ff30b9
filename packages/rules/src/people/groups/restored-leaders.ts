/** Those who would lead a group again if a change were taken back (GROUPS-R2, GROUPS-R3). */
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

/** Who is not among the people is gone, which is another matter. */
export function someMayNotLead(
  { overseers, assistants }: RestoredLeaders,
  people: ReadonlyMap<number, Leader>,
): boolean {
  const known = (ids: readonly number[]): Leader[] => ids.flatMap((id) => people.get(id) ?? []);
  return !(known(overseers).every(mayOversee) && known(assistants).every(mayAssist));
}
