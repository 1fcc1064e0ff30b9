/** Queries on talks of weekend meetings. */
import type { DB } from '@sheaf/database/tables';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { type Kysely, sql } from 'kysely';
import { answerColumns, saidNow, type TalkAnswerValues } from '#contexts/meetings/talks/talk-answer';
import { amongGiven, idList, preparedQuery } from '#platform/database/prepared-query';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  't.id',
  't.meeting_id',
  't.duty_id',
  't.number',
  't.person_id',
  't.speaker_id',
  't.host_id',
  't.speaker_name',
  't.speaker_congregation',
  't.speaker_email',
  't.speaker_phone',
  't.speaker_lang',
  ...answerColumns,
  't.called_off_at',
  't.version',
] as const;

/** An own person, or a visitor by name. */
export interface Speaker {
  person_id: number | null;
  speaker_id: number | null;
  host_id: number | null;
  speaker_name: string | null;
  speaker_congregation: string | null;
  speaker_email: string | null;
  speaker_phone: string | null;
  speaker_lang: string | null;
}

export interface NewTalk extends Speaker {
  meeting_id: number;
  duty_id: number;
  number: number;
  confirmed: number;
  proposal_id?: number;
  /** Version that the yes answers; the version of the meeting if omitted. */
  answered_as?: string;
}

/** Directory congregation with all its speakers, or one speaker. */
export type DirectoryEntry = { congregation: number } | { speaker: number };

/** With names, including those of deleted people. */
const named = ({ db }: { db: Kysely<DB> }) =>
  db
    .selectFrom('talks as t')
    .leftJoin('person_names as p', (join) =>
      join.onRef('p.congregation_id', '=', 't.congregation_id').onRef('p.id', '=', 't.person_id'),
    )
    .select(columns)
    .select(['p.first_name', 'p.last_name'])
    .where('t.cleared_at', 'is', null);

export type TalkRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number];

const any = (ids: readonly number[]) => sql<number>`any (${[...ids]}::bigint[])`;

