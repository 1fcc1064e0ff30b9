import { noticeboardDomain } from '#contexts/noticeboard/noticeboard.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const noticeboardContext = defineContext({
  name: 'noticeboard',
  layer: 3,
  domains: [noticeboardDomain],
});
