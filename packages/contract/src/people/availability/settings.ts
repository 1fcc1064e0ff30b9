/** Settings of planning. */
import {
  helperRules,
  planningDefaults,
  swapAgreements,
  takenOpen,
} from '@sheaf/rules/people/availability/settings';
import { z } from 'zod';
import { settingsPart } from '../../settings-part.ts';

const agreement = { accepts: z.enum(swapAgreements), reads: z.enum(swapAgreements) };
const rule = { accepts: z.enum(helperRules), reads: z.enum(helperRules) };
const open = { accepts: z.enum(takenOpen), reads: z.enum(takenOpen) };

export const planning = settingsPart('planning', planningDefaults, {
  helper_rule: rule,
  swap_agreement: agreement,
  take_open: open,
});
