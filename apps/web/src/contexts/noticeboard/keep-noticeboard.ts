/** Prefetches the notices and their newest files, so that they can be read without a connection. */
import { keptFiles } from '@sheaf/rules/noticeboard/kept-files';
import { today } from '#platform/dates.ts';
import { callKept, keepPicture } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';
import type { Notice } from './notice-labels.ts';

const reads = ['noticeboard.listFolders', 'noticeboard.listNotices'] as const;

/** Never fails: the board reads what is missing when it is opened. */
export async function keepNoticeboard(): Promise<void> {
  if (!session.get()?.permits['schedules.noticeboard']) return;
  for (const read of reads)
    await queryClient.prefetchQuery({ queryKey: [read], queryFn: () => callKept([read], read, {}) });
  const notices = queryClient.getQueryData<Notice[]>(['noticeboard.listNotices']) ?? [];
  for (const { asset } of keptFiles(notices, today()))
    await keepPicture(asset.location).catch((error: unknown) =>
      console.warn('a file of the noticeboard was not kept', error),
    );
}
