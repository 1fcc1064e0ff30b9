/** Checks of groups when a change is reverted: leaders must be eligible, and groups consistent. */

import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { isFitToLead } from '@sheaf/rules/people/groups/leaders';
import { restoredLeaders } from '@sheaf/rules/people/groups/restored-leaders';
import { leaderReverts } from '#contexts/people/groups/leader-reverts.store';
import type { RevertCheck } from '#platform/registry';

const idsIn = (rows: readonly NetRow[], table: string): number[] =>
  rows.filter((row) => row.table === table).map(({ row }) => Number(row));

export const groupRevert: RevertCheck = {
  /** Locks the appointment of people who would lead a group again. */
  locks: (rows) => {
    const { overseers, assistants } = restoredLeaders(rows);
    return [...overseers, ...assistants].map((id) => ({
      table: 'people',
      row: String(id),
      before: { id },
      after: null,
    }));
  },

  conflict: async (tenant, rows) =>
    (await leaderReverts.hasUnfitLeader(tenant, rows)) ? 'change-leader' : null,

  begin: async ({ tenant, rows }) => {
    const [people, groups] = [idsIn(rows, 'people'), idsIn(rows, 'groups')];
    return async () => {
      if (await leaderReverts.leadsElsewhere(tenant, people, groups)) return 'leads-group';
      const leaders = await leaderReverts.leadersAmong(tenant, people);
      return leaders.every(({ kind, ...leader }) => isFitToLead(kind, leader)) ? null : 'leader-unfit';
    };
  },
};
