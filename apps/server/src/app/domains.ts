/** The one list of domains. */

import { assignmentsDomain } from '#contexts/assignments/assignments.domain';
import { cartsDomain } from '#contexts/carts/carts.domain';
import { dashboardDomain } from '#contexts/dashboard/dashboard/dashboard.domain';
import { dutiesDomain } from '#contexts/duties/duties.domain';
import { eventsDomain } from '#contexts/events/events.domain';
import { forumDomain } from '#contexts/forum/forum.domain';
import { journalDomain } from '#contexts/journal/journal.domain';
import { attendantsDomain } from '#contexts/meetings/attendants/attendants.domain';
import { meetingsDomain } from '#contexts/meetings/meetings/meetings.domain';
import { proposalsDomain } from '#contexts/meetings/proposals/proposals.domain';
import { speakersDomain } from '#contexts/meetings/speakers/speakers.domain';
import { speakersImportDomain } from '#contexts/meetings/speakers-import/speakers-import.domain';
import { talksDomain } from '#contexts/meetings/talks/talks.domain';
import { billingDomain } from '#contexts/messaging/billing/billing.domain';
import { messagesDomain } from '#contexts/messaging/messages/messages.domain';
import { noticeboardDomain } from '#contexts/noticeboard/noticeboard.domain';
import { absencesDomain } from '#contexts/people/absences/absences.domain';
import { accessDomain } from '#contexts/people/access/access.domain';
import { calendarFeedDomain } from '#contexts/people/calendar-feed/calendar-feed.domain';
import { congregationsDomain } from '#contexts/people/congregations/congregations.domain';
import { erasureDomain } from '#contexts/people/erasure/erasure.domain';
import { familiesDomain } from '#contexts/people/families/families.domain';
import { groupsDomain } from '#contexts/people/groups/groups.domain';
import { peopleDomain } from '#contexts/people/people/people.domain';
import { peopleImportDomain } from '#contexts/people/people-import/people-import.domain';
import { rolesDomain } from '#contexts/people/roles/roles.domain';
import { reportsDomain } from '#contexts/reports/reports.domain';
import { serviceDomain } from '#contexts/service/service.domain';
import { syncDomain } from '#contexts/sync/sync.domain';
import { addressesDomain } from '#contexts/territory/addresses/addresses.domain';
import { bordersDomain } from '#contexts/territory/borders/borders.domain';
import { mapsDomain } from '#contexts/territory/maps/maps.domain';
import { placesDomain } from '#contexts/territory/places/places.domain';
import { territoryDomain } from '#contexts/territory/territory/territory.domain';
import { territoryImportDomain } from '#contexts/territory/territory-import/territory-import.domain';
import { translationsDomain } from '#contexts/translations/translations.domain';
import { type Domain, registryOf } from '#platform/domain';

export const domains: readonly Domain[] = [
  billingDomain,
  proposalsDomain,
  speakersDomain,
  speakersImportDomain,
  talksDomain,
  serviceDomain,
  forumDomain,
  absencesDomain,
  accessDomain,
  addressesDomain,
  assignmentsDomain,
  attendantsDomain,
  bordersDomain,
  calendarFeedDomain,
  cartsDomain,
  congregationsDomain,
  dashboardDomain,
  dutiesDomain,
  erasureDomain,
  eventsDomain,
  familiesDomain,
  groupsDomain,
  journalDomain,
  mapsDomain,
  meetingsDomain,
  messagesDomain,
  noticeboardDomain,
  peopleDomain,
  peopleImportDomain,
  placesDomain,
  reportsDomain,
  rolesDomain,
  syncDomain,
  territoryDomain,
  territoryImportDomain,
  translationsDomain,
];

export const registry = registryOf(domains);
