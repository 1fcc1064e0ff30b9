import type { places } from '@sheaf/contract/territory/places/places';
import { suburbs } from '#contexts/territory/places/suburbs.store';
import type { Handler } from '#platform/handle';

export const listSuburbs = (call: Handler<typeof places.listSuburbs>) => suburbs.list(call.tenant);
