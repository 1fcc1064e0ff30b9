import type { territory } from '@sheaf/contract/territory/territory';
import { world } from '#domains/territory/suburbs.store';
import type { Handler } from '#platform/handle';

export const listRegions = (call: Handler<typeof territory.listRegions>) => world.regions(call.tenant);
