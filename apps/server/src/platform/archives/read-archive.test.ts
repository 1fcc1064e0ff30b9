import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ArchiveLimits, readArchive } from '#platform/archives/read-archive';

const limits: ArchiveLimits = { entries: 3, inflated: 200_000, ratio: 100 };
const listMark = 'PK\u0001\u0002';
const sizeOffset = 24;

/** A zip whose entries each declare `size` instead of their real size. */
function declaring(size: number, files: Zippable): Buffer {
  const bytes = Buffer.from(zipSync(files));
  for (let at = bytes.indexOf(listMark); at !== -1; at = bytes.indexOf(listMark, at + 4))
    bytes.writeUInt32LE(size, at + sizeOffset);
  return bytes;
}

const reasonOf = (read: Promise<unknown>): Promise<string> =>
  read.then(
    () => 'read',
    (error: Error) => `${error.name} ${error.message}`,
  );

const listed = (files: Zippable, changes: Partial<ArchiveLimits> = {}): Promise<string> =>
  reasonOf(readArchive(zipSync(files), { ...limits, ...changes }));

async function firstOf(bytes: Uint8Array): Promise<Buffer> {
  const [entry] = await readArchive(bytes, limits);
  return entry!.read();
}

const letters = strToU8('abcdefghij');

it('T14 lists entries with names and sizes, and reads them on demand', async () => {
  const entries = await readArchive(
    zipSync({ 'a/b.txt': letters, 'c.txt': [letters, { level: 0 }] }),
    limits,
  );
  expect(entries.map(({ name, size }) => [name, size])).toEqual([
    ['a/b.txt', 10],
    ['c.txt', 10],
  ]);
  expect(await Promise.all(entries.map(async ({ read }) => String(await read())))).toEqual([
    'abcdefghij',
    'abcdefghij',
  ]);
});

it('T14 rejects an entry that inflates to more or fewer bytes than declared', async () => {
  expect(await reasonOf(firstOf(declaring(4, { 'a.txt': letters })))).toBe('RefusedArchive broken');
  expect(await reasonOf(firstOf(declaring(11, { 'a.txt': letters })))).toBe('RefusedArchive broken');
  expect(await reasonOf(firstOf(declaring(10, { 'a.txt': letters })))).toBe('read');
});

it('T14 limits the number of entries, the total bytes and the compression ratio', async () => {
  const files = { '1': letters, '2': letters, '3': letters };
  expect(await listed(files)).toBe('read');
  expect(await listed({ ...files, '4': letters })).toBe('RefusedArchive too-much');
  expect(await listed(files, { inflated: 30 })).toBe('read');
  expect(await listed(files, { inflated: 29 })).toBe('RefusedArchive too-much');
  expect(await listed(files, { inflated: 29, isWanted: (name) => name !== '2' })).toBe('read');
  const zeros = { zeros: new Uint8Array(150_000) };
  expect(await listed(zeros)).toBe('RefusedArchive too-much');
  expect(await listed(zeros, { ratio: 2000 })).toBe('read');
});

it.each([
  ['a name that leads out', '../a.txt'],
  ['a name that leads out further down', 'a/../../b.txt'],
  ['a name from the root', '/etc/a.txt'],
  ['a name of a drive', 'C:/a.txt'],
  ['a name that leads out by backslashes', '..\\a.txt'],
])('T14 %s is refused', async (_, name) => {
  expect(await listed({ [name]: letters })).toBe('RefusedArchive broken');
});

it('T14 rejects a file without a zip header, even if an archive follows', async () => {
  const file = Buffer.concat([strToU8('#!/bin/sh\n'), zipSync({ 'a.txt': letters })]);
  expect(await reasonOf(readArchive(file, limits))).toBe('RefusedArchive broken');
});
