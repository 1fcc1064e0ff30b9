/** IANA time zones of the world, or of one country if the browser supports it (COMMON-R20). */
interface LocaleWithZones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Always includes `chosen`. Returns all zones without a country or without browser support. */
export function timeZonesIn(country: string | null, chosen: string): string[] {
  const own = country ? zonesOf(country) : [];
  const offered = own.length > 0 ? own : Intl.supportedValuesOf('timeZone');
  return [...new Set([...offered, chosen])].filter(Boolean).sort();
}

export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');
