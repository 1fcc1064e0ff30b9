import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { ownerRole } from '#platform/database/embedded-postgres';
import { migrate, migrationsFolder } from '#platform/database/migrate';
import { openPool } from '#platform/database/pool';

let name: string;
let root: Pool;
let folder: string;

const open = (database: string): Pool =>
  openPool({ ...inject('cluster'), user: ownerRole, database, max: 3, statement_timeout: 0 });

beforeEach(async () => {
  name = `m_${randomBytes(6).toString('hex')}`;
  root = open('postgres');
  await root.query(`create database ${name}`);
  folder = mkdtempSync(join(tmpdir(), 'sheaf-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});
afterEach(async () => {
  await root.query(`drop database ${name} with (force)`);
  await root.end();
  rmSync(folder, { recursive: true, force: true });
});

it('X-BOARD-3 existing files become notices for everyone from their local day on, without a journal entry', async () => {
  for (const file of readdirSync(folder)) if (file >= '0442') rmSync(join(folder, file));
  const pool = open(name);
  await migrate(pool, folder);
  const { rows } = await pool.query(
    "insert into congregations (name, timezone_id) values ('Burnie', 'Australia/Hobart') returning congregation_id as id",
  );
  await pool.query(
    `insert into noticeboard_files (congregation_id, kind, filename, sha256, size, created_at)
     values ($1, 'pdf', 'Letter of May.pdf', repeat('a', 64), 1, '2026-05-01T20:00:00Z'),
       ($1, 'docx', 'Rota.docx', repeat('b', 64), 1, '2026-06-01T02:00:00Z')`,
    [rows[0].id],
  );
  const entries = async () => (await pool.query('select count(*)::int as count from journal')).rows[0].count;
  const before = await entries();
  await migrate(pool, migrationsFolder);
  const notices = await pool.query(
    `select n.title, n.audience, n.from_on::text, n.until_on, f.filename, f.version
     from notices n join noticeboard_files f on f.congregation_id = n.congregation_id and f.notice_id = n.id order by f.id`,
  );
  const whole = { audience: 'everyone', until_on: null, version: 1 };
  expect(notices.rows).toEqual([
    { ...whole, title: 'Letter of May', from_on: '2026-05-02', filename: 'Letter of May.pdf' },
    { ...whole, title: 'Rota', from_on: '2026-06-01', filename: 'Rota.docx' },
  ]);
  expect(await entries()).toBe(before);
  await pool.end();
});
