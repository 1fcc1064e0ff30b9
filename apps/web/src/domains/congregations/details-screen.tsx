/** SETTINGS-S2: what the congregation is called, where it is, and by which clock it lives. */
import { useTexts } from '../../platform/texts.ts';
import type { Settings } from './congregations.queries.ts';
import { DetailsFields } from './details-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SettingsForm } from './settings-form.tsx';

export const detailsOf = (settings: Settings) => ({
  name: settings.name,
  circuit: settings.circuit ?? '',
  country_id: settings.country_id,
  region_id: settings.region_id,
  suburb: settings.suburb ?? '',
  postcode: settings.postcode ?? '',
  address: settings.address ?? '',
  lang: settings.lang,
  time_format: settings.time_format,
  timezone_id: settings.timezone_id,
  accounts_pub: settings.accounts_pub,
});

export type Details = ReturnType<typeof detailsOf>;

export function DetailsScreen() {
  const { t } = useTexts();
  return (
    <SettingsForm title={t('congregations:details.title')} entryOf={detailsOf} bodyOf={(entry) => entry}>
      {(fields) => (
        <>
          <PlaceFields {...fields} />
          <DetailsFields {...fields} />
        </>
      )}
    </SettingsForm>
  );
}
