/**
 * A full disk: writes are refused with a sentence and rolled back, reads continue, and recovery is automatic.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roles } from '@sheaf/contract/people/roles/roles';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { expect, it } from 'vitest';
import { openDiskSpace } from '#platform/database/disk-space';
import { seedCongregation } from '#platform/testing/seeds';
import { type StartedMain, startMain } from '#platform/testing/started-main';
import { openTestApp } from '#platform/testing/test-app';

const role = (name: string) => ({ name, permissions: [1] });

it('X-FULL answers 507 with a sentence if the database cannot store a row, releases the key, and serves reads', async () => {
  const test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  const { token: as } = await congregation.addPerson({ permissions: [...permissionKeys] });
  // Raises PostgreSQL's error for a file that cannot grow.
  await test.database.owner.query(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on roles for each row execute function no_room();`);
  const key = 'full-disk-1';
  const refused = await test.call(roles.addRole, { as, key, body: role('Helpers') });
  expect([refused.status, refused.problem.code, Number(refused.headers['retry-after'])]).toEqual([
    507,
    'disk-full',
    30,
  ]);
  expect(refused.problem.message).toContain('the disk of the server is full');
  expect((await test.app.inject('/readyz')).json()).toMatchObject({ ok: false, reason: 'disk-full' });
  expect((await test.call(maps.listMaps, { as })).status).toBe(200);
  await test.database.owner.query('drop trigger no_room on roles');
  expect((await test.call(roles.addRole, { as, key, body: role('Helpers') })).status).toBe(200);
  expect((await test.app.inject('/readyz')).json()).toEqual({ ok: true });
  await test.close();
});

it('X-FULL caches the full disk for a minute, or until a write succeeds', async () => {
  const disk = openDiskSpace();
  const now = new Date('2026-03-01T10:00:00Z');
  expect(await disk.isFull(now)).toBe(false);
  disk.noteFull(now);
  expect(await disk.isFull(new Date(now.getTime() + 59_000))).toBe(true);
  expect(await disk.isFull(new Date(now.getTime() + 60_000))).toBe(false);
  disk.noteFull(now);
  disk.noteStored();
  expect(await disk.isFull(now)).toBe(false);
});

/** Fills the file system except for one page, writes until a refusal, and frees space. */
async function fillAndFree(mount: string, main: StartedMain): Promise<void> {
  const address = /ready at (\S+)/.exec(main.out())![1]!;
  const token = /administrator\s+\S+\?token=([\w-]+)/.exec(main.out())![1]!;
  const secret = 'S'.repeat(43);
  const post = (path: string, body: object) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    });
  expect((await post('/auth/links/open', { token, secret })).status).toBe(200);
  const filler = join(mount, 'filler');
  const { bavail, bsize } = statfsSync(mount);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 4096));
  const statuses = new Set<number>();
  for (let count = 0; count < 2000 && !statuses.has(507) && !statuses.has(503); count += 1)
    statuses.add((await post('/roles', role(`Role ${count}`))).status);
  expect([...statuses].filter((status) => ![200, 503, 507].includes(status))).toEqual([]);
  expect(statuses.has(507) || statuses.has(503)).toBe(true);
  const ready = await fetch(`${address}/readyz`);
  expect(ready.status).toBe(503);
  expect(['disk-full', 'database-away']).toContain(((await ready.json()) as { reason: string }).reason);
  rmSync(filler);
  // A later write detects the free space, in the server and the database.
  await expect
    .poll(async () => (await post('/roles', role('Afterwards'))).status, { timeout: 60_000 })
    .toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
}

// Mounts a small file system, which requires root: SHEAF_REAL_DISK=on.
if (process.env.SHEAF_REAL_DISK === 'on')
  it('X-FULL survives a real disk that fills up under the real server', async () => {
    const mount = mkdtempSync(join(tmpdir(), 'sheaf-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', mount]);
    const main = startMain({ environment: { SHEAF_DATA: join(mount, 'data'), PORT: '0', SHEAF_DEMO: 'on' } });
    try {
      await main.ready();
      await fillAndFree(mount, main);
    } finally {
      main.child.kill('SIGTERM');
      await main.ended;
      execFileSync('umount', ['-l', mount]);
      rmSync(mount, { recursive: true, force: true });
    }
  }, 180_000);
