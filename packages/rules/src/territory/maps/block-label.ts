/**
 * Label of a block: its number, or A to Z, AA, AB … if the map uses letters (MAPS-R4). Blocks count from 1.
 */
export function blockLabel(block: number, asLetters: boolean): string {
  if (!asLetters) return String(block);
  let label = '';
  for (let rest = block; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    label = String.fromCharCode(65 + ((rest - 1) % 26)) + label;
  }
  return label;
}
