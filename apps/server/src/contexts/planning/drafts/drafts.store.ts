/** Queries on drafts and their places. */
import type { DraftState, PlaceState } from '@sheaf/rules/planning/drafts/draft-state';
import type { DraftMode, FallReason } from '@sheaf/rules/planning/drafts/fallen-out';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { ExpiredRows } from '#platform/retention-source';

const columns = [
  'id',
  'from_on',
  'to_on',
  'areas',
  'mode',
  'keep_told',
  'meeting_ids',
  'seed',
  'state',
  'done',
  'attempts',
  'made_by',
  'made_at',
  'version',
] as const;

const placeColumns = [
  'p.id',
  'p.draft_id',
  'p.duty_id',
  'p.duty_version',
  'p.person_id',
  'p.stood_id',
  'p.fell_out',
  'p.locked',
  'p.state',
  'p.accepted',
  'p.reasons',
  'p.version',
] as const;

export type DraftRow = Awaited<ReturnType<typeof drafts.add>>;
export type PlaceRow = Awaited<ReturnType<typeof drafts.places>>[number];

export interface NewPlace {
  dutyId: number;
  dutyVersion: number;
  personId: number | null;
  /** Person before a repair. */
  stoodId: number | null;
  fellOut: FallReason | null;
  locked: boolean;
  accepted: string[];
  reasons: unknown;
  state: PlaceState;
}

export interface NewDraft {
  from: string;
  to: string;
  areas: string[];
  mode?: DraftMode;
  keepTold?: boolean;
  meetingIds?: number[] | null;
  seed: number;
  madeBy: number;
  now: Date;
  state?: 'ready' | 'queued';
}

/** One run of the job; another one writes nothing. */
export interface DraftAttempt {
  id: number;
  attempts: number;
  seed: number;
}

export const solveDraftTask = 'solve-draft';
/** Two, so that drafts never take the slots of messages. */
const queues = 2;

const open: DraftState = 'ready';

const isOfAttempt = ({ id, attempts, seed }: DraftAttempt) =>
  sql<boolean>`id = ${id} and attempts = ${attempts} and seed = ${seed} and state = 'solving'`;

/** A duty without the person of the draft, with its version now. */
interface ReopenedDuty {
  dutyId: number;
  version: number;
}

const reopened = (
  duties: readonly ReopenedDuty[],
) => sql`unnest(${duties.map(({ dutyId }) => dutyId)}::bigint[],
  ${duties.map(({ version }) => version)}::int[]) as o (duty_id, version)`;

