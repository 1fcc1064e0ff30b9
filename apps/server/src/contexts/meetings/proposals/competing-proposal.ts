/** Prevents two open promises of the same weekend or of the same own speaker (PROP-R11). */

import {
  isAskedAlready,
  type OpenProposal,
  type PromisedProposal,
} from '@sheaf/rules/meetings/proposals/promised-week';
import { type ProposalSide, sendingSide } from '@sheaf/rules/meetings/proposals/proposal';
import { proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { type ProposalRow, proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import { lockCongregation, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Id of the other side if it is on the installation. */
export const otherCongregationOf = (row: ProposalRow, side: ProposalSide): number | null =>
  side === 'from' ? row.to_congregation : row.from_congregation;

async function openProposals(tenant: Tenant, now: Date, except: number | null): Promise<OpenProposal[]> {
  const rows = (await proposals.openAfter(tenant, await readToday(tenant, now))).filter(
    ({ id }) => id !== except,
  );
  const senders = await proposalSenders.of(
    tenant,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const side = sideOf(tenant, row);
    const sender = senders.find(({ proposal_id }) => proposal_id === row.id);
    return {
      date: row.held_on,
      sends: side === sendingSide(row.direction),
      awaited: row.turn === side,
      speakerId: sender?.person_id ?? null,
      otherId: sender?.host_id ?? otherCongregationOf(row, side),
      group: row.group_id,
    };
  });
}

/**
 * Locks the congregation, which serialises simultaneous requests. @param except id of the proposal with the
 * counter-proposal.
 */
export async function hasCompetingProposal(
  { tenant, now }: { tenant: Tenant; now: Date },
  asking: PromisedProposal,
  except: number | null = null,
): Promise<boolean> {
  await lockCongregation(tenant);
  return isAskedAlready(asking, await openProposals(tenant, now, except));
}
