/** X-BACKUP: an encrypted backup is opened by its key alone, and restored whole or not at all. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBackup, writeBackup } from '#platform/database/backup-file';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { seedCongregation } from '#platform/testing/seeds';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-encrypted-'));
const file = join(folder, 'sheaf.backup');
const planted = 'Quetzalcoatlus';
let source: FreshDatabase;
let target: FreshDatabase;

interface KeyFile {
  path: string;
  recipient: string;
}

async function makeKey(name: string): Promise<KeyFile> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const path = join(folder, name);
  writeFileSync(path, `# created: 2026-11-30\n# public key: ${recipient}\n${identity}\n`);
  return { path, recipient };
}

const congregations = async (): Promise<string[]> =>
  (await target.owner.query<{ name: string }>('select name from congregations order by name')).rows.map(
    ({ name }) => name,
  );

let [own, second, foreign]: KeyFile[] = [];

beforeAll(async () => {
  [source, target] = await Promise.all([freshDatabase(), freshDatabase()]);
  [own, second, foreign] = await Promise.all([makeKey('own'), makeKey('second'), makeKey('foreign')]);
  const congregation = await seedCongregation(source.owner, planted);
  await congregation.addPerson({ firstName: planted });
  // Random text is not compressed, so that the file has several pieces.
  await source.owner.query(
    `insert into outgoing_messages (congregation_id, channel, recipient, body)
     select $1, 'email', 'a@b.c', $2 || (select string_agg(md5(n::text || m::text), '') from generate_series(1, 500) m)
     from generate_series(1, 30) n`,
    [congregation.id, planted],
  );
  const recipients = [own!.recipient, second!.recipient];
  await writeBackup(source.owner, file, { version: 'test', recipients });
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  rmSync(folder, { recursive: true, force: true });
});

it('X-BACKUP contains no stored text, also not compressed', () => {
  const bytes = readFileSync(file);
  expect(bytes.length).toBeGreaterThan(200_000);
  expect(bytes.includes(planted)).toBe(false);
  // The first bytes of every compressed file.
  expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08, 0x00]))).toBe(false);
});

it('X-BACKUP restores nothing without the key or with another one', async () => {
  await expect(readBackup(target.owner, file)).rejects.toThrow(
    `${file} is encrypted. Name the file with its key: --identity FILE.`,
  );
  await expect(readBackup(target.owner, file, foreign!.path)).rejects.toThrow(
    'The key of --identity does not open this backup.',
  );
  await expect(readBackup(target.owner, file, file)).rejects.toThrow('holds no key of age');
  expect(await congregations()).toEqual([]);
});

it('X-BACKUP restores nothing of a file that was cut, extended or changed', async () => {
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed[whole.length >> 1]! ^= 1;
  const pieces = [65_536, 131_072].map((length) => whole.subarray(0, whole.length - length));
  const damaged = [
    whole.subarray(0, whole.length - 1),
    whole.subarray(0, whole.length >> 1),
    ...pieces,
    Buffer.concat([whole, Buffer.alloc(20)]),
    changed,
  ];
  const bad = join(folder, 'bad');
  for (const bytes of damaged) {
    writeFileSync(bad, bytes);
    await expect(readBackup(target.owner, bad, own!.path)).rejects.toThrow(/damaged or not whole/);
  }
  expect(await congregations()).toEqual([]);
});

it('X-BACKUP restores all rows with any of its keys', async () => {
  const rows = await readBackup(target.owner, file, second!.path);
  expect(rows).toBeGreaterThan(30);
  expect(await congregations()).toEqual([planted]);
});

it('X-BACKUP refuses what is not a public key', async () => {
  const refused = writeBackup(source.owner, join(folder, 'none'), { version: 'test', recipients: ['age1x'] });
  await expect(refused).rejects.toThrow('"age1x" is not a public key of age. It begins with age1.');
});
