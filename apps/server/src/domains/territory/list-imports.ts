import type { territory } from '@sheaf/contract/territory';
import { imports } from '#domains/territory/imports.store';
import { presentImport } from '#domains/territory/present-import';
import type { Handler } from '#platform/handle';

export const listImports = async ({ tenant }: Handler<typeof territory.listImports>) =>
  (await imports.list(tenant)).map(presentImport);
