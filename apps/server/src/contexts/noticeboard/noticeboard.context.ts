import { noticeboardDomain } from '#contexts/noticeboard/noticeboard.domain';
import { defineContext } from '#platform/context';

export const noticeboardContext = defineContext({
  name: 'noticeboard',
  layer: 3,
  holds: 'files for the congregation',
  domains: [noticeboardDomain],
});
