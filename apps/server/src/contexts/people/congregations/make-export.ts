/** EXPORT-R3: the job that builds an export file, and restarts after an interruption. */
import { exportEndsAt, mostExportAttempts } from '@sheaf/rules/people/congregations/export';
import { exportReadMe } from '#contexts/people/congregations/export-read-me';
import { type ExportAttempt, exports, type Progress } from '#contexts/people/congregations/exports.store';
import { writeCongregationFile } from '#platform/congregation-file/write-congregation-file';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

interface Job {
  congregationId: number;
  id: number;
}

type Attempt = Job & ExportAttempt;

const partBytes = 500_000;
const progressMilliseconds = 1500;

/** Parts of about the same size. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  yield Buffer.concat(held);
}

/** False if the export was stopped or the server shuts down. */
async function writeParts(
  platform: Platform,
  { congregationId, id, attempt }: Attempt,
  ending?: AbortSignal,
) {
  const making = { id, attempt };
  const act = { congregationId, personId: null, operation: 'congregations.export' };
  const transact = <T>(work: (tenant: Tenant) => Promise<T>): Promise<T> =>
    tenantTransaction(platform, act, work);
  const now = platform.clock();
  let progress: Progress = [0, 0];
  const file = writeCongregationFile({
    pool: platform.pool,
    congregationId,
    rules: platform.registry.exported,
    version: platform.settings.version,
    now,
    readMe: await exportReadMe(platform.pool, congregationId, now),
    onProgress: (done, total) => {
      progress = [done, total];
    },
  });
  let told = Date.now();
  let size = 0;
  let part = 0;
  for await (const bytes of inParts(file)) {
    if (ending?.aborted) throw new Error('the server ended before the export did');
    if (!(await transact((tenant) => exports.addPart(tenant, making, { part, bytes })))) return;
    part += 1;
    size += bytes.length;
    if (Date.now() - told < progressMilliseconds) continue;
    told = Date.now();
    await transact((tenant) => exports.noteProgress(tenant, making, progress));
    platform.changes?.tell(congregationId);
  }
  const ready = platform.clock();
  await transact((tenant) =>
    exports.finish(tenant, making, { size, ready_at: ready, expires_at: exportEndsAt(ready) }),
  );
  platform.changes?.tell(congregationId);
}

/** Idempotent. */
export const makeExport =
  (platform: Platform) =>
  async (payload: unknown, ending?: AbortSignal): Promise<void> => {
    const job = payload as Job;
    const act = { congregationId: job.congregationId, personId: null, operation: 'congregations.export' };
    const attempts = await tenantTransaction(platform, act, (tenant) => exports.begin(tenant, job.id));
    if (attempts === undefined) return;
    if (attempts > mostExportAttempts) {
      await tenantTransaction(platform, act, (tenant) => exports.fail(tenant, job.id));
      platform.changes?.tell(job.congregationId);
      return;
    }
    await writeParts(platform, { ...job, attempt: attempts }, ending);
  };
