/** People as everyone may know them, for the phone's copy; what a calendar feed is made of, for whoever adds to it. */
import { people } from '#domains/people/people.store';
import { presentPerson } from '#domains/people/present-person';
import type { Tenant } from '#platform/database/tenant';

export { awayFeed } from '#domains/people/away-feed';
export type { FeedSource } from '#domains/people/calendar-feed';

/** All people, or those of these ids who are not deleted. */
export const readPeople = async (tenant: Tenant, ids?: number[]) =>
  (await people.list(tenant, ids)).map(presentPerson);
