/** Server manifest of the domain: feature requests of all congregations and the replies to them. */

import { forumAwards } from '#contexts/forum/awards.store';
import { follows } from '#contexts/forum/follows.store';
import { forumHourly } from '#contexts/forum/forum.jobs';
import { forumRoutes } from '#contexts/forum/forum.routes';
import { defineDomain } from '#platform/domain';

export const forumDomain = defineDomain({
  name: 'forum',
  owns: ['forum_comments', 'forum_likes', 'forum_subscriptions', 'forum_topics'],
  exported: {
    manyLines: ['forum_topics.content', 'forum_comments.content'],
    leftOut: {
      forum_likes: 'The feature requests of an installation belong to all of its congregations.',
      forum_subscriptions: 'The feature requests of an installation belong to all of its congregations.',
    },
    onlyShown: {
      forum_topics: 'The feature requests of an installation belong to all of its congregations.',
      forum_comments: 'The feature requests of an installation belong to all of its congregations.',
    },
    leftOutColumns: {
      'forum_topics.marked_congregation_id': 'It may name another congregation.',
      'forum_topics.marked_person_id': 'It may name a person of another congregation.',
      'forum_comments.marked_congregation_id': 'It may name another congregation.',
      'forum_comments.marked_person_id': 'It may name a person of another congregation.',
      'forum_topics.news_congregation_id': 'It may name another congregation.',
      'forum_topics.news_person_id': 'It may name a person of another congregation.',
    },
  },
  operations: forumRoutes,
  hourly: [forumHourly],
  personFacts: forumAwards,
  personLeaves: {
    clears: ['forum_likes.person_id', 'forum_subscriptions.person_id'],
    run: (tenant, { personId }) => follows.leave(tenant, personId),
  },
  keepsPerson: {
    'forum_topics.person_id': 'What they wrote stays, without their name.',
    'forum_comments.person_id': 'What they wrote stays, without their name.',
  },
});
