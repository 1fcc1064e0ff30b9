/** Queries on the own congregation and on rows that its settings refer to. */

import type { DB } from '@sheaf/database/tables';
import { sql, type Updateable } from 'kysely';
import { preparedQuery } from '#platform/database/prepared-query';
import type { Tenant } from '#platform/database/tenant';

/** Without sms_pass and the signing key: secrets are never read (MSG-O2). */
const columns = [
  'congregation_id as id',
  'name',
  'country_id',
  'region_id',
  'suburb',
  'postcode',
  'address',
  'circuit',
  'lang',
  'time_format',
  'timezone_id',
  'accounts_pub',
  'assigned_map_cutoff',
  'stagnant_map_threshold',
  'blocks_as_letters',
  'address_option_limit',
  'address_attempts',
  'address_timeout',
  'expired_addresses',
  'email_addresses_to',
  'show_address_date',
  'sms_user',
  'device',
  'reporting',
  'version',
] as const;

export type CongregationRow = Awaited<ReturnType<typeof congregations.own>>;

const letterhead = preparedQuery('letterhead', (db) =>
  db.selectFrom('congregations').select(['name', 'lang', 'timezone_id as zone', 'time_format']),
);

export const congregations = {
  own: (tenant: Tenant) => tenant.db.selectFrom('congregations').select(columns).executeTakeFirstOrThrow(),

  lock: (tenant: Tenant) =>
    tenant.db.selectFrom('congregations').select(columns).forNoKeyUpdate().executeTakeFirstOrThrow(),

  async hasSmsPassword(tenant: Tenant): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('congregations')
      .select(sql<boolean>`sms_pass is not null`.as('has'))
      .executeTakeFirstOrThrow();
    return row.has;
  },

  /** Header data of printed documents (PRINT-R3). */
  async letterhead(tenant: Tenant) {
    const [row] = await letterhead(tenant);
    if (!row) throw new Error('the congregation is gone');
    return row;
  },

  /** Undefined for an unknown number. */
  find: (tenant: Tenant) => tenant.db.selectFrom('congregations').select(['name', 'lang']).executeTakeFirst(),

  edit: (tenant: Tenant, values: Updateable<DB['congregations']>) =>
    tenant.db.updateTable('congregations').set(values).returning(columns).executeTakeFirstOrThrow(),
};

/** Existence checks for values of the settings. */
export const named = {
  country: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('countries').select('id').where('id', '=', id).executeTakeFirst(),

  region: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('regions').select(['id', 'country_id']).where('id', '=', id).executeTakeFirst(),

  /** Address and suburb of the place of meetings; null if neither is known. */
  async meetingPlace(tenant: Tenant): Promise<string | null> {
    const { address, suburb } = await tenant.db
      .selectFrom('congregations')
      .select(['address', 'suburb'])
      .executeTakeFirstOrThrow();
    return [address, suburb].filter((part) => part !== null && part !== '').join(', ') || null;
  },

  /** Postal address of the congregation: suburb, postcode and country, as far as known. */
  async postalPlace(tenant: Tenant): Promise<string[]> {
    const row = await tenant.db
      .selectFrom('congregations as c')
      .leftJoin('countries as k', 'k.id', 'c.country_id')
      .select(['c.suburb', 'c.postcode', 'k.name'])
      .executeTakeFirstOrThrow();
    return [row.suburb, row.postcode, row.name].filter((part) => part !== null);
  },

  /** Null for an unknown id. */
  async codeOfCountry(tenant: Tenant, id: number): Promise<string | null> {
    const row = await tenant.db
      .selectFrom('countries')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.code ?? null;
  },

  /** Country code of the own congregation; null without a country. */
  async countryCode(tenant: Tenant): Promise<string | null> {
    const row = await tenant.db
      .selectFrom('congregations')
      .leftJoin('countries', 'countries.id', 'congregations.country_id')
      .select('countries.code')
      .executeTakeFirstOrThrow();
    return row.code;
  },

  /** The database calculates in time zones too, with its own list. */
  async timeZone(tenant: Tenant, name: string): Promise<boolean> {
    const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(tenant.db);
    return rows.length > 0;
  },
};
