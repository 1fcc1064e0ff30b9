/** Server manifest of the domain: public talks at home and away, their speakers and talk requests. */
import { talksEntities } from '@sheaf/rules/meetings/talks/journal-entities';
import { talksNotifications } from '@sheaf/rules/meetings/talks/notifications';
import { appointmentsOf, calendarOf } from '#contexts/duties/duties.api';
import { leaveTalks } from '#contexts/meetings/talks/leaving';
import { ownAwayTalks } from '#contexts/meetings/talks/own-away-talks';
import {
  changedTalksHourly,
  talksHourly,
  talksNightly,
  talksTasks,
} from '#contexts/meetings/talks/talks.jobs';
import { talksRoutes } from '#contexts/meetings/talks/talks.routes';
import { talksRevert } from '#contexts/meetings/talks/talks-revert';
import { defineDomain } from '#platform/domain';

export const talksDomain = defineDomain({
  name: 'talks',
  owns: ['talks', 'away_talks', 'talk_titles', 'given_talks', 'talk_requests'],
  imported: ['given_talks'],
  exported: {
    manyLines: ['talks.answer_word', 'away_talks.answer_word'],
    leftOut: {
      talk_requests:
        'Whoever has the file must not answer for speakers; the links lead to this installation.',
    },
    leftOutColumns: {
      'talks.proposal_id': 'It names an agreement that is left out.',
      'away_talks.proposal_id': 'It names an agreement that is left out.',
    },
    congregationNumbers: ['talks.host_id'],
    // The row itself contains the name of the congregation.
    renumberedToo: ['away_talks.host_id'],
    // The talk itself contains the name of another congregation's speaker.
    ownOnly: { 'talks.speaker_id': 'directory_speakers.id' },
  },
  operations: talksRoutes,
  tasks: talksTasks,
  hourly: [talksHourly, changedTalksHourly],
  nightly: [talksNightly],
  ownDuties: [ownAwayTalks],
  calendar: [calendarOf(ownAwayTalks)],
  appointments: [appointmentsOf(ownAwayTalks)],
  notifications: talksNotifications,
  personLeaves: { clears: [], run: leaveTalks },
  personDeactivated: leaveTalks,
  keepsPerson: {
    'talks.person_id': 'The history of a talk says who gave it.',
    'away_talks.person_id': 'The history of a talk elsewhere says who gave it.',
  },
  traces: { has_work: ['talks.person_id', 'away_talks.person_id'] },
  journal: { kind: 'talks', entities: talksEntities, revert: talksRevert },
});
