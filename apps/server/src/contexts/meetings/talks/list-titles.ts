import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/** The number is the id of a talk. */
export const presentTitles = async (tenant: Tenant) =>
  (await talkTitles.list(tenant)).map((title) => ({ id: title.number, ...title }));

/** WKND-C8, SYNC-C3m. */
export const listTitles = ({ tenant }: Handler<typeof operations.listTitles>) => presentTitles(tenant);