/** The nightly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const talksOfNight =
  'from talks t where t.congregation_id = c.id and (t.speaker_email is not null or t.speaker_phone is not null or t.cleared_at is not null)';

const ofMeetings = preparedQuery('talks-of-meetings', (db) =>
  named({ db }).where('t.meeting_id', '=', amongGiven(1)),
);

export const talks = {
  ofMeetings: (tenant: Tenant, meetingIds: readonly number[]) => ofMeetings(tenant, idList(meetingIds)),

  all: (tenant: Tenant) => named(tenant).execute(),

  read: (tenant: Tenant, id: number) => named(tenant).where('t.id', '=', id).executeTakeFirst(),

  /** Locks a talk by its assignment id. */
  async lockByDuty(tenant: Tenant, dutyId: number): Promise<TalkRow | undefined> {
    const row = await tenant.db
      .selectFrom('talks')
      .select('id')
      .where('duty_id', '=', dutyId)
      .where('cleared_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return row && talks.read(tenant, row.id);
  },

  async lock(tenant: Tenant, id: number): Promise<TalkRow | undefined> {
    const row = await tenant.db
      .selectFrom('talks')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && talks.read(tenant, row.id);
  },

  /** Undefined if the meeting has a talk or gets one simultaneously. */
  async add(tenant: Tenant, { confirmed, ...values }: NewTalk): Promise<number | undefined> {
    const row = await tenant.db
      .insertInto('talks')
      .values({ congregation_id: tenant.congregationId, ...values, said: confirmed })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  async setNumber(tenant: Tenant, id: number, number: number): Promise<void> {
    await tenant.db.updateTable('talks').set({ number }).where('id', '=', id).execute();
  },

  async move(
    tenant: Tenant,
    id: number,
    {
      meeting_id,
      duty_id,
      answered_as,
      ...answer
    }: TalkAnswerValues & Pick<NewTalk, 'meeting_id' | 'duty_id' | 'answered_as'>,
  ): Promise<void> {
    await tenant.db
      .updateTable('talks')
      .set({ meeting_id, duty_id, ...saidNow(answer), ...(answered_as !== undefined && { answered_as }) })
      .where('id', '=', id)
      .execute();
  },

  /** Moves the talk and keeps its answer, which is open again at another day or time (decision 136). */
  async reopen(tenant: Tenant, id: number, to: Pick<NewTalk, 'meeting_id' | 'duty_id'>): Promise<void> {
    await tenant.db.updateTable('talks').set(to).where('id', '=', id).execute();
  },

  async setConfirmed(tenant: Tenant, id: number, said: number): Promise<void> {
    await tenant.db.updateTable('talks').set({ said, answered_as: null }).where('id', '=', id).execute();
  },

  async answer(tenant: Tenant, id: number, values: TalkAnswerValues): Promise<void> {
    await tenant.db.updateTable('talks').set(saidNow(values)).where('id', '=', id).execute();
  },

  /** Removes a declined or cleared talk, which frees the weekend. */
  async removeDeclined(tenant: Tenant, meetingId: number): Promise<void> {
    await tenant.db
      .deleteFrom('talks')
      .where('meeting_id', '=', meetingId)
      .where((row) =>
        row.or([row('confirmed', '=', confirmations.encode('declined')), row('cleared_at', 'is not', null)]),
      )
      .execute();
  },

  /** Clears a talk, which can be restored until the night. */
  async clear(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db.updateTable('talks').set({ cleared_at: now }).where('id', '=', id).execute();
  },

  /** Locks the last cleared talk. */
  lockCleared: (tenant: Tenant, dutyId: number) =>
    tenant.db
      .selectFrom('talks')
      .select(['id', 'meeting_id', 'duty_id', 'person_id', 'confirmed'])
      .where('duty_id', '=', dutyId)
      .where('cleared_at', 'is not', null)
      .orderBy('cleared_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst(),

  async restore(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.updateTable('talks').set({ cleared_at: null }).where('id', '=', id).execute();
  },

  /** @returns the number of removed talks. */
  async forgetCleared(tenant: Tenant): Promise<number> {
    const gone = await tenant.db
      .deleteFrom('talks')
      .where('cleared_at', 'is not', null)
      .returning('id')
      .execute();
    return gone.length;
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db.deleteFrom('talks').where('id', '=', any(ids)).execute();
  },

  /** Talks of a person with their meetings. */
  ofPerson: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('talks')
      .select(['id', 'meeting_id', 'duty_id'])
      .where('person_id', '=', personId)
      .execute(),

  /** Talks of these people by meeting. */
  ofPeople: (tenant: Tenant, personIds: readonly number[]) =>
    tenant.db
      .selectFrom('talks')
      .select(['person_id', 'meeting_id', 'number'])
      .where('person_id', '=', any(personIds))
      .where('cleared_at', 'is', null)
      .execute(),

  /** Visitors whose contact data is still stored. */
  reachableVisitors: (tenant: Tenant) =>
    tenant.db
      .selectFrom('talks')
      .select(['id', 'meeting_id'])
      .where((row) => row.or([row('speaker_email', 'is not', null), row('speaker_phone', 'is not', null)]))
      .execute(),

  async forgetContacts(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db
      .updateTable('talks')
      .set({ speaker_email: null, speaker_phone: null })
      .where('id', '=', any(ids))
      .execute();
  },

  /** Past and planned visitors by meeting. */
  visits: (tenant: Tenant) =>
    tenant.db
      .selectFrom('talks')
      .select(['speaker_id', 'speaker_name as name', 'meeting_id', 'number'])
      .where('person_id', 'is', null)
      .where('cleared_at', 'is', null)
      .where('confirmed', '<>', confirmations.encode('declined'))
      .$narrowType<{ name: string }>()
      .execute(),

  /** Talks that refer to this directory entry, without declined ones. */
  ofDirectory: (tenant: Tenant, entry: DirectoryEntry) =>
    tenant.db
      .selectFrom('talks')
      .select(['meeting_id', 'speaker_name'])
      .where('confirmed', '<>', confirmations.encode('declined'))
      .where('cleared_at', 'is', null)
      .$if('speaker' in entry, (query) =>
        query.where('speaker_id', '=', 'speaker' in entry ? entry.speaker : 0),
      )
      .$if('congregation' in entry, (query) =>
        query.where('host_id', '=', 'congregation' in entry ? entry.congregation : 0),
      )
      .execute(),

  /** Number and meeting of every talk that was not declined. */
  planned: (tenant: Tenant) =>
    tenant.db
      .selectFrom('talks')
      .select(['number', 'meeting_id'])
      .where('confirmed', '<>', confirmations.encode('declined'))
      .where('cleared_at', 'is', null)
      .execute(),
};
