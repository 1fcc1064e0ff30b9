/** Server manifest of the domain: drafts of schedules. */

import { areaOf, keyOfArea } from '@sheaf/rules/planning/drafts/draft-area';
import { draftLimits } from '@sheaf/rules/planning/drafts/problem';
import { draftsRoutes } from '#contexts/planning/drafts/drafts.routes';
import { removeEndedDrafts } from '#contexts/planning/drafts/drafts.store';
import { draftsRevert } from '#contexts/planning/drafts/drafts-revert';
import { leaveDrafts } from '#contexts/planning/drafts/leave-drafts';
import { draftsTasks } from '#contexts/planning/drafts/solve-span';
import { defineDomain } from '#platform/domain';

const remade = 'A draft is made again in seconds, and its reasons name people by number.';

export const draftsDomain = defineDomain({
  name: 'drafts',
  owns: ['drafts', 'draft_places'],
  exported: { leftOut: { drafts: remade, draft_places: remade } },
  collections: { drafts: 'drafts' },
  operations: draftsRoutes,
  tasks: draftsTasks,
  journal: {
    kind: 'duties',
    kinds: [],
    phrases: 'duties',
    operations: {
      'drafts.publishDraft': {
        // A repair empties a place before it fills it, and a part has two places.
        mostEntries: 4 * draftLimits.places,
        fills: ({ qualification = null }) => keyOfArea(areaOf({ qualification })),
      },
    },
    revert: draftsRevert,
  },
  personLeaves: {
    clears: ['draft_places.person_id', 'draft_places.stood_id', 'drafts.made_by'],
    run: leaveDrafts,
  },
  personDeactivated: leaveDrafts,
  expired: removeEndedDrafts,
  traces: { has_work: ['draft_places.person_id', 'draft_places.stood_id', 'drafts.made_by'] },
});