export const drafts = {
  add: (
    tenant: Tenant,
    { from, to, areas, mode, keepTold, meetingIds = null, seed, madeBy, now, state = open }: NewDraft,
  ) =>
    tenant.db
      .insertInto('drafts')
      .values({
        congregation_id: tenant.congregationId,
        from_on: from,
        to_on: to,
        areas,
        ...(mode && { mode }),
        ...(keepTold !== undefined && { keep_told: keepTold }),
        meeting_ids: meetingIds,
        seed,
        state,
        done: state === 'ready' ? 100 : 0,
        made_by: madeBy,
        made_at: now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** The job begins after the commit. */
  async enqueue({ db, congregationId }: Tenant, id: number): Promise<void> {
    const payload = JSON.stringify({ congregationId, id });
    const key = `${solveDraftTask}-${congregationId}-${id}`;
    const queue = `planning-${congregationId % queues}`;
    await sql`select sheaf.enqueue_in(${solveDraftTask}, ${payload}::json, ${key}, ${queue})`.execute(db);
  },

  /** Begins or restarts the search; undefined if the draft is gone, ready or cancelled. */
  begin: (tenant: Tenant, id: number) =>
    tenant.db
      .updateTable('drafts')
      .set((row) => ({ state: 'solving', attempts: row('attempts', '+', 1), done: 0 }))
      .where('id', '=', id)
      .where('state', 'in', ['queued', 'solving'])
      .returning(columns)
      .executeTakeFirst(),

  /**
   * @param done percent; null to leave it.
   * @returns false if the search was cancelled, replaced or begun again.
   */
  async noteProgress(tenant: Tenant, attempt: DraftAttempt, done: number | null): Promise<boolean> {
    const { db } = tenant;
    const query =
      done === null
        ? db.selectFrom('drafts').select('id').where(isOfAttempt(attempt))
        : db.updateTable('drafts').set({ done }).where(isOfAttempt(attempt)).returning('id');
    return (await query.executeTakeFirst()) !== undefined;
  },

  /** Replaces the proposals by those of the search, unless it was cancelled, replaced or begun again. */
  async finish(tenant: Tenant, attempt: DraftAttempt, places: readonly NewPlace[]): Promise<void> {
    const finished = await tenant.db
      .updateTable('drafts')
      .set({ state: open, done: 100 })
      .where(isOfAttempt(attempt))
      .returning('id')
      .executeTakeFirst();
    if (finished) await drafts.replacePlaces(tenant, attempt.id, places);
  },

  /** Ends a search; the proposals of an earlier one stay. */
  stop: (tenant: Tenant, id: number, without: 'cancelled' | 'failed') =>
    tenant.db
      .updateTable('drafts')
      .set({
        state: sql<DraftState>`case when exists (select from draft_places p
          where p.congregation_id = drafts.congregation_id and p.draft_id = drafts.id) then ${open} else ${without} end`,
        done: 100,
      })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  restart: (
    tenant: Tenant,
    id: number,
    { seed, keepTold, state }: { seed: number; keepTold: boolean; state: 'ready' | 'queued' },
  ) =>
    tenant.db
      .updateTable('drafts')
      .set({
        seed,
        keep_told: keepTold,
        state,
        done: state === 'ready' ? 100 : 0,
        attempts: 0,
        published_at: null,
      })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** Assigned places stay, unless their duty is open again. */
  async replacePlaces(tenant: Tenant, id: number, places: readonly NewPlace[]): Promise<void> {
    const dutyIds = places.map(({ dutyId }) => dutyId);
    await tenant.db
      .deleteFrom('draft_places')
      .where('draft_id', '=', id)
      .where(({ or, eb }) =>
        or([eb('state', '<>', 'published'), eb('duty_id', '=', sql<number>`any (${dutyIds}::bigint[])`)]),
      )
      .execute();
    if (places.length > 0) await drafts.addPlaces(tenant, id, places);
  },

  /** Newest first. */
  list: (tenant: Tenant) => tenant.db.selectFrom('drafts').select(columns).orderBy('id', 'desc').execute(),

  placesOfAll: (tenant: Tenant, draftIds: readonly number[]) =>
    tenant.db
      .selectFrom('draft_places as p')
      .select(['p.draft_id', 'p.duty_id', 'p.person_id', 'p.stood_id', 'p.state'])
      .where('p.state', '<>', 'unchanged')
      .where('p.draft_id', '=', sql<number>`any (${[...draftIds]}::bigint[])`)
      .execute(),

  async addPlaces(tenant: Tenant, draftId: number, places: readonly NewPlace[]): Promise<void> {
    await tenant.db
      .insertInto('draft_places')
      .values(
        places.map(
          ({ dutyId, dutyVersion, personId, stoodId, fellOut, locked, accepted, reasons, state }) => ({
            congregation_id: tenant.congregationId,
            draft_id: draftId,
            duty_id: dutyId,
            duty_version: dutyVersion,
            person_id: personId,
            stood_id: stoodId,
            fell_out: fellOut,
            locked,
            accepted,
            reasons: reasons === null ? null : JSON.stringify(reasons),
            state,
          }),
        ),
      )
      .execute();
  },

  read: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('drafts').select(columns).where('id', '=', id).executeTakeFirst(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('drafts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Newest unpublished draft of these duties alone. */
  ofDuties: (tenant: Tenant, dutyIds: readonly number[]) =>
    tenant.db
      .selectFrom('drafts')
      .select(columns)
      .where('state', '=', open)
      .where(({ exists, not, selectFrom }) => {
        const places = selectFrom('draft_places as p')
          .whereRef('p.congregation_id', '=', 'drafts.congregation_id')
          .whereRef('p.draft_id', '=', 'drafts.id');
        const isOfMeeting = sql<boolean>`p.duty_id = any (${[...dutyIds]}::bigint[])`;
        return exists(places.select('p.id').where(isOfMeeting)).and(
          not(exists(places.select('p.id').where(({ not: none }) => none(isOfMeeting)))),
        );
      })
      .orderBy('id', 'desc')
      .executeTakeFirst(),

  places: (tenant: Tenant, draftId: number) =>
    tenant.db
      .selectFrom('draft_places as p')
      .select(placeColumns)
      .where('p.draft_id', '=', draftId)
      .orderBy('p.id')
      .execute(),

  lockPlace: (tenant: Tenant, draftId: number, id: number) =>
    tenant.db
      .selectFrom('draft_places as p')
      .select(placeColumns)
      .where('p.draft_id', '=', draftId)
      .where('p.id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  editPlace: (
    tenant: Tenant,
    id: number,
    changes: {
      person_id?: number | null;
      locked?: boolean;
      accepted?: string[];
      reasons?: null;
      state?: PlaceState;
      duty_version?: number;
    },
  ) =>
    tenant.db
      .updateTable('draft_places as p')
      .set(changes)
      .where('p.id', '=', id)
      .returning(placeColumns)
      .executeTakeFirstOrThrow(),

  async publish(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('drafts')
      .set({ state: 'published', published_at: now })
      .where('id', '=', id)
      .execute();
  },

  async unpublish(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db
      .updateTable('drafts')
      .set({ state: open, published_at: null })
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .where('state', '=', 'published')
      .execute();
  },

  /** Proposes duties of the draft again that are open again. */
  async proposeAgain(tenant: Tenant, draftId: number, duties: readonly ReopenedDuty[]): Promise<void> {
    await sql`update draft_places p set state = 'proposed', duty_version = o.version
      from ${reopened(duties)} where p.draft_id = ${draftId} and p.duty_id = o.duty_id`.execute(tenant.db);
  },

  /** Like `proposeAgain`, for the drafts that assigned these people. */
  async reopen(tenant: Tenant, duties: readonly (ReopenedDuty & { personId: number })[]): Promise<void> {
    const people = sql`unnest(${duties.map(({ dutyId }) => dutyId)}::bigint[],
      ${duties.map(({ personId }) => personId)}::bigint[]) as had (duty_id, person_id)`;
    const { rows } = await sql<{ draft_id: number }>`
      update draft_places p set state = 'proposed', duty_version = o.version
      from ${reopened(duties)} join ${people} on had.duty_id = o.duty_id
      where p.duty_id = o.duty_id and p.person_id = had.person_id and p.state = 'published'
      returning p.draft_id`.execute(tenant.db);
    if (rows.length > 0)
      await drafts.unpublish(tenant, [...new Set(rows.map(({ draft_id }) => Number(draft_id)))]);
  },

  async settlePlaces(
    tenant: Tenant,
    draftId: number,
    dutyIds: readonly number[],
    state: 'published' | 'left',
  ): Promise<void> {
    await tenant.db
      .updateTable('draft_places')
      .set({ state })
      .where('draft_id', '=', draftId)
      .where('duty_id', '=', sql<number>`any (${[...dutyIds]}::bigint[])`)
      .execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('drafts').where('id', '=', id).execute();
  },

  /** Opens the places of a person, and removes reasons, which may name the person. */
  async leave(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db
      .updateTable('draft_places')
      .set((row) => ({
        person_id: null,
        locked: false,
        state: sql<PlaceState>`case ${row.ref('state')} when 'unchanged' then 'proposed' else ${row.ref('state')} end`,
      }))
      .where('person_id', '=', personId)
      .execute();
    await tenant.db
      .updateTable('draft_places')
      .set({ stood_id: null, fell_out: null })
      .where('stood_id', '=', personId)
      .execute();
    await tenant.db
      .updateTable('draft_places')
      .set({ reasons: null })
      .where('reasons', 'is not', null)
      .execute();
    await tenant.db.updateTable('drafts').set({ made_by: null }).where('made_by', '=', personId).execute();
  },
};

/** Removes drafts two days after their last day, which covers every time zone. */
export const removeEndedDrafts: ExpiredRows = async (owner, now) => {
  await owner.query('delete from drafts where to_on < $1::date - 2', [now]);
};
