import type { territory } from '@sheaf/contract/territory/territory';
import { world } from '#domains/territory/suburbs.store';
import type { Handler } from '#platform/handle';

export const listCountries = (call: Handler<typeof territory.listCountries>) => world.countries(call.tenant);
