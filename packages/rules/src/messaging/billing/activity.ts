/**
 * Rows of the account list (ACCOUNT-D1). The list combines several tables, so each row has an id of its own
 * there.
 */
export const activityTypes = ['invoice', 'payment', 'cost'] as const;

export const activityStates = ['open', 'issued', 'paid', 'overdue'] as const;
export type ActivityState = (typeof activityStates)[number];

/** `month` is the sum of a month's costs; the other sources are table rows. */
export const activitySources = ['month', 'entry', 'invoice', 'card'] as const;
export type ActivitySource = (typeof activitySources)[number];

export interface ActivityName {
  source: ActivitySource;
  /** Row id; for a month, year times twelve plus month. */
  row: number;
}

/** Reserved number of sources, so that published ids never change. */
const room = 8;

export const activityId = ({ source, row }: ActivityName): number =>
  row * room + activitySources.indexOf(source);

/** Null if no row has this id. */
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

/** Costs of a month are open until the month ends. */
export const costState = (month: string, thisMonth: string): ActivityState =>
  month >= thisMonth ? 'open' : 'issued';
