/** The time zones of the world by their IANA names, and those of one country where the browser knows them (COMMON-R20). */
interface LocaleWithZones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** `chosen` is always among them; without a country, or where the browser cannot tell, all of them. */
export function timeZonesIn(country: string | null, chosen: string): string[] {
  const own = country ? zonesOf(country) : [];
  const offered = own.length > 0 ? own : Intl.supportedValuesOf('timeZone');
  return [...new Set([...offered, chosen])].filter(Boolean).sort();
}

export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');
