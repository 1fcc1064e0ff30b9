import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { noticeMediaTypes } from '@sheaf/rules/noticeboard/notice-file';
import { files } from '#contexts/noticeboard/noticeboard.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/** Files of the noticeboard, newest first (NOTICE-D1). */
export const readBoard = async (tenant: Tenant) =>
  (await files.list(tenant)).map(({ id, kind, filename, sha256, size, width, height, created_at }) => ({
    id,
    kind,
    asset: {
      location: `/noticeboard-file/${id}/asset/${sha256}`,
      filename,
      media_type: noticeMediaTypes[kind],
      width,
      height,
    },
    size,
    created_at: created_at.toISOString(),
  }));

/** NOTICE-C2. */
export const listFiles = ({ tenant }: Handler<typeof noticeboard.listFiles>) => readBoard(tenant);
