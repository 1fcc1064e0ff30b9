/** What a calendar feed is made of. A domain that has something for it registers a `CalendarSource` in its manifest (USERS-O8). */
import type { Tenant } from '#platform/database/tenant';

interface Item {
  /** The same for the same thing whenever it is read, so that a calendar changes it and adds no second: `away-12`. */
  key: string;
  title: string;
  note: string | null;
  /** Where it is; null where nobody said. */
  location: string | null;
}

/** Whole days, both ends included. */
export interface DaysItem extends Item {
  first: string;
  last: string;
}

/** From one time to another, as clocks in the congregation show them; `25:10` is ten past one on the day after. */
export interface HoursItem extends Item {
  date: string;
  from: string;
  to: string;
}

export type CalendarItem = DaysItem | HoursItem;

export interface CalendarRequest {
  personId: number;
  /** Of the person: titles are phrases. */
  lang: string;
  /** Days of interest, both ends included. */
  first: string;
  last: string;
}

export type CalendarSource = (tenant: Tenant, request: CalendarRequest) => Promise<CalendarItem[]>;
