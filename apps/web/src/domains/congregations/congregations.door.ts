/** What other screens ask of the congregation: which modules it has switched on, and where it is. */
import { type Modules, moduleDefaults } from '@sheaf/rules/congregations/modules';
import { useCongregation } from './congregations.queries.ts';

export { recallCongregation } from './congregations.queries.ts';

/** Until they are known, as every congregation begins. */
export const useModules = (): Modules => useCongregation().data?.modules ?? moduleDefaults;

/** Null where none was chosen, or is not known yet. */
export const useCountryId = (): number | null => useCongregation().data?.country_id ?? null;
