/** Minimal zip of empty files. */
const header = (signature: number, bytes: number, fields: [at: number, value: number][]): Uint8Array => {
  const made = new Uint8Array(bytes);
  const view = new DataView(made.buffer);
  view.setUint32(0, signature, true);
  for (const [at, value] of fields) view.setUint16(at, value, true);
  return made;
};

export function plainZip(names: readonly string[], comment = ''): Uint8Array {
  const encoded = names.map((name) => new TextEncoder().encode(name));
  const note = new TextEncoder().encode(comment);
  const files = encoded.flatMap((name) => [header(0x04_03_4b_50, 30, [[26, name.length]]), name]);
  const entries = encoded.flatMap((name) => [header(0x02_01_4b_50, 46, [[28, name.length]]), name]);
  const start = files.reduce((sum, { length }) => sum + length, 0);
  const end = header(0x06_05_4b_50, 22, [
    [8, names.length],
    [10, names.length],
    [20, note.length],
  ]);
  new DataView(end.buffer).setUint32(16, start, true);
  return Uint8Array.from([...files, ...entries, end, note].flatMap((part) => [...part]));
}
