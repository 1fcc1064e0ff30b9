/** Every operation there is, by domain. What is not listed here does not exist. */

import { absences } from './absences/absences.ts';
import { access } from './access/access.ts';
import { addresses } from './addresses/addresses.ts';
import { assignments } from './assignments/assignments.ts';
import { attendants } from './attendants/attendants.ts';
import { billing } from './billing/billing.ts';
import { borders } from './borders/borders.ts';
import { calendarFeed } from './calendar-feed/calendar-feed.ts';
import { carts } from './carts/carts.ts';
import { congregations } from './congregations/congregations.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { duties } from './duties/duties.ts';
import { erasure } from './erasure/erasure.ts';
import { events } from './events/events.ts';
import { families } from './families/families.ts';
import { forum } from './forum/forum.ts';
import { groups } from './groups/groups.ts';
import { journal } from './journal/journal.ts';
import { maps } from './maps/maps.ts';
import { meetings } from './meetings/meetings.ts';
import { messages } from './messages/messages.ts';
import { noticeboard } from './noticeboard/noticeboard.ts';
import type { Definition } from './operation.ts';
import { people } from './people/people.ts';
import { peopleImport } from './people-import/people-import.ts';
import { places } from './places/places.ts';
import { proposals } from './proposals/proposals.ts';
import { reports } from './reports/reports.ts';
import { roles } from './roles/roles.ts';
import { service } from './service/service.ts';
import { speakers } from './speakers/speakers.ts';
import { speakersImport } from './speakers-import/speakers-import.ts';
import { sync } from './sync/sync.ts';
import { talks } from './talks/talks.ts';
import { territory } from './territory/territory.ts';
import { territoryImport } from './territory-import/territory-import.ts';
import { translations } from './translations/translations.ts';

export const operationsByDomain = {
  billing,
  proposals,
  speakers,
  speakersImport,
  talks,
  service,
  forum,
  absences,
  access,
  addresses,
  assignments,
  attendants,
  borders,
  calendarFeed,
  carts,
  congregations,
  dashboard,
  duties,
  erasure,
  events,
  families,
  groups,
  journal,
  maps,
  meetings,
  messages,
  noticeboard,
  people,
  peopleImport,
  places,
  reports,
  roles,
  sync,
  territory,
  territoryImport,
  translations,
};

export const allOperations: readonly Definition[] = Object.values(operationsByDomain).flatMap((domain) =>
  Object.values(domain),
);
