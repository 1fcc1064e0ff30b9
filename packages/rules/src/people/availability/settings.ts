/** Who fits as student and helper: same gender or family, same gender, or everyone. */
export const helperRules = ['family', 'gender', 'none'] as const;
export type HelperRule = (typeof helperRules)[number];

/** Duties whose planner agrees before another person takes one: the main parts, all parts, all duties, or none. */
export const swapAgreements = ['main', 'parts', 'all', 'none'] as const;
export type SwapAgreement = (typeof swapAgreements)[number];

/** Duties whose open places people may take themselves: never parts of a programme (X-SWAP-26). */
export const takenOpen = ['none', 'tasks', 'responsibilities', 'both'] as const;
export type TakenOpen = (typeof takenOpen)[number];

/** Settings of planning with defaults. */
export interface PlanningSettings {
  helper_rule: HelperRule;
  swap_agreement: SwapAgreement;
  take_open: TakenOpen;
}

export const planningDefaults: PlanningSettings = {
  helper_rule: 'family',
  swap_agreement: 'main',
  take_open: 'none',
};
