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

/** A process that tries to lock at each given instant, reports the result and stays alive. */
const contender = async () => {
  const text = `const { lockFolder } = await import(${JSON.stringify(lockModule)});
    console.log('ready');
    process.stdin.on('data', (at) => {
      while (Date.now() < Number(at));
      try { lockFolder(${JSON.stringify(folder)}); console.log('held'); } catch { console.log('refused'); }
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const says = async (): Promise<string> => String((await once(child.stdout!, 'data'))[0]).trim();
  expect(await says()).toBe('ready');
  return (at: number): Promise<string> => {
    child.stdin!.write(String(at));
    return says();
  };
};

test('grants the folder to exactly one of many processes that find a stale lock', async () => {
  const contenders = await Promise.all(Array.from({ length: 6 }, contender));
  for (let round = 0; round < 30; round += 1) {
    writeFileSync(join(folder, 'sheaf.lock'), '999999999 1');
    const at = Date.now() + 20;
    const said = await Promise.all(contenders.map((lockAt) => lockAt(at)));
    expect(said.filter((word) => word === 'held')).toHaveLength(1);
  }
});

test('removes a released lock, so that the folder can be locked again', () => {
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder).release();
});
