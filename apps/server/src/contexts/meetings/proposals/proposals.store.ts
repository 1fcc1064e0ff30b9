/** Queries on proposals. Row security shows a proposal to its two sides only. */
import type {
  AgreementMove,
  FormerAgreement,
  MeetingTime,
} from '@sheaf/rules/meetings/proposals/move-agreed';
import {
  type Proposal,
  type ProposalDirection,
  type ProposalSide,
  type ProposalState,
  type ProposalStep,
  sendingSide,
} from '@sheaf/rules/meetings/proposals/proposal';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface ProposalRow {
  id: number;
  direction: ProposalDirection;
  /** Id of the requesting congregation. */
  from_congregation: number;
  to_congregation: number | null;
  from_name: string;
  /** Name of the requested congregation if it is on the installation. */
  to_name: string | null;
  /** Name of the requested congregation. */
  host_name: string;
  /** Empty until an invited side names the speaker. */
  speaker_name: string;
  numbers: number[];
  held_on: string;
  number: number | null;
  state: ProposalState;
  turn: ProposalSide;
  round: number;
  word: string | null;
  from_placed_at: Date | null;
  to_placed_at: Date | null;
  /** The requested side answers in its app; links accept no answers. */
  in_app: boolean;
  from_linked: boolean;
  to_linked: boolean;
  called_off_by: ProposalSide | null;
  /** Language group of the weekend (X-LANG-GROUP). */
  group_id: number | null;
  group_label: string | null;
  group_day: number | null;
  group_time: string | null;
  /** Day and time last agreed or requested; null while they are those of the booking. */
  meeting: MeetingTime | null;
  /** The former agreement, while the other side is asked again. */
  moved_from: FormerAgreement | null;
}

export interface NewProposal {
  direction: ProposalDirection;
  to_congregation: number | null;
  host_name: string;
  speaker_name: string;
  numbers: number[];
  held_on: string;
  word: string | null;
  /** The host's own meeting, in an invitation. */
  meeting: MeetingTime | null;
}

export interface UntoldProposal extends ProposalRow {
  from_told: number;
  to_told: number;
}

const columns = sql`p.id, p.direction, p.congregation_id as from_congregation, p.to_congregation, c.name as from_name, h.name as to_name, p.host_name, p.speaker_name, p.numbers, p.held_on,
  p.number, p.state, p.turn, p.round, p.word, p.from_placed_at, p.to_placed_at, p.in_app,
  p.from_linked, p.to_linked, p.called_off_by, p.meeting, p.moved_from,
  g.id as group_id, g.label as group_label, g.public_day as group_day, g.public_start_time as group_time`;
const rows = sql`proposals p join sheaf.congregation_profiles() c on c.id = p.congregation_id
  left join sheaf.congregation_profiles() h on h.id = p.to_congregation
  left join lateral sheaf.proposal_group(p.id) g on true`;

export const sideOf = (tenant: Tenant, row: ProposalRow): ProposalSide =>
  row.from_congregation === tenant.congregationId ? 'from' : 'to';

/** Name of the host, with its language group. */
export const hostNameOf = ({
  direction,
  from_name,
  host_name,
  group_label,
}: Pick<ProposalRow, 'direction' | 'from_name' | 'host_name' | 'group_label'>): string =>
  [direction === 'offer' ? host_name : from_name, group_label].filter(Boolean).join(' · ');

/** Name of the other congregation, from the view of the own side. */
export function otherNameOf(tenant: Tenant, row: ProposalRow): string {
  const side = sideOf(tenant, row);
  if (side === sendingSide(row.direction)) return hostNameOf(row);
  return side === 'from' ? row.host_name : row.from_name;
}

/** Talks to choose from: only the agreed one during a question about a moved meeting. */
export const numbersOf = ({ numbers, moved_from }: Pick<ProposalRow, 'numbers' | 'moved_from'>): number[] =>
  moved_from === null ? numbers : [moved_from.number];

export const proposalOf = ({ held_on: date, speaker_name, ...row }: ProposalRow): Proposal => ({
  ...row,
  date,
  speaker: speaker_name === '' ? null : speaker_name,
  numbers: numbersOf(row),
  isMoved: row.moved_from !== null,
});

