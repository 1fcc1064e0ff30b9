/** A data folder of a running server, for commands that are called during its run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenedDatabase, openDatabase } from '#platform/database/open-database';
import { installDatabase } from '#platform/testing/installed-database';

export interface CommandPlace {
  folder: string;
  /** Holds the folder lock and the database. */
  server: OpenedDatabase;
  environment: Record<string, string>;
  close(): Promise<void>;
}

export async function openCommandPlace(): Promise<CommandPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-commands-'));
  installDatabase(folder);
  const server = await openDatabase({ folder, durable: false });
  return {
    folder,
    server,
    environment: { SHEAF_DATA: folder, SHEAF_LOG: 'silent', DATABASE_URL: '', SHEAF_ADDRESS: '' },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
