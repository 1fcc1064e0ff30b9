/** The list of all contexts on the web. `app.tsx` holds the parts needed before the first paint. */

import { assignmentsContext } from '#contexts/assignments/assignments.context.ts';
import { cartsContext } from '#contexts/carts/carts.context.ts';
import { dashboardContext } from '#contexts/dashboard/dashboard.context.ts';
import { eventsContext } from '#contexts/events/events.context.ts';
import { forumContext } from '#contexts/forum/forum.context.ts';
import { journalContext } from '#contexts/journal/journal.context.ts';
import { meetingsContext } from '#contexts/meetings/meetings.context.ts';
import { messagingContext } from '#contexts/messaging/messaging.context.ts';
import { noticeboardContext } from '#contexts/noticeboard/noticeboard.context.ts';
import { peopleContext } from '#contexts/people/people.context.ts';
import { planningContext } from '#contexts/planning/planning.context.ts';
import { reportsContext } from '#contexts/reports/reports.context.ts';
import { serviceContext } from '#contexts/service/service.context.ts';
import { tasksContext } from '#contexts/tasks/tasks.context.ts';
import { territoryContext } from '#contexts/territory/territory.context.ts';
import { translationsContext } from '#contexts/translations/translations.context.ts';
import type { WebContext } from '#platform/context.ts';
import type { WebDomain } from '#platform/domain.ts';

export const contexts: readonly WebContext[] = [
  tasksContext,
  assignmentsContext,
  cartsContext,
  dashboardContext,
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
  territoryContext,
  translationsContext,
];

export const domains: readonly WebDomain[] = contexts.flatMap((context) => context.domains);
