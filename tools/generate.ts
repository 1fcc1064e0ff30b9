/** Generates files from the migrations and other sources; --check only compares. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { benches } from '../bench/benches.ts';
import { benchmarkPage, pagePath, readResults } from '../bench/results.ts';
import { arabicList } from './generate/arabic-list.ts';
import { collectionNames } from './generate/collection-names.ts';
import { architecturePage } from './generate/context-table.ts';
import { decisionIndex } from './generate/decision-index.ts';
import { deployPage, environmentExample } from './generate/environment-texts.ts';
import { dumpSchema } from './generate/schema-text.ts';
import { tableOwners } from './generate/table-owners.ts';
import { tableColumns, tableTypes } from './generate/table-types.ts';

const root = join(import.meta.dirname, '..');

async function makeAll(owner: Pool): Promise<Record<string, string>> {
  return {
    'database/tables.ts': await tableTypes(owner),
    'database/table-columns.ts': await tableColumns(owner),
    'database/schema.sql': await dumpSchema(owner, tableOwners(root)),
    'packages/contract/src/revised-collections.ts': await collectionNames(owner),
    'packages/phrases/src/arabic.ts': arabicList(root),
    'docs/architecture.md': architecturePage(root),
    [pagePath]: benchmarkPage(readResults(root), Object.keys(benches)),
    'docs/decisions/README.md': decisionIndex(root),
    'docs/deploy.md': deployPage(root),
    '.env.example': environmentExample(),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'sheaf-generate-'));
const database = await openDatabase({ folder, durable: false });
const drifted: string[] = [];
try {
  for (const [name, text] of Object.entries(await makeAll(database.owner))) {
    const path = join(root, name);
    if (process.argv.includes('--check')) {
      let present = '';
      try {
        present = readFileSync(path, 'utf8');
      } catch {
        present = '';
      }
      if (present !== text) drifted.push(name);
    } else {
      writeFileSync(path, text);
    }
  }
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
if (drifted.length > 0) {
  console.error(`Not what would be generated: ${drifted.join(', ')}. Run npm run generate.`);
  process.exit(1);
}
