/** All operations by domain. An operation that is not listed here is not mounted. */

import { assignments } from './assignments/assignments.ts';
import { carts } from './carts/carts.ts';
import { dashboard } from './dashboard/dashboard/dashboard.ts';
import { duties } from './duties/duties.ts';
import { events } from './events/events.ts';
import { forum } from './forum/forum.ts';
import { journal } from './journal/journal.ts';
import { meetings } from './meetings/meetings/meetings.ts';
import { proposals } from './meetings/proposals/proposals.ts';
import { responsibilities } from './meetings/responsibilities/responsibilities.ts';
import { speakers } from './meetings/speakers/speakers.ts';
import { speakersImport } from './meetings/speakers-import/speakers-import.ts';
import { talks } from './meetings/talks/talks.ts';
import { billing } from './messaging/billing/billing.ts';
import { messages } from './messaging/messages/messages.ts';
import { noticeboard } from './noticeboard/noticeboard.ts';
import type { Definition } from './operation.ts';
import { absences } from './people/absences/absences.ts';
import { access } from './people/access/access.ts';
import { calendarFeed } from './people/calendar-feed/calendar-feed.ts';
import { congregations } from './people/congregations/congregations.ts';
import { erasure } from './people/erasure/erasure.ts';
import { families } from './people/families/families.ts';
import { groups } from './people/groups/groups.ts';
import { people } from './people/people/people.ts';
import { peopleImport } from './people/people-import/people-import.ts';
import { roles } from './people/roles/roles.ts';
import { reports } from './reports/reports.ts';
import { service } from './service/service.ts';
import { sync } from './sync/sync.ts';
import { addresses } from './territory/addresses/addresses.ts';
import { borders } from './territory/borders/borders.ts';
import { maps } from './territory/maps/maps.ts';
import { places } from './territory/places/places.ts';
import { territory } from './territory/territory/territory.ts';
import { territoryImport } from './territory/territory-import/territory-import.ts';
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
  responsibilities,
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
