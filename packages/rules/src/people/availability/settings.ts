import type { HelperRule } from '../../duties/student-pair.ts';

/** Settings of planning with defaults. */
export interface PlanningSettings {
  helper_rule: HelperRule;
}

export const planningDefaults: PlanningSettings = { helper_rule: 'family' };
