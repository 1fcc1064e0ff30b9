/** Months as reports name them: their first day, `2026-10-01`. */

export const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** Months since year 0. */
const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const monthOfNumber = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-01`;

export const addMonths = (month: string, months: number): string => monthOfNumber(numberOf(month) + months);

/** How many months the second is after the first. */
export const monthsBetween = (first: string, second: string): number => numberOf(second) - numberOf(first);

/** The newest month that can be reported: the one that is over. */
export const lastMonth = (today: string): string => addMonths(monthOf(today), -1);

/** The twelve months of a service year, September first (REPORTS-R8). */
export const monthsOfYear = (serviceYear: number): string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(`${serviceYear - 1}-09-01`, index));
