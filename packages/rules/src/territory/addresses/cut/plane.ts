/** Projects places on the ground to points of a plane, in metres. */

export interface Spot {
  x: number;
  y: number;
}

interface Place {
  lat: number;
  lng: number;
}

const metresPerDegree = 111_320;

/** Accurate enough for the territory of one congregation; does not split a territory at the date line. */
export function planeAround(places: readonly Place[]): {
  toSpot(place: Place): Spot;
  toPlace(spot: Spot): Place;
} {
  const [first] = places;
  const middle = { lat: first?.lat ?? 0, lng: first?.lng ?? 0 };
  const narrow = Math.max(0.01, Math.cos((middle.lat * Math.PI) / 180));
  const turned = (degrees: number): number =>
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
  return {
    toSpot: ({ lat, lng }) => ({
      x: turned(lng - middle.lng) * metresPerDegree * narrow,
      y: (lat - middle.lat) * metresPerDegree,
    }),
    toPlace: ({ x, y }) => ({
      lat: middle.lat + y / metresPerDegree,
      lng: turned(middle.lng + x / (metresPerDegree * narrow)),
    }),
  };
}

export const metres = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
