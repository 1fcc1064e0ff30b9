/** Whether two places can be one address: streets of the same name in two towns are two streets. */

export interface Place {
  lat: number;
  lng: number;
}

/**
 * Metres; the same house in two files rarely differs by more, and the next street of that name is hardly ever
 * closer.
 */
const farthest = 1000;
const metresPerDegree = 111_320;

export function metresBetween(a: Place, b: Place): number {
  const narrow = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  // Places on both sides of the date line are neighbours.
  const degrees = Math.abs(a.lng - b.lng) % 360;
  return metresPerDegree * Math.hypot(a.lat - b.lat, Math.min(degrees, 360 - degrees) * narrow);
}

export const isNear = (a: Place, b: Place): boolean => metresBetween(a, b) <= farthest;
