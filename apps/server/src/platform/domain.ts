/** What a domain brings to the server. `app/domains.ts` lists the domains; everything that walks them reads this. */
import type { SettingsPart } from '@sheaf/contract/settings-part';
import type { CalendarSource } from '#platform/calendar-source';
import type { Tenant } from '#platform/database/tenant';
import type { Actor, Route } from '#platform/handle';
import type { FrequentJob } from '#platform/jobs/frequent';
import type { NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

export interface AlertsCall {
  tenant: Tenant;
  actor: Actor;
  now: Date;
  platform: Platform;
}

export type AlertsSource = (call: AlertsCall) => Promise<object>;

export interface Domain {
  /** The same in the contract, the rules, the phrases and on the web. */
  name: string;
  /** The tables of this domain; each table has one owner. */
  owns: readonly string[];
  /** Its parts of the congregation's settings; each part of the contract has one owner. */
  settings?: readonly SettingsPart[];
  /** Operation and handler, one line each; an operation of the contract that nobody serves fails the start. */
  operations: readonly Route[];
  /** Queued jobs, by the name under which they are queued. */
  tasks?: (platform: Platform) => Tasks;
  /** Once a night for each congregation. */
  nightly?: readonly NightlyJob[];
  /** Once an hour for each congregation. */
  hourly?: readonly NightlyJob[];
  /** Several times an hour for each congregation. */
  frequent?: readonly FrequentJob[];
  /** What it adds to a person's calendar feed. */
  calendar?: readonly CalendarSource[];
  /** What the dashboard prompts a person for, which a poll tells too. */
  alerts?: AlertsSource;
}

/** What domains registered for others to walk. */
export interface Registry {
  calendar: readonly CalendarSource[];
  alerts: readonly AlertsSource[];
}

export const defineDomain = (domain: Domain): Domain => domain;

export const registryOf = (domains: readonly Domain[]): Registry => ({
  calendar: domains.flatMap(({ calendar = [] }) => calendar),
  alerts: domains.flatMap(({ alerts }) => alerts ?? []),
});
