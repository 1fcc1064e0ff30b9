/** Inserts the first person of a congregation, before anyone can sign in; runs as the owner. */
import { founderAppointment } from '@sheaf/rules/people/congregations/founding';
import { type Gender, genders } from '@sheaf/rules/people/people/gender';
import type { PoolClient } from 'pg';

export interface Founder {
  firstName: string;
  lastName: string;
  gender: Gender;
  email: string | null;
  phone: string | null;
}

export async function addFounder(
  client: PoolClient,
  congregationId: number,
  { firstName, lastName, gender, email, phone }: Founder,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into people (congregation_id, first_name, last_name, gender, email, phone, appointment)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [congregationId, firstName, lastName, genders.encode(gender), email, phone, founderAppointment(gender)],
  );
  return rows[0]!.id;
}
