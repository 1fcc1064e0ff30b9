import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { noticeFolders } from '#contexts/noticeboard/notice-folders.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

export const readFolders = async (tenant: Tenant) =>
  (await noticeFolders.list(tenant)).map(({ id, label }) => ({ id, label }));

/** X-BOARD-4. */
export const listFolders = ({ tenant }: Handler<typeof noticeboard.listFolders>) => readFolders(tenant);
