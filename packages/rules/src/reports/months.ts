/** Month arithmetic; a month is its first day, `2026-10-01`. */

export const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** Months since year 0. */
const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const monthOfNumber = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-01`;

export const addMonths = (month: string, months: number): string => monthOfNumber(numberOf(month) + months);

/** Number of months from the first to the second. */
export const monthsBetween = (first: string, second: string): number => numberOf(second) - numberOf(first);

/** Newest month that can be reported: the previous one. */
export const lastMonth = (today: string): string => addMonths(monthOf(today), -1);

/** Twelve months of a service year, from September (REPORTS-R8). */
export const monthsOfYear = (serviceYear: number): string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(`${serviceYear - 1}-09-01`, index));
