import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { defineDomain } from '#platform/domain.ts';

export const swapsDomain = defineDomain({
  name: 'swaps',
  screens: [],
  notifications: {
    'swap-asked': IconUserQuestion,
    'swap-taken': IconCircleCheck,
    'swap-pending': IconUserQuestion,
    'swap-agreed': IconCircleCheck,
    'swap-refused': IconUserX,
    'swap-nobody': IconUserX,
    'swap-unfilled': IconUserQuestion,
    'swap-closed': IconUserX,
    'swap-released': IconUserX,
  },
});
