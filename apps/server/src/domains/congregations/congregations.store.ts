import type { Tenant } from '#platform/database/tenant';

export const congregations = {
  /** Without sms_user, sms_pass and device: secrets never leave (MSG-O2). */
  own: (tenant: Tenant) =>
    tenant.db
      .selectFrom('congregations')
      .select([
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
        'assigned_map_cutoff',
        'stagnant_map_threshold',
        'blocks_as_letters',
        'address_option_limit',
        'address_attempts',
        'address_timeout',
        'expired_addresses',
        'show_address_date',
        'reporting',
        'modules',
      ])
      .executeTakeFirstOrThrow(),
};
