/**
 * Simplifies a ring by the Douglas–Peucker algorithm: removes corners within some metres of the line without
 * them.
 */
import { metres, type Spot } from '../../addresses/cut/plane.ts';

function metresFromLine(spot: Spot, from: Spot, to: Spot): number {
  const length = metres(from, to);
  if (length === 0) return metres(spot, from);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / length ** 2;
  const clamped = Math.min(1, Math.max(0, part));
  return metres(spot, { x: from.x + clamped * dx, y: from.y + clamped * dy });
}

function simplifyLine(line: readonly Spot[], tolerance: number): Spot[] {
  const [from, to] = [line[0]!, line.at(-1)!];
  let farthest = { index: -1, off: tolerance };
  for (let index = 1; index < line.length - 1; index += 1) {
    const off = metresFromLine(line[index]!, from, to);
    if (off > farthest.off) farthest = { index, off };
  }
  if (farthest.index === -1) return [from, to];
  const { index } = farthest;
  return [
    ...simplifyLine(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(index), tolerance),
  ];
}

export function simplifyRing(ring: readonly Spot[], tolerance: number): Spot[] {
  const [first] = ring;
  if (!first || tolerance === 0) return [...ring];
  const far = ring.reduce(
    (best, spot, index) => (metres(spot, first) > metres(ring[best]!, first) ? index : best),
    0,
  );
  return [
    ...simplifyLine(ring.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplifyLine([...ring.slice(far), first], tolerance).slice(0, -1),
  ];
}
