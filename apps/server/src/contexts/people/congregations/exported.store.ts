/** Export exclusions of this domain, and the natural keys of countries and regions. */
import { wrongSettings } from '#contexts/people/congregations/stored-settings';
import type { ExportRules } from '#platform/congregation-file/export-rules';

const ofThePhone = 'It opens the phone with which the congregation sends messages; it is entered anew.';
const ofTheWorld = 'The same in every installation; a file names them by their codes.';

export const congregationsExported: ExportRules = {
  leftOut: {
    congregation_exports: 'Exports do not hold each other.',
    congregation_export_parts: 'Exports do not hold each other.',
    countries: ofTheWorld,
    regions: ofTheWorld,
  },
  leftOutColumns: {
    'congregations.sms_user': ofThePhone,
    'congregations.sms_pass': ofThePhone,
    'congregations.sms_signing_key': ofThePhone,
    'congregations.device': ofThePhone,
  },
  rowChecks: { domain_settings: wrongSettings },
  worldKeys: {
    countries: async (client) => (await client.query('select id, code as key from countries')).rows,
    regions: async (client) =>
      (
        await client.query(
          `select r.id, c.code || '/' || r.code as key from regions r join countries c on c.id = r.country_id`,
        )
      ).rows,
  },
};
