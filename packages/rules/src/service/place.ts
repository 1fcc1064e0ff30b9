/**
 * Meeting place of a group: an address with optional coordinates, or a link (SERVICE-R2, SERVICE-R6,
 * SERVICE-R8).
 */

export interface MeetingPlace {
  online: boolean;
  /** Address, or link of an online meeting. */
  location: string;
  /** `-41.05,145.9`. */
  coordinates: string | null;
}

/** Whether a browser opens it as a page. */
export const isMeetingUrl = (text: string): boolean =>
  /^https?:\/\/[^\s/?#][^\s/?#.]*\.[^\s/?#]+(?:[/?#]\S*)?$/i.test(text);

const decimal = /^[+-]?\d{1,3}(\.\d{1,15})?$/;

/** Latitude and longitude in degrees; null if outside the globe. */
export function readCoordinates(text: string): readonly [latitude: number, longitude: number] | null {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => decimal.test(part))) return null;
  const [latitude, longitude] = parts.map(Number) as [number, number];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : null;
}

export interface WrongInPlace {
  field: 'location' | 'coordinates';
  code: 'not-a-link' | 'not-coordinates';
}

export function wrongInPlace({ online, location, coordinates }: MeetingPlace): WrongInPlace | null {
  if (online) return isMeetingUrl(location) ? null : { field: 'location', code: 'not-a-link' };
  return coordinates === null || readCoordinates(coordinates)
    ? null
    : { field: 'coordinates', code: 'not-coordinates' };
}

/** Normalises a place for storing: a link has no coordinates. */
export function keptPlace({ online, location, coordinates }: MeetingPlace): MeetingPlace {
  const point = online || coordinates === null ? null : readCoordinates(coordinates);
  return { online, location, coordinates: point?.map(String).join(',') ?? null };
}

/** URL with directions, which phones open in their map app (SERVICE-R6). */
export function directionsTo({
  location,
  coordinates,
}: Pick<MeetingPlace, 'location' | 'coordinates'>): string {
  const query = new URLSearchParams({ api: '1', destination: coordinates ?? location });
  return `https://www.google.com/maps/dir/?${query}`;
}
