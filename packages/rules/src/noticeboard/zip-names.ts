/** Reads the entry names of a zip from its central directory, without inflating. */
const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const endBytes = 22;
const longestComment = 65_535;
const entryBytes = 46;
const mostEntries = 5000;

function findEnd(view: DataView): number {
  const last = view.byteLength - endBytes;
  const first = Math.max(0, last - longestComment);
  for (let at = last; at >= first; at -= 1) if (view.getUint32(at, true) === endSignature) return at;
  return -1;
}

/** Null if the bytes are not a complete zip. */
export function zipNames(bytes: Uint8Array): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) return null;
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const from = at + entryBytes;
    if (from + name! > end) return null;
    names.push(String.fromCharCode(...bytes.subarray(from, from + name!)));
    at = from + name! + extra! + comment!;
  }
  return names;
}
