import type { congregations } from '@sheaf/contract/people/congregations/congregations';
import { exports } from '#contexts/people/congregations/exports.store';
import { presentExport } from '#contexts/people/congregations/present-export';
import type { Handler } from '#platform/handle';

export const listExports = async ({ tenant, now }: Handler<typeof congregations.listExports>) =>
  (await exports.list(tenant, now)).map(presentExport);
