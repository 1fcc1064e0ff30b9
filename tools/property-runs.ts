/** How often a property that names no number is tried. */
import { isWholeRing } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';

fc.configureGlobal({ numRuns: isWholeRing ? 300 : 100 });
