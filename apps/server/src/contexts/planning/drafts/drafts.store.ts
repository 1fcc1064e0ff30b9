/** Queries on drafts and their places. */
import type { DraftState, PlaceState } from '@sheaf/rules/planning/drafts/draft-state';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { ExpiredRows } from '#platform/retention-source';

const columns = ['id', 'from_on', 'to_on', 'areas', 'seed', 'state', 'made_by', 'version'] as const;

const placeColumns = [
  'p.id',
  'p.draft_id',
  'p.duty_id',
  'p.duty_version',
  'p.person_id',
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
  locked: boolean;
  accepted: string[];
  reasons: unknown;
}

export interface NewDraft {
  from: string;
  to: string;
  areas: string[];
  seed: number;
  madeBy: number;
  now: Date;
}

const open: DraftState = 'ready';

export const drafts = {
  add: (tenant: Tenant, { from, to, areas, seed, madeBy, now }: NewDraft) =>
    tenant.db
      .insertInto('drafts')
      .values({
        congregation_id: tenant.congregationId,
        from_on: from,
        to_on: to,
        areas,
        seed,
        made_by: madeBy,
        made_at: now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async addPlaces(tenant: Tenant, draftId: number, places: readonly NewPlace[]): Promise<void> {
    await tenant.db
      .insertInto('draft_places')
      .values(
        places.map(({ dutyId, dutyVersion, personId, locked, accepted, reasons }) => ({
          congregation_id: tenant.congregationId,
          draft_id: draftId,
          duty_id: dutyId,
          duty_version: dutyVersion,
          person_id: personId,
          locked,
          accepted,
          reasons: JSON.stringify(reasons),
        })),
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
    changes: { person_id?: number | null; locked?: boolean; accepted?: string[]; reasons?: null },
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

  async unpublish(tenant: Tenant, id: number): Promise<void> {
    await tenant.db
      .updateTable('drafts')
      .set({ state: 'ready', published_at: null })
      .where('id', '=', id)
      .execute();
  },

  /** @param version of the duty, which is open again. */
  async proposeAgain(tenant: Tenant, draftId: number, dutyId: number, version: number): Promise<void> {
    await tenant.db
      .updateTable('draft_places')
      .set({ state: 'proposed', duty_version: version })
      .where('draft_id', '=', draftId)
      .where('duty_id', '=', dutyId)
      .execute();
  },

  async settlePlaces(
    tenant: Tenant,
    draftId: number,
    dutyIds: readonly number[],
    state: Exclude<PlaceState, 'proposed'>,
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
      .set({ person_id: null, locked: false })
      .where('person_id', '=', personId)
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
