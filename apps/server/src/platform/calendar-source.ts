/**
 * Sources of a calendar feed. A domain with dates for it registers a `CalendarSource` in its manifest
 * (USERS-O8).
 */
import type { Tenant } from '#platform/database/tenant';

interface Item {
  /**
   * Stable across reads, such as `away-12`, so that a calendar updates the item instead of adding a second
   * one.
   */
  key: string;
  title: string;
  note: string | null;
  location: string | null;
}

/** All-day item; `first` and `last` are inclusive. */
export interface DaysItem extends Item {
  first: string;
  last: string;
}

/** Item with local times of the congregation; `25:10` is 01:10 on the next day. */
export interface HoursItem extends Item {
  date: string;
  from: string;
  to: string;
}

export type CalendarItem = DaysItem | HoursItem;

export interface CalendarRequest {
  personId: number;
  /** Language of the person, for the phrases in titles. */
  lang: string;
  /** Range of days, inclusive. */
  first: string;
  last: string;
}

export type CalendarSource = (tenant: Tenant, request: CalendarRequest) => Promise<CalendarItem[]>;
