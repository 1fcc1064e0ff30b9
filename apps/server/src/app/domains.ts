/** The one list of domains. */

import { absencesDomain } from '#domains/absences/absences.domain';
import { accessDomain } from '#domains/access/access.domain';
import { addressesDomain } from '#domains/addresses/addresses.domain';
import { assignmentsDomain } from '#domains/assignments/assignments.domain';
import { attendantsDomain } from '#domains/attendants/attendants.domain';
import { billingDomain } from '#domains/billing/billing.domain';
import { bordersDomain } from '#domains/borders/borders.domain';
import { calendarFeedDomain } from '#domains/calendar-feed/calendar-feed.domain';
import { cartsDomain } from '#domains/carts/carts.domain';
import { congregationsDomain } from '#domains/congregations/congregations.domain';
import { dashboardDomain } from '#domains/dashboard/dashboard.domain';
import { dutiesDomain } from '#domains/duties/duties.domain';
import { erasureDomain } from '#domains/erasure/erasure.domain';
import { eventsDomain } from '#domains/events/events.domain';
import { familiesDomain } from '#domains/families/families.domain';
import { forumDomain } from '#domains/forum/forum.domain';
import { groupsDomain } from '#domains/groups/groups.domain';
import { journalDomain } from '#domains/journal/journal.domain';
import { mapsDomain } from '#domains/maps/maps.domain';
import { meetingsDomain } from '#domains/meetings/meetings.domain';
import { messagesDomain } from '#domains/messages/messages.domain';
import { noticeboardDomain } from '#domains/noticeboard/noticeboard.domain';
import { peopleDomain } from '#domains/people/people.domain';
import { peopleImportDomain } from '#domains/people-import/people-import.domain';
import { placesDomain } from '#domains/places/places.domain';
import { proposalsDomain } from '#domains/proposals/proposals.domain';
import { reportsDomain } from '#domains/reports/reports.domain';
import { rolesDomain } from '#domains/roles/roles.domain';
import { serviceDomain } from '#domains/service/service.domain';
import { speakersDomain } from '#domains/speakers/speakers.domain';
import { speakersImportDomain } from '#domains/speakers-import/speakers-import.domain';
import { syncDomain } from '#domains/sync/sync.domain';
import { talksDomain } from '#domains/talks/talks.domain';
import { territoryDomain } from '#domains/territory/territory.domain';
import { territoryImportDomain } from '#domains/territory-import/territory-import.domain';
import { translationsDomain } from '#domains/translations/translations.domain';
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
