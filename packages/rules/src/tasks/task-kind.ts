/** Kinds of tasks, and who does them (X-TASKS-1). */
export const taskKinds = ['cleaning', 'garden', 'safety', 'repair', 'hospitality', 'other'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Named people or field service groups in turn, or anybody who takes a place. */
export const taskTakers = ['people', 'groups', 'anyone'] as const;
export type TaskTakers = (typeof taskTakers)[number];

export const mostPlaces = 20;
export const mostTakers = 60;
