/** Makes the file of all records in the background (PRINT-P11). */
import { reportsNotifications } from '@sheaf/rules/reports/notifications';
import { completedAfter, keptMilliseconds, peopleAtOnce } from '@sheaf/rules/reports/records-file';
import { presentReport } from '#contexts/reports/present-report';
import { type MakeRecordsPayload, makeRecordsTask, recordFiles } from '#contexts/reports/record-files.store';
import { firstMonth, readRecordHead, recordedPeople } from '#contexts/reports/recorded-people';
import { recordPages, recordsPaperOf } from '#contexts/reports/records.document';
import { reports } from '#contexts/reports/reports.store';
import { Overload } from '#platform/database/pool';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Tasks } from '#platform/jobs/start-jobs';
import { notify } from '#platform/notifications/notifications.store';
import type { Platform } from '#platform/platform';

type TenantWork = <Result>(work: (tenant: Tenant) => Promise<Result>) => Promise<Result>;

/** Reads the revisions before the data, so that any later change makes the file stale. */
async function begin(tenant: Tenant, now: Date) {
  const revisions = await recordFiles.revisions(tenant);
  return { revisions, head: await readRecordHead(tenant, now), people: await recordedPeople(tenant) };
}

/** Undefined if a new request replaced this one, or an earlier run finished it. */
async function setRecords(
  platform: Platform,
  within: TenantWork,
  { congregationId, request }: MakeRecordsPayload,
) {
  const { revisions, head, people } = await within((tenant) => begin(tenant, platform.clock()));
  const pages: ReturnType<typeof recordPages> = [];
  for (let at = 0; at === 0 || at < people.length; at += peopleAtOnce) {
    const some = people.slice(at, at + peopleAtOnce);
    const own = await within(async (tenant) => {
      const far = { total: people.length, completed: completedAfter(at, people.length) };
      const goesOn = await recordFiles.move(tenant, request, platform.clock(), far);
      const ids = some.map(({ id }) => id);
      return goesOn ? await reports.sinceOf(tenant, firstMonth(head.today), ids) : undefined;
    });
    if (!own) return undefined;
    pages.push(...recordPages(some, own.map(presentReport), head));
  }
  const pdf = await platform.documents.print(recordsPaperOf(pages, head, false), congregationId);
  return { pdf, revisions };
}

async function tell(tenant: Tenant, type: keyof typeof reportsNotifications, at: Date): Promise<void> {
  const file = await recordFiles.read(tenant);
  if (file?.asked_by) await notify(tenant, reportsNotifications, [{ personId: file.asked_by, type }], at);
}

/**
 * Starts again after an interruption at any point. Notifies the caller of an error that a retry would not
 * solve.
 */
async function makeRecords(platform: Platform, payload: MakeRecordsPayload): Promise<void> {
  const act = { congregationId: payload.congregationId, personId: null, operation: 'reports.makeRecords' };
  const within: TenantWork = (work) => tenantTransaction(platform, act, work);
  try {
    const made = await setRecords(platform, within, payload);
    if (!made) return;
    const now = platform.clock();
    const times = { made_at: now, expires_at: new Date(now.getTime() + keptMilliseconds) };
    await within(async (tenant) => {
      if (await recordFiles.keep(tenant, payload.request, { ...made, ...times }))
        await tell(tenant, 'records-made', now);
    });
  } catch (error) {
    if (error instanceof Overload) throw error;
    platform.log.error({ err: error, job: makeRecordsTask }, 'the records could not be made');
    await within(async (tenant) => {
      if (await recordFiles.fail(tenant, payload.request, platform.clock()))
        await tell(tenant, 'records-failed', platform.clock());
    });
  }
  platform.changes?.tell(payload.congregationId);
}

export const reportsJobs = (platform: Platform): Tasks => ({
  [makeRecordsTask]: (payload) => makeRecords(platform, payload as MakeRecordsPayload),
});
