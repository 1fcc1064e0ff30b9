/** Erased people, as all processes of the installation know them; not part of any backup (USERS-X9). */
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Tenant } from '#platform/database/tenant';
import type { ErasedPerson } from '#platform/erased/erased-record';

const named = 'congregation_id as congregation, person_id as person, made';

export const erasedList = {
  /** Runs in the erasing transaction. */
  async note(tenant: Tenant, { congregation, person, made }: ErasedPerson): Promise<void> {
    await sql`select sheaf.note_erased(array[${congregation}::bigint], array[${person}::bigint], array[${made}::timestamptz])`.execute(
      tenant.db,
    );
  },

  async add(pool: Pool, people: readonly ErasedPerson[]): Promise<void> {
    await pool.query('select sheaf.note_erased($1::bigint[], $2::bigint[], $3::timestamptz[])', [
      people.map(({ congregation }) => congregation),
      people.map(({ person }) => person),
      people.map(({ made }) => made),
    ]);
  },

  async list(pool: Pool): Promise<ErasedPerson[]> {
    return (await pool.query<ErasedPerson>(`select ${named} from sheaf.list_erased()`)).rows;
  },

  /** Erased people who exist again, for example after a restore. */
  async returned(pool: Pool): Promise<ErasedPerson[]> {
    return (await pool.query<ErasedPerson>(`select ${named} from sheaf.returned_people()`)).rows;
  },
};

const keyOf = ({ congregation, person, made }: ErasedPerson): string => `${congregation}/${person}/${made}`;

/** Synchronises the database and the record in the data folder in both directions. */
export async function shareErased(
  pool: Pool,
  record: { list(): Promise<ErasedPerson[]>; note(people: readonly ErasedPerson[]): Promise<void> },
): Promise<void> {
  const [kept, known] = [await record.list(), await erasedList.list(pool)];
  const inRecord = new Set(kept.map(keyOf));
  const inDatabase = new Set(known.map(keyOf));
  const unknown = kept.filter((person) => !inDatabase.has(keyOf(person)));
  if (unknown.length > 0) await erasedList.add(pool, unknown);
  await record.note(known.filter((person) => !inRecord.has(keyOf(person))));
}
