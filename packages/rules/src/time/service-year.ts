/** Service year: September to August, named after the year of its end. Dates are `YYYY-MM-DD`. */
export interface Span {
  from: string;
  to: string;
}

export const serviceYearOf = (date: string): number =>
  Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) >= 9 ? 1 : 0);

export const serviceYearSpan = (year: number): Span => ({ from: `${year - 1}-09-01`, to: `${year}-08-31` });
