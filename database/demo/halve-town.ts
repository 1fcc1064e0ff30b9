/**
 * Cuts the demo's addresses by halving, independent of the address import, so that the demo's numbers and
 * names stay stable.
 */

interface CutMap<Address> {
  addresses: Address[];
}

interface CutAddress extends Coordinates {
  street: string;
}

interface Coordinates {
  lat: number;
  lng: number;
}

interface Piece<Address> {
  addresses: Address[];
  lat: number;
  lng: number;
}

const centre = (points: readonly Coordinates[]): Coordinates => ({
  lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
  lng: points.reduce((sum, point) => sum + point.lng, 0) / points.length,
});

/** Splits points at the middle of their longer side until no part holds more than `most`. */
function halve<Point extends Coordinates>(points: readonly Point[], most: number): Point[][] {
  if (points.length <= most) return [[...points]];
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  const scale = Math.cos((centre(points).lat * Math.PI) / 180);
  const tall = Math.max(...lats) - Math.min(...lats) > (Math.max(...lngs) - Math.min(...lngs)) * scale;
  const sorted = [...points].sort((a, b) =>
    tall ? a.lat - b.lat || a.lng - b.lng : a.lng - b.lng || a.lat - b.lat,
  );
  const middle = Math.ceil(sorted.length / 2);
  return [...halve(sorted.slice(0, middle), most), ...halve(sorted.slice(middle), most)];
}

/** Streets as pieces: a street longer than half a map is cut along its length. */
function piecesOf<Address extends CutAddress>(addresses: readonly Address[], size: number): Piece<Address>[] {
  const streets = Map.groupBy(addresses, (address) => address.street.toLowerCase());
  return [...streets.values()]
    .flatMap((street) => halve(street, Math.max(10, Math.floor(size / 2))))
    .map((part) => ({ addresses: part, ...centre(part) }));
}

/** Splits the pieces across their longer side, half of the maps to each part, until a group is one map. */
function group<Address extends CutAddress>(
  pieces: readonly Piece<Address>[],
  maps: number,
): Piece<Address>[][] {
  if (maps === 1 || pieces.length === 1) return [[...pieces]];
  const total = pieces.reduce((sum, piece) => sum + piece.addresses.length, 0);
  const lats = pieces.map((piece) => piece.lat);
  const lngs = pieces.map((piece) => piece.lng);
  const scale = Math.cos((centre(pieces).lat * Math.PI) / 180);
  const tall = Math.max(...lats) - Math.min(...lats) > (Math.max(...lngs) - Math.min(...lngs)) * scale;
  const sorted = [...pieces].sort((a, b) =>
    tall ? b.lat - a.lat || a.lng - b.lng : a.lng - b.lng || b.lat - a.lat,
  );
  const first = Math.floor(maps / 2);
  const target = (total * first) / maps;
  let weight = 0;
  let cut = 0;
  while (cut < sorted.length - 1 && weight + sorted[cut]!.addresses.length / 2 < target) {
    weight += sorted[cut]!.addresses.length;
    cut += 1;
  }
  cut = Math.max(1, cut);
  return [...group(sorted.slice(0, cut), first), ...group(sorted.slice(cut), maps - first)];
}

/** @param size desired addresses per map; real maps differ, because streets are not split. */
export function halveTown<Address extends CutAddress>(
  addresses: readonly Address[],
  size: number,
): CutMap<Address>[] {
  if (addresses.length === 0) return [];
  const maps = Math.max(1, Math.round(addresses.length / size));
  return group(piecesOf(addresses, size), maps).map((pieces) => ({
    addresses: pieces.flatMap((piece) => piece.addresses),
  }));
}
