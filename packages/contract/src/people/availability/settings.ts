/** Settings of planning. */
import { helperRules, planningDefaults } from '@sheaf/rules/people/availability/settings';
import { z } from 'zod';
import { settingsPart } from '../../settings-part.ts';

const rule = { accepts: z.enum(helperRules), reads: z.enum(helperRules) };

export const planning = settingsPart('planning', planningDefaults, { helper_rule: rule });