export const proposals = {
  /** Whether an open or agreed future proposal is for the weekends of this language group. */
  async isForGroup(tenant: Tenant, groupId: number, today: string): Promise<boolean> {
    const { rows: found } = await sql<{ used: boolean }>`
      select exists (
        select from proposal_senders s join proposals p on p.id = s.proposal_id
        where s.congregation_id = ${tenant.congregationId} and s.language_group_id = ${groupId}
          and p.state in ('open', 'accepted') and p.held_on > ${today}::date
      ) as used`.execute(tenant.db);
    return found[0]!.used;
  },

  /** Settled proposals are listed until a month after their day. */
  async list(tenant: Tenant, since: string): Promise<ProposalRow[]> {
    const { rows: found } = await sql<ProposalRow>`
      select ${columns} from ${rows} where p.held_on >= ${since} order by p.held_on, p.id`.execute(tenant.db);
    return found;
  },

  /** Open proposals with a future day. */
  async openAfter(tenant: Tenant, today: string): Promise<ProposalRow[]> {
    const { rows: found } = await sql<ProposalRow>`
      select ${columns} from ${rows} where p.state = 'open' and p.held_on > ${today} order by p.id`.execute(
      tenant.db,
    );
    return found;
  },

  /**
   * Whether the requesting side has booked the weekend or speaker otherwise since. @param day day of the own
   * meeting in that week.
   */
  async isTooLate(
    tenant: Tenant,
    id: number,
    { monday, day }: { monday: string; day: string },
  ): Promise<boolean> {
    const { rows: found } = await sql<{ late: boolean }>`
      select sheaf.proposal_too_late(${id}::bigint, ${monday}::date, ${day}::date) as late`.execute(
      tenant.db,
    );
    return found[0]!.late;
  },

  async read(tenant: Tenant, id: number): Promise<ProposalRow | undefined> {
    const { rows: found } = await sql<ProposalRow>`select ${columns} from ${rows} where p.id = ${id}`.execute(
      tenant.db,
    );
    return found[0];
  },

  async lock(tenant: Tenant, id: number): Promise<ProposalRow | undefined> {
    const row = await tenant.db
      .selectFrom('proposals')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && proposals.read(tenant, row.id);
  },

  async add(tenant: Tenant, { meeting, ...values }: NewProposal): Promise<number> {
    const { id } = await tenant.db
      .insertInto('proposals')
      .values({
        congregation_id: tenant.congregationId,
        ...values,
        meeting: meeting && JSON.stringify(meeting),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async step(
    tenant: Tenant,
    { id, moved_from, meeting }: Pick<ProposalRow, 'id' | 'moved_from' | 'meeting'>,
    step: ProposalStep & { word: string | null },
    now: Date,
  ): Promise<void> {
    const { date: held_on, speaker, numbers, ...rest } = step;
    const said =
      moved_from === null
        ? { speaker_name: speaker ?? '', numbers: [...numbers] }
        : step.state === 'accepted' && {
            moved_from: null,
            ...(meeting?.date !== step.date && { meeting: null }),
          };
    await tenant.db
      .updateTable('proposals')
      .set({ held_on, ...said, ...rest, answered_at: now, updated_at: now })
      .where('id', '=', id)
      .execute();
  },

  /** Marks that the own, requested congregation answers in its app from now on. */
  async moveToApp(tenant: Tenant, { id }: Pick<ProposalRow, 'id'>): Promise<void> {
    await tenant.db.updateTable('proposals').set({ in_app: true }).where('id', '=', id).execute();
  },

  /** Marks the proposal as booked in the own schedule. */
  async markPlaced(tenant: Tenant, row: ProposalRow, now: Date): Promise<void> {
    const own =
      sideOf(tenant, row) === 'from'
        ? { from_placed_at: now, from_linked: true }
        : { to_placed_at: now, to_linked: true };
    await tenant.db.updateTable('proposals').set(own).where('id', '=', row.id).execute();
  },

  /** Agreed proposals with a future day that are booked in the own schedule; locked. */
  async agreedAfter(tenant: Tenant, today: string): Promise<ProposalRow[]> {
    const own = tenant.congregationId;
    const { rows: found } = await sql<ProposalRow>`
      select ${columns} from ${rows} where (p.state = 'accepted' or p.state = 'open' and p.moved_from is not null)
        and p.held_on > ${today} and (p.congregation_id = ${own} and p.from_linked or p.to_congregation = ${own} and p.to_linked)
      order by p.id for update of p`.execute(tenant.db);
    return found;
  },

  /** Agreed talks in future weekends of the own congregation; locked. */
  async hostedAfter(tenant: Tenant, today: string): Promise<ProposalRow[]> {
    const own = tenant.congregationId;
    const { rows: found } = await sql<ProposalRow>`
      select ${columns} from ${rows} where (p.state = 'accepted' or p.state = 'open' and p.moved_from is not null)
        and p.held_on > ${today} and case p.direction when 'offer' then p.to_congregation = ${own} and p.to_linked
          else p.congregation_id = ${own} and p.from_linked end
      order by p.id for update of p`.execute(tenant.db);
    return found;
  },

  /** Stores another day or time of the own meeting, or its return to the agreed one. */
  async moveMeeting(
    tenant: Tenant,
    { id, direction, turn }: ProposalRow,
    step: Exclude<AgreementMove, { kind: 'confirm' }>,
    now: Date,
  ): Promise<void> {
    const asks = step.kind === 'ask';
    await tenant.db
      .updateTable('proposals')
      .set({
        held_on: step.meeting.date,
        round: step.round,
        answered_at: now,
        updated_at: now,
        word: null,
        meeting: JSON.stringify(step.meeting),
        moved_from: asks ? JSON.stringify(step.movedFrom) : null,
        state: asks ? 'open' : 'accepted',
        turn: asks ? sendingSide(direction) : turn,
        number: asks ? null : step.number,
      })
      .where('id', '=', id)
      .execute();
  },

  /** Withdraws an agreement on behalf of the own side. */
  async callOff(tenant: Tenant, row: ProposalRow, round: number, now: Date): Promise<void> {
    const off = { state: 'withdrawn' as const, number: null, round, called_off_by: sideOf(tenant, row) };
    await tenant.db
      .updateTable('proposals')
      .set({ ...off, answered_at: now, updated_at: now })
      .where('id', '=', row.id)
      .execute();
  },

  /** Proposals that the other side changed since the last notification of the own side; locked. */
  async untold(tenant: Tenant): Promise<UntoldProposal[]> {
    const own = tenant.congregationId;
    const { rows: found } = await sql<UntoldProposal>`
      select ${columns}, p.from_told, p.to_told from ${rows}
      where (p.to_congregation = ${own} and p.to_told < p.round * 2 + (p.state <> 'open')::int)
        or (p.congregation_id = ${own} and p.from_told < p.round * 2 + (p.state <> 'open')::int)
      order by p.id for update of p`.execute(tenant.db);
    return found;
  },

  /** Stores the version (`toldMark`) of which the coordinator was notified. */
  async markTold(tenant: Tenant, row: ProposalRow, told: number): Promise<void> {
    const own = sideOf(tenant, row) === 'from' ? { from_told: told } : { to_told: told };
    await tenant.db.updateTable('proposals').set(own).where('id', '=', row.id).execute();
  },
};
