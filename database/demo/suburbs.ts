/** Suburbs of Burnie with rough centres, sufficient to name the part of town of a map. */
export const suburbs = [
  ['Burnie', -41.0525, 145.9062],
  ['South Burnie', -41.0622, 145.9155],
  ['Upper Burnie', -41.0685, 145.9015],
  ['Hillcrest', -41.0597, 145.9005],
  ['Montello', -41.0655, 145.9085],
  ['Brooklyn', -41.0735, 145.9075],
  ['Acton', -41.061, 145.8905],
  ['Shorewell Park', -41.0735, 145.8865],
  ['Park Grove', -41.053, 145.887],
  ['Parklands', -41.0475, 145.8935],
  ['Cooee', -41.041, 145.879],
  ['Ocean Vista', -41.0452, 145.867],
  ['Camdale', -41.042, 145.848],
  ['Downlands', -41.0595, 145.8745],
  ['Romaine', -41.0905, 145.8935],
  ['Havenview', -41.0795, 145.9165],
  ['Emu Heights', -41.0745, 145.9265],
  ['Wivenhoe', -41.0655, 145.9285],
  ['Round Hill', -41.066, 145.953],
  ['Heybridge', -41.076, 145.989],
  ['Stowport', -41.11, 145.955],
  ['Natone', -41.17, 145.925],
  ['Ridgley', -41.15, 145.848],
  ['Mooreville', -41.105, 145.868],
] as const satisfies readonly (readonly [string, number, number])[];

export type Suburb = (typeof suburbs)[number][0];

const far = (lat: number, lng: number, toLat: number, toLng: number): number =>
  (lat - toLat) ** 2 + ((lng - toLng) * Math.cos((lat * Math.PI) / 180)) ** 2;

export const suburbAt = (lat: number, lng: number): Suburb =>
  suburbs.reduce((best, suburb) =>
    far(lat, lng, suburb[1], suburb[2]) < far(lat, lng, best[1], best[2]) ? suburb : best,
  )[0];
