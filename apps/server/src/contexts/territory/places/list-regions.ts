import type { places } from '@sheaf/contract/territory/places/places';
import { world } from '#contexts/people/congregations/congregations.public-api';
import type { Handler } from '#platform/handle';

export const listRegions = (call: Handler<typeof places.listRegions>) => world.regions(call.tenant);
