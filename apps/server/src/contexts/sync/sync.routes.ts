import { sync } from '@sheaf/contract/sync/sync';
import { listChanges } from '#contexts/sync/list-changes';
import { listStale } from '#contexts/sync/list-stale';
import { openLive } from '#contexts/sync/open-live';
import { poll } from '#contexts/sync/poll';
import { handle, type Route } from '#platform/handle';

export const syncRoutes: readonly Route[] = [
  handle(sync.poll, poll),
  handle(sync.listStale, listStale),
  handle(sync.listChanges, listChanges),
  handle(sync.openLive, openLive),
];
