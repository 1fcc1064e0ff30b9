/** Queries of exporting and importing people. */
import { genders, withGender } from '@sheaf/rules/people/people/gender';
import { hopes } from '@sheaf/rules/people/people/hope';
import type { FilePerson } from '@sheaf/rules/people/people-import/person-row';
import type { FilledFields, KnownPerson } from '@sheaf/rules/people/people-import/plan';
import { sql } from 'kysely';
import { awaySpans } from '#contexts/people/absences/absences.api';
import { familyIdOf, joinedFamily } from '#contexts/people/families/families.api';
import { giveRole } from '#contexts/people/roles/roles.api';
import type { Tenant } from '#platform/database/tenant';

/** Columns of `people`; the key relates families and absences to the person. */
export type AddedPerson = Omit<FilePerson, 'lang' | 'group' | 'family' | 'family_number' | 'tie' | 'away'> & {
  lang: string;
  group_id: number | null;
};

type ExportedPerson = Omit<FilePerson, 'gender' | 'appointment' | 'hope' | 'tie'> & {
  gender: number;
  appointment: string;
  hope: number;
  tie: string | null;
};

const recordset = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(columns)})`;

export const peopleFiles = {
  /** Everyone by name, with all columns of a table of people. */
  async all(
    tenant: Tenant,
  ): Promise<(Omit<ExportedPerson, 'gender' | 'hope'> & Pick<FilePerson, 'gender' | 'hope'>)[]> {
    const { rows } = await sql<ExportedPerson>`
      select p.first_name, p.last_name, p.gender, p.appointment, p.active, p.pioneer, p.special_pioneer, p.aux, p.cart,
        p.email, p.phone, p.address, p.emergency, p.dob::text, p.doi::text, p.hope, p.lang, g.name as "group",
        p.qualified_parts as qualifications, p.public_talk_outlines as talks,
        f.name as family, f.id as family_number, m.tie,
        ${awaySpans} as away
      from people p
      left join group_names g on g.congregation_id = p.congregation_id and g.id = p.group_id
      ${joinedFamily}
      where p.deleted_at is null
      order by p.last_name, p.first_name, p.id`.execute(tenant.db);
    return rows.map((row) => ({ ...withGender(row), hope: hopes.decode(row.hope) }));
  },

  async known(tenant: Tenant): Promise<Omit<KnownPerson, 'contacts_open' | 'is_away_ahead'>[]> {
    const rows = await tenant.db
      .selectFrom('people as p')
      .select([
        'p.id',
        'first_name',
        'last_name',
        'gender',
        'appointment',
        'email',
        'phone',
        'address',
        'emergency',
        'dob',
        'doi',
        'group_id',
        'qualified_parts',
        'public_talk_outlines',
      ])
      .select(familyIdOf.as('family_id'))
      .where('deleted_at', 'is', null)
      .orderBy('p.id', 'desc')
      .execute();
    return rows.map(withGender);
  },
};

export const peopleWriting = {
  /** One statement, so that the journal and the revision advance once. */
  async addPeople(tenant: Tenant, people: readonly AddedPerson[], roleId: number) {
    const { rows } = await sql<{ id: number; first_name: string; last_name: string }>`
      insert into people (congregation_id, first_name, last_name, gender, appointment, active, pioneer, special_pioneer, aux, cart,
        email, phone, address, emergency, dob, doi, hope, lang, group_id, qualified_parts, public_talk_outlines,
        created_at)
      select ${tenant.congregationId}::bigint, r.*, ${tenant.now}::timestamptz from ${recordset(
        people.map((person) => ({
          ...person,
          gender: genders.encode(person.gender),
          hope: hopes.encode(person.hope),
        })),
        `first_name text, last_name text, gender smallint, appointment text, active boolean, pioneer boolean, special_pioneer boolean,
         aux boolean, cart boolean, email text, phone text, address text, emergency text, dob date, doi date, hope smallint, lang text,
         group_id bigint, qualifications int[], talks int[]`,
      )} returning id, first_name, last_name`.execute(tenant.db);
    await giveRole(
      tenant,
      rows.map(({ id }) => id),
      roleId,
    );
    return rows;
  },

  async fill(
    tenant: Tenant,
    rows: readonly ({ id: number; group_id?: number } & Omit<FilledFields, 'group'>)[],
  ): Promise<void> {
    await sql`update people p set email = coalesce(r.email, p.email), phone = coalesce(r.phone, p.phone),
        address = coalesce(r.address, p.address), emergency = coalesce(r.emergency, p.emergency),
        dob = coalesce(r.dob, p.dob), doi = coalesce(r.doi, p.doi), group_id = coalesce(r.group_id, p.group_id),
        qualified_parts = coalesce(r.qualified_parts, p.qualified_parts),
        public_talk_outlines = coalesce(r.public_talk_outlines, p.public_talk_outlines)
      from ${recordset(
        rows,
        `id bigint, email text, phone text, address text, emergency text, dob date, doi date, group_id bigint, qualified_parts int[],
         public_talk_outlines int[]`,
      )} where p.id = r.id`.execute(tenant.db);
  },
};
