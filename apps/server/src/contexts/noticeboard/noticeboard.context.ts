import { noticeboardDomain } from '#contexts/noticeboard/noticeboard.domain';
import { defineContext } from '#platform/context';

export const noticeboardContext = defineContext({
  name: 'noticeboard',
  layer: 3,
  holds: 'notices for the congregation: texts and files, and who read them',
  domains: [noticeboardDomain],
});
