/** How people want to be reached. */
import { type AutomaticKind, automaticKinds } from '@sheaf/rules/messages/automatic';
import type { Wish } from '@sheaf/rules/messages/recipients';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export type WishKind = 'manual' | AutomaticKind;
const wishKinds: readonly WishKind[] = ['manual', ...automaticKinds];

export type Wishes = Record<WishKind, Wish | null>;

export const wishes = {
  async own(tenant: Tenant, personId: number): Promise<Wishes> {
    const rows = await tenant.db
      .selectFrom('message_wishes')
      .select(['kind', 'way'])
      .where('person_id', '=', personId)
      .execute();
    const known = new Map(rows.map(({ kind, way }) => [kind, way as Wish]));
    return Object.fromEntries(wishKinds.map((kind) => [kind, known.get(kind) ?? null])) as Wishes;
  },

  /** Of everybody who has one for this kind. */
  async ofKind(tenant: Tenant, kind: WishKind): Promise<Map<number, Wish>> {
    const rows = await tenant.db
      .selectFrom('message_wishes')
      .select(['person_id', 'way'])
      .where('kind', '=', kind)
      .execute();
    return new Map(rows.map(({ person_id, way }) => [person_id, way as Wish]));
  },

  async set(tenant: Tenant, personId: number, kind: string, way: Wish | null): Promise<void> {
    if (way === null)
      await tenant.db
        .deleteFrom('message_wishes')
        .where('person_id', '=', personId)
        .where('kind', '=', kind)
        .execute();
    else
      await sql`insert into message_wishes (congregation_id, person_id, kind, way)
        values (${tenant.congregationId}, ${personId}, ${kind}, ${way})
        on conflict (congregation_id, person_id, kind) do update set way = excluded.way`.execute(tenant.db);
  },
};
