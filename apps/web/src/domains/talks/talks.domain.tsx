/** What this domain brings to the web: public talks at home, and the page on which speakers answer. */
import IconCalendarQuestion from '@tabler/icons-react/dist/esm/icons/IconCalendarQuestion.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { defineDomain } from '../../platform/domain.ts';

export const talksDomain = defineDomain({
  name: 'talks',
  screens: [],
  notifications: {
    'talk-accepted': IconUserCheck,
    'talk-declined': IconUserX,
    'talk-another': IconCalendarQuestion,
  },
});
