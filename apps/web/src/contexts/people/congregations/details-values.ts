import type { Settings } from './settings-form.tsx';

export const detailsValues = (settings: Settings) => ({
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

export type Details = ReturnType<typeof detailsValues>;
