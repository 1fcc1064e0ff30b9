/** The one list of domains on the web; what is needed before the first paint stands in `app.tsx`. */

import { absencesDomain } from '../domains/absences/absences.domain.tsx';
import { accessDomain } from '../domains/access/access.domain.tsx';
import { addressesDomain } from '../domains/addresses/addresses.domain.tsx';
import { assignmentsDomain } from '../domains/assignments/assignments.domain.tsx';
import { attendantsDomain } from '../domains/attendants/attendants.domain.tsx';
import { billingDomain } from '../domains/billing/billing.domain.tsx';
import { bordersDomain } from '../domains/borders/borders.domain.tsx';
import { cartsDomain } from '../domains/carts/carts.domain.tsx';
import { congregationsDomain } from '../domains/congregations/congregations.domain.tsx';
import { dashboardDomain } from '../domains/dashboard/dashboard.domain.tsx';
import { eventsDomain } from '../domains/events/events.domain.tsx';
import { forumDomain } from '../domains/forum/forum.domain.tsx';
import { groupsDomain } from '../domains/groups/groups.domain.tsx';
import { journalDomain } from '../domains/journal/journal.domain.tsx';
import { mapsDomain } from '../domains/maps/maps.domain.tsx';
import { meetingsDomain } from '../domains/meetings/meetings.domain.tsx';
import { messagesDomain } from '../domains/messages/messages.domain.tsx';
import { noticeboardDomain } from '../domains/noticeboard/noticeboard.domain.tsx';
import { peopleDomain } from '../domains/people/people.domain.tsx';
import { peopleImportDomain } from '../domains/people-import/people-import.domain.tsx';
import { printingDomain } from '../domains/printing/printing.domain.tsx';
import { proposalsDomain } from '../domains/proposals/proposals.domain.tsx';
import { reportsDomain } from '../domains/reports/reports.domain.tsx';
import { rolesDomain } from '../domains/roles/roles.domain.tsx';
import { schedulesDomain } from '../domains/schedules/schedules.domain.tsx';
import { serviceDomain } from '../domains/service/service.domain.tsx';
import { settingsDomain } from '../domains/settings/settings.domain.tsx';
import { speakersDomain } from '../domains/speakers/speakers.domain.tsx';
import { speakersImportDomain } from '../domains/speakers-import/speakers-import.domain.tsx';
import { talksDomain } from '../domains/talks/talks.domain.tsx';
import { territoryDomain } from '../domains/territory/territory.domain.tsx';
import { territoryImportDomain } from '../domains/territory-import/territory-import.domain.tsx';
import { translationsDomain } from '../domains/translations/translations.domain.tsx';
import type { WebDomain } from '../platform/domain.ts';

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
