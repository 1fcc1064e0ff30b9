/** Proposes a duty again if the journal opens it by the revert of a publication (X-FAIR-9.3). */
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { dutiesOfIds } from '#contexts/duties/duties.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import type { RevertCheck } from '#platform/registry';

const isOpened = ({ table, before, after }: NetRow): boolean =>
  table === 'duties' && before?.['person_id'] === null && after?.['person_id'] != null;

export const draftsRevert: RevertCheck = {
  completes: async ({ tenant, rows }) => {
    const people = new Map(rows.filter(isOpened).map(({ row, after }) => [Number(row), after!['person_id']]));
    for (const { id, version } of await dutiesOfIds(tenant, [...people.keys()]))
      await drafts.reopen(tenant, { dutyId: id, personId: Number(people.get(id)), version });
    return true;
  },
};
