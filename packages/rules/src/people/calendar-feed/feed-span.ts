import { Temporal } from 'temporal-polyfill';

/** Range of a calendar feed: three months back and twelve ahead (USERS-O8). @param today `YYYY-MM-DD`. */
export function feedSpan(today: string): { first: string; last: string } {
  const day = Temporal.PlainDate.from(today);
  return {
    first: day.subtract({ months: 3 }).toString(),
    last: day.add({ months: 12 }).toString(),
  };
}
