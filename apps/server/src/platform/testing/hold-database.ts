/**
 * A process that starts the database of a folder and holds it until it is ended: `hold-database.ts FOLDER`.
 */
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres';

try {
  await startEmbeddedPostgres({ folder: process.argv[2]!, durable: true });
  console.log('holding');
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log((error as Error).message);
  process.exit(1);
}
