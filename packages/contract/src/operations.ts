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
import { availability } from './people/availability/availability.ts';
import { calendarFeed } from './people/calendar-feed/calendar-feed.ts';
import { congregations } from './people/congregations/congregations.ts';
import { erasure } from './people/erasure/erasure.ts';
import { families } from './people/families/families.ts';
import { groups } from './people/groups/groups.ts';
import { people } from './people/people/people.ts';
import { peopleImport } from './people/people-import/people-import.ts';
import { roles } from './people/roles/roles.ts';
import { drafts } from './planning/drafts/drafts.ts';
import { shares } from './planning/shares/shares.ts';
import { swaps } from './planning/swaps/swaps.ts';
import { reports } from './reports/reports.ts';
import { service } from './service/service.ts';
import { sync } from './sync/sync.ts';
import { tasks } from './tasks/tasks.ts';
import { addresses } from './territory/addresses/addresses.ts';
import { borders } from './territory/borders/borders.ts';
import { maps } from './territory/maps/maps.ts';
import { places } from './territory/places/places.ts';
import { territory } from './territory/territory/territory.ts';
import { territoryImport } from './territory/territory-import/territory-import.ts';
import { translations } from './translations/translations.ts';

export const operationsByDomain = {
  tasks,
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
  availability,
  responsibilities,
  borders,
  calendarFeed,
  carts,
  congregations,
  dashboard,
  drafts,
  swaps,
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
  shares,
  sync,
  territory,
  territoryImport,
  translations,
};

/** Descriptions of the domains for readers of the API. */
export const domainTexts: Readonly<Record<keyof typeof operationsByDomain, string>> = {
  tasks: 'Tasks that repeat, helper sheets, and who helps.',
  billing: 'Account of the congregation: spending on messages, invoices, card payments.',
  proposals:
    'Proposals of public talks between the coordinators of two congregations, in the app or by link.',
  speakers: 'Directory of congregations and their speakers, and partnerships that share speakers.',
  speakersImport: 'Import of congregations, speakers and past talks from a table, and its rollback.',
  talks: 'Public talks in the congregation and elsewhere: schedule, requests to speakers, titles.',
  service: 'Field service meetings and their overseers: weekly groups, special groups, rotations.',
  forum: 'Feature requests and comments, shared by all congregations of the installation.',
  absences: 'Days on which people are away.',
  access: 'Sign-in by link, code or passkey; sessions, devices, privacy policy, print tickets.',
  addresses: 'Available, preloaded and do-not-call addresses on maps: request, lend, work, return.',
  availability: 'When and how much people can serve: times, limits, hours for carts, wished partners.',
  assignments: 'Everything assigned to the caller: maps, addresses, duties.',
  responsibilities:
    'Responsibilities at meetings, such as attendant or sound, and the schedule of people who fill them.',
  borders: 'Borders of maps as GeoJSON, drawn or imported.',
  calendarFeed: 'Calendar feed (iCalendar) of the caller, at a secret address.',
  carts: 'Public witnessing carts: locations, shifts, rotations, shift reports.',
  congregations: 'Settings of the congregation, retention of data, export of everything as one file.',
  dashboard: 'First screen: alerts, notifications, figures.',
  drafts: 'Drafts of schedules: people proposed for open duties, with reasons, and their publication.',
  swaps: 'Swaps of duties: people request another person for a duty, and the first acceptance wins.',
  duties: 'Places that people fill at meetings: candidates, assignment, answers of the people.',
  erasure: 'Erasure of the data of deleted people.',
  events: 'Visits of the circuit overseer, assemblies, conventions and other events.',
  families: 'Households, with invitations for all their members.',
  groups: 'Field service groups, their overseers and members.',
  journal: 'Record of all changes, and their revert.',
  maps: 'Territory maps: list, assignment, hand-in, blocks, picture.',
  meetings: 'Midweek and weekend meetings: parts, assignments, attendance, workbooks, language groups.',
  messages: 'Messages by SMS, e-mail and push: sending, delivery, cost, preferences.',
  noticeboard: 'Files for everyone in the congregation.',
  people: 'People of the congregation: records, contacts, qualifications, the caller’s own profile.',
  peopleImport: 'Export and import of people as a table, and rollback of an import.',
  places: 'Streets and suburbs of the territory, regions, countries.',
  reports: 'Monthly field service reports, totals, delegates, printed forms.',
  roles: 'Roles, and the permissions that they contain.',
  shares: 'Duties of everybody by week, their even shares, and the history of each person.',
  sync: 'Changes since the last call, for devices that store data.',
  territory: 'Overview of the territory, foreign-language addresses, printed cards and records.',
  territoryImport: 'Export and import of maps, addresses and assignments, and rollback of an import.',
  translations: 'Wordings of the app in every language.',
};

export const allOperations: readonly Definition[] = Object.values(operationsByDomain).flatMap((domain) =>
  Object.values(domain),
);
