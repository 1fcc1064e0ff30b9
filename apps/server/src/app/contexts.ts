import { assignmentsContext } from '#contexts/assignments/assignments.context';
import { cartsContext } from '#contexts/carts/carts.context';
import { dashboardContext } from '#contexts/dashboard/dashboard.context';
import { dutiesContext } from '#contexts/duties/duties.context';
import { eventsContext } from '#contexts/events/events.context';
import { forumContext } from '#contexts/forum/forum.context';
import { journalContext } from '#contexts/journal/journal.context';
import { meetingsContext } from '#contexts/meetings/meetings.context';
import { messagingContext } from '#contexts/messaging/messaging.context';
import { noticeboardContext } from '#contexts/noticeboard/noticeboard.context';
import { peopleContext } from '#contexts/people/people.context';
import { planningContext } from '#contexts/planning/planning.context';
import { reportsContext } from '#contexts/reports/reports.context';
import { serviceContext } from '#contexts/service/service.context';
import { syncContext } from '#contexts/sync/sync.context';
import { tasksContext } from '#contexts/tasks/tasks.context';
import { territoryContext } from '#contexts/territory/territory.context';
import { translationsContext } from '#contexts/translations/translations.context';
import type { Context } from '#platform/context';
import { type Domain, registryOf } from '#platform/domain';

export const contexts: readonly Context[] = [
  tasksContext,
  assignmentsContext,
  cartsContext,
  dashboardContext,
  dutiesContext,
  eventsContext,
  forumContext,
  journalContext,
  meetingsContext,
  messagingContext,
  noticeboardContext,
  peopleContext,
  planningContext,
  reportsContext,
  serviceContext,
  syncContext,
  territoryContext,
  translationsContext,
];

export const domains: readonly Domain[] = contexts.flatMap((context) => context.domains);

export const registry = registryOf(domains);
