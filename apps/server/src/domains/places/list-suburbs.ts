import type { places } from '@sheaf/contract/places/places';
import { suburbs } from '#domains/places/suburbs.store';
import type { Handler } from '#platform/handle';

export const listSuburbs = (call: Handler<typeof places.listSuburbs>) => suburbs.list(call.tenant);
