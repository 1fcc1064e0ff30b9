/** Number of runs of a property that sets none. */
import { isWholeRing } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';

fc.configureGlobal({ numRuns: isWholeRing ? 300 : 100 });
