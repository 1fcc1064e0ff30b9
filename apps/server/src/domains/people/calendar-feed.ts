/** What a calendar feed is made of. A domain that has something for it exports a `FeedSource` from its door (USERS-O8). */
import type { Tenant } from '#platform/database/tenant';

interface Item {
  /** The same for the same thing whenever it is read, so that a calendar changes it and adds no second: `away-12`. */
  key: string;
  title: string;
  note: string | null;
}

/** Whole days, both ends included. */
export interface DaysItem extends Item {
  first: string;
  last: string;
}

/** From one time to another of a day, as clocks in the congregation show them. */
export interface HoursItem extends Item {
  date: string;
  from: string;
  to: string;
}

export type FeedItem = DaysItem | HoursItem;

export interface FeedWanted {
  personId: number;
  /** Of the person: titles are phrases. */
  lang: string;
  /** Days of interest, both ends included. */
  first: string;
  last: string;
}

export type FeedSource = (tenant: Tenant, wanted: FeedWanted) => Promise<FeedItem[]>;
