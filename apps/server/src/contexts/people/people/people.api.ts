/** People as visible to everyone, for the phone's cache. */
import { leaving } from '#contexts/people/people/leaving.store';
import { people } from '#contexts/people/people/people.store';
import { person } from '#contexts/people/people/person.store';
import { presentPerson } from '#contexts/people/people/present-person';
import { profile } from '#contexts/people/people/profile.store';
import { qualifications } from '#contexts/people/people/qualifications.store';
import type { Tenant } from '#platform/database/tenant';

/** Whether a person has an active link to a calendar feed. */
export const hasCalendarFeed = async (tenant: Tenant, id: number): Promise<boolean> =>
  (await profile.extras(tenant, id)).calendar_feed;

export { accounts } from '#contexts/people/people/account.store';
export { listCartPeople, lockCartPeople, readCartPerson } from '#contexts/people/people/cart-people.store';
export { decideRights } from '#contexts/people/people/decide-rights';
export { type DemoPeople, findDemo } from '#contexts/people/people/demo-people.store';
export { erasedPeople } from '#contexts/people/people/erased-people.store';
export { addFounder, type Founder } from '#contexts/people/people/founder.store';
export { type Contact, contacts, members } from '#contexts/people/people/group-members.store';
export { peopleFiles, peopleWriting } from '#contexts/people/people/imported-people.store';
export { peopleImportRollback } from '#contexts/people/people/people-import-rollback.store';
export { type ReachablePerson, reachablePeople } from '#contexts/people/people/reachable-people.store';
export {
  type RecordedPerson,
  type ReportedRow,
  reportedPeople,
} from '#contexts/people/people/reported-people.store';

/** All people, or those of these ids who are not deleted. */
export const readPeople = async (tenant: Tenant, ids?: number[]) =>
  (await people.list(tenant, ids)).map(presentPerson);

export const countPeople = people.count;
export const peopleBegun = people.begun;

/** A person who is not deleted, locked. */
export const lockPerson = person.lock;

/** All columns of a person who is not deleted. */
export const readRecord = person.read;
/** @param hash of the secret of the person's calendar feed; null to stop it. */
export const saveFeed = profile.setFeed;

/** A person's prepared public talks, by outline number. */
export const saveTalks = profile.setOutlines;

export const hidePerson = leaving.hide;

export const readStanding = profile.standing;

/** Facts that decide whether they are prompted to subscribe. */
export const readSubscriber = (tenant: Tenant, id: number) => profile.subscriber(tenant, id);

export const saveSubscribed = (tenant: Tenant, id: number, subscribed: boolean): Promise<void> =>
  profile.setSubscribed(tenant, id, subscribed);

/** Candidates for duties, and whether named people are eligible. */
export const qualifiedPeople = {
  active: qualifications.active,
  among: qualifications.among,
  everyone: qualifications.everyone,
  hold: qualifications.hold,
  speakers: qualifications.speakers,
  standing: qualifications.standing,
};
