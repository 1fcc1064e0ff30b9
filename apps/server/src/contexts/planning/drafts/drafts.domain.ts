/** Server manifest of the domain: drafts of schedules. */

import { draftsRoutes } from '#contexts/planning/drafts/drafts.routes';
import { removeEndedDrafts } from '#contexts/planning/drafts/drafts.store';
import { leaveDrafts } from '#contexts/planning/drafts/leave-drafts';
import { defineDomain } from '#platform/domain';

const remade = 'A draft is made again in seconds, and its reasons name people by number.';

export const draftsDomain = defineDomain({
  name: 'drafts',
  owns: ['drafts', 'draft_places'],
  exported: { leftOut: { drafts: remade, draft_places: remade } },
  collections: { drafts: 'drafts' },
  operations: draftsRoutes,
  journal: { kind: 'duties', kinds: [], phrases: 'duties' },
  personLeaves: {
    clears: ['draft_places.person_id', 'drafts.made_by'],
    run: leaveDrafts,
  },
  personDeactivated: leaveDrafts,
  expired: removeEndedDrafts,
  traces: { has_work: ['draft_places.person_id', 'drafts.made_by'] },
});
