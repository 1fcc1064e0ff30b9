/** Server manifest of the domain: notices with texts and files for the congregation to read. */
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { noticeboardEntities } from '@sheaf/rules/noticeboard/journal-entities';
import { noticeboardNotifications } from '@sheaf/rules/noticeboard/notifications';
import { noticeReads } from '#contexts/noticeboard/notice-reads.store';
import { noticesHourly } from '#contexts/noticeboard/noticeboard.jobs';
import { noticeboardRoutes } from '#contexts/noticeboard/noticeboard.routes';
import { removeEndedNotices } from '#contexts/noticeboard/notices.store';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const noticeboardDomain = defineDomain({
  name: 'noticeboard',
  owns: [
    'noticeboard_contents',
    'noticeboard_files',
    'notice_folders',
    'notice_groups',
    'notice_reads',
    'notices',
  ],
  exported: { manyLines: ['notices.body'] },
  operations: noticeboardRoutes,
  hourly: [noticesHourly],
  expired: removeEndedNotices,
  notifications: noticeboardNotifications,
  personLeaves: {
    clears: ['notice_reads.person_id'],
    run: (tenant, { personId }) => noticeReads.removeOf(tenant, personId),
  },
  keepsPerson: { 'notices.written_by': 'What they wrote stays, without their name after erasure.' },
  traces: { has_work: ['notices.written_by', 'notice_reads.person_id'] },
  journal: {
    kind: 'noticeboard',
    entities: {
      ...noticeboardEntities,
      notices: withFormFields(noticeboardEntities.notices, 'notices', noticeboard.addNotice),
    },
  },
});
