/** Who fits as student and helper: same gender or family, same gender, or everyone. */
export const helperRules = ['family', 'gender', 'none'] as const;
export type HelperRule = (typeof helperRules)[number];

/** Settings of planning with defaults. */
export interface PlanningSettings {
  helper_rule: HelperRule;
}

export const planningDefaults: PlanningSettings = { helper_rule: 'family' };
