/** Export exclusions of this domain, and the natural keys of countries and regions. */
import { settingsParts } from '@sheaf/contract/settings-parts';
import type { ExportRules, RowCheck } from '#platform/congregation-file/export-rules';

/** Validates stored settings of an imported file: known parts with fields that their contract accepts. */
const parts = new Map(settingsParts.map((part) => [part.name, part]));

const wrongSettings: RowCheck = ({ part: name, settings }) => {
  const part = parts.get(name ?? '');
  if (!part) return `there are no settings of the name "${(name ?? '').slice(0, 60)}"`;
  const read = part.change.safeParse(JSON.parse(settings ?? '{}'));
  if (read.success) return undefined;
  const [issue] = read.error.issues;
  return `the settings ${name} have a value that is none: ${[...issue!.path, issue!.message].join(' ').slice(0, 120)}`;
};

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
