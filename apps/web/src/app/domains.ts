/** The one list of domains on the web; what is needed before the first paint stands in `app.tsx`. */

import { assignmentsDomain } from '#contexts/assignments/assignments.domain.tsx';
import { cartsDomain } from '#contexts/carts/carts.domain.tsx';
import { dashboardDomain } from '#contexts/dashboard/dashboard/dashboard.domain.tsx';
import { printingDomain } from '#contexts/dashboard/printing/printing.domain.tsx';
import { schedulesDomain } from '#contexts/dashboard/schedules/schedules.domain.tsx';
import { settingsDomain } from '#contexts/dashboard/settings/settings.domain.tsx';
import { eventsDomain } from '#contexts/events/events.domain.tsx';
import { forumDomain } from '#contexts/forum/forum.domain.tsx';
import { journalDomain } from '#contexts/journal/journal.domain.tsx';
import { attendantsDomain } from '#contexts/meetings/attendants/attendants.domain.tsx';
import { meetingsDomain } from '#contexts/meetings/meetings/meetings.domain.tsx';
import { proposalsDomain } from '#contexts/meetings/proposals/proposals.domain.tsx';
import { speakersDomain } from '#contexts/meetings/speakers/speakers.domain.tsx';
import { speakersImportDomain } from '#contexts/meetings/speakers-import/speakers-import.domain.tsx';
import { talksDomain } from '#contexts/meetings/talks/talks.domain.tsx';
import { billingDomain } from '#contexts/messaging/billing/billing.domain.tsx';
import { messagesDomain } from '#contexts/messaging/messages/messages.domain.tsx';
import { noticeboardDomain } from '#contexts/noticeboard/noticeboard.domain.tsx';
import { absencesDomain } from '#contexts/people/absences/absences.domain.tsx';
import { accessDomain } from '#contexts/people/access/access.domain.tsx';
import { congregationsDomain } from '#contexts/people/congregations/congregations.domain.tsx';
import { groupsDomain } from '#contexts/people/groups/groups.domain.tsx';
import { peopleDomain } from '#contexts/people/people/people.domain.tsx';
import { peopleImportDomain } from '#contexts/people/people-import/people-import.domain.tsx';
import { rolesDomain } from '#contexts/people/roles/roles.domain.tsx';
import { reportsDomain } from '#contexts/reports/reports.domain.tsx';
import { serviceDomain } from '#contexts/service/service.domain.tsx';
import { addressesDomain } from '#contexts/territory/addresses/addresses.domain.tsx';
import { bordersDomain } from '#contexts/territory/borders/borders.domain.tsx';
import { mapsDomain } from '#contexts/territory/maps/maps.domain.tsx';
import { territoryDomain } from '#contexts/territory/territory/territory.domain.tsx';
import { territoryImportDomain } from '#contexts/territory/territory-import/territory-import.domain.tsx';
import { translationsDomain } from '#contexts/translations/translations.domain.tsx';
import type { WebDomain } from '#platform/domain.ts';

export const domains: readonly WebDomain[] = [
  speakersDomain,
  speakersImportDomain,
  proposalsDomain,
  billingDomain,
  talksDomain,
  serviceDomain,
  forumDomain,
  absencesDomain,
  accessDomain,
  addressesDomain,
  assignmentsDomain,
  attendantsDomain,
  bordersDomain,
  cartsDomain,
  congregationsDomain,
  dashboardDomain,
  eventsDomain,
  groupsDomain,
  journalDomain,
  mapsDomain,
  meetingsDomain,
  messagesDomain,
  noticeboardDomain,
  peopleDomain,
  peopleImportDomain,
  printingDomain,
  reportsDomain,
  rolesDomain,
  schedulesDomain,
  settingsDomain,
  territoryDomain,
  territoryImportDomain,
  translationsDomain,
];
