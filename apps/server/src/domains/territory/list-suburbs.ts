import type { territory } from '@sheaf/contract/territory/territory';
import { suburbs } from '#domains/territory/suburbs.store';
import type { Handler } from '#platform/handle';

export const listSuburbs = (call: Handler<typeof territory.listSuburbs>) => suburbs.list(call.tenant);
