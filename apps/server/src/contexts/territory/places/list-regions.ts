import type { places } from '@sheaf/contract/territory/places/places';
import { allRegions } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

export const listRegions = (call: Handler<typeof places.listRegions>) => allRegions(call.tenant);
