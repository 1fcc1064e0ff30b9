/** Server manifest of the domain: files for the congregation to read. */
import { noticeboardEntities } from '@sheaf/rules/noticeboard/journal-entities';
import { noticeboardRoutes } from '#contexts/noticeboard/noticeboard.routes';
import { defineDomain } from '#platform/domain';

export const noticeboardDomain = defineDomain({
  name: 'noticeboard',
  owns: ['noticeboard_contents', 'noticeboard_files'],
  operations: noticeboardRoutes,
  journal: { kind: 'noticeboard', entities: noticeboardEntities },
});
