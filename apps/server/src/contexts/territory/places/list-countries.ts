import type { places } from '@sheaf/contract/territory/places/places';
import { allCountries } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

export const listCountries = (call: Handler<typeof places.listCountries>) => allCountries(call.tenant);
