/** What stands in the list of an account (ACCOUNT-D1). Rows of several tables share one list: each has a number of its own in it. */
export const activityTypes = ['invoice', 'payment', 'cost'] as const;

export const activityStates = ['open', 'issued', 'paid', 'overdue'] as const;
export type ActivityState = (typeof activityStates)[number];

/** `month` is the month of what was spent, the others are rows. */
export const activitySources = ['month', 'entry', 'invoice', 'card'] as const;
export type ActivitySource = (typeof activitySources)[number];

export interface ActivityName {
  source: ActivitySource;
  /** Of the row; of a month its years times twelve. */
  row: number;
}

/** Room for sources to come, so that a number that was told once stays that of its row. */
const room = 8;

export const activityId = ({ source, row }: ActivityName): number =>
  row * room + activitySources.indexOf(source);

/** Null where no row has this number. */
export function activityOf(id: number): ActivityName | null {
  const source = activitySources[id % room];
  const row = Math.floor(id / room);
  return source && row > 0 ? { source, row } : null;
}

/** `2026-11`. */
export const monthRow = (month: string): number => {
  const [year, number] = month.split('-').map(Number);
  return year! * 12 + number! - 1;
};

/** What was spent in a month is open while the month goes on. */
export const costState = (month: string, thisMonth: string): ActivityState =>
  month >= thisMonth ? 'open' : 'issued';
