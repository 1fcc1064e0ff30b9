import type { congregations } from '@sheaf/contract/congregations/congregations';
import { exports } from '#domains/congregations/exports.store';
import { presentExport } from '#domains/congregations/present-export';
import type { Handler } from '#platform/handle';

export const listExports = async ({ tenant, now }: Handler<typeof congregations.listExports>) =>
  (await exports.list(tenant, now)).map(presentExport);
