import type { service as operations } from '@sheaf/contract/service/service';
import { servicePlaces } from '#contexts/service/service-places.store';
import type { Handler } from '#platform/handle';

/** SERVICE-C4, SERVICE-O4. */
export const listPlaces = ({ tenant }: Handler<typeof operations.listPlaces>) => servicePlaces.list(tenant);
