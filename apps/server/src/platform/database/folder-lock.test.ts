import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '#platform/database/folder-lock';

let folder: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheaf-lock-'));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lockModule = pathToFileURL(join(import.meta.dirname, 'folder-lock.ts')).href;

/** A process that tries to lock at the given instant, says how it went, and stays. */
const contender = async (at: number): Promise<string> => {
  const text = `const { lockFolder } = await import(${JSON.stringify(lockModule)});
    while (Date.now() < ${at});
    try { lockFolder(${JSON.stringify(folder)}); console.log('held'); } catch { console.log('refused'); }
    setInterval(() => {}, 60000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout!, 'data');
  return String(said).trim();
};

test('of many processes that find the lock of a dead one, exactly one gets the folder', async () => {
  for (let round = 0; round < 3; round += 1) {
    writeFileSync(join(folder, 'sheaf.lock'), '999999999 1');
    const at = Date.now() + 700;
    const said = await Promise.all(Array.from({ length: 6 }, () => contender(at)));
    expect(said.filter((word) => word === 'held')).toHaveLength(1);
    for (const child of children) child.kill('SIGKILL');
  }
});

test('a released lock leaves nothing behind, and the folder can be taken again', () => {
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder).release();
});
