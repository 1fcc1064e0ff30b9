/** Proposes a duty again if the journal reverts its publication (X-FAIR-9.3). */
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { dutiesOfIds } from '#contexts/duties/duties.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import type { RevertCheck } from '#platform/registry';

const isOpened = ({ table, before, after }: NetRow): boolean =>
  table === 'duties' && after?.['person_id'] != null && before?.['person_id'] !== after['person_id'];

export const draftsRevert: RevertCheck = {
  completes: async ({ tenant, rows }) => {
    const people = new Map(rows.filter(isOpened).map(({ row, after }) => [Number(row), after!['person_id']]));
    if (people.size === 0) return true;
    const duties = await dutiesOfIds(tenant, [...people.keys()]);
    await drafts.reopen(
      tenant,
      duties.map(({ id, version }) => ({ dutyId: id, personId: Number(people.get(id)), version })),
    );
    return true;
  },
};
