/** Notifies the host of a talk that a revert restores. */
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { tellHosts } from '#contexts/meetings/talks/tell-hosts';
import type { RevertCheck } from '#platform/registry';

export const talksRevert: RevertCheck = {
  completes: async ({ tenant, now, rows }) => {
    const ids = rows
      .filter(({ table, act }) => table === 'away_talks' && act === 'deleted')
      .map(({ row }) => Number(row));
    if (ids.length > 0)
      await tellHosts(tenant, await awayTalks.ofIds(tenant, ids), 'stands', now.toISOString());
    return true;
  },
};
