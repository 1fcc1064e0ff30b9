import { areaKeys } from '@sheaf/rules/planning/planned-area';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const MatrixScreen = lazyScreen(
  () => import('./matrix-screen.tsx'),
  'shares',
  'duties',
  'people',
  'schedule',
  'chooser',
  'answers',
);
const FairnessScreen = lazyScreen(() => import('./fairness-screen.tsx'), 'shares', 'duties', 'schedule');
const HistoryScreen = lazyScreen(() => import('./history-screen.tsx'), 'duties', 'meetings', 'shares');
const OwnHistoryScreen = lazyScreen(() => import('./own-history-screen.tsx'), 'duties', 'meetings', 'shares');
const PersonHistoryScreen = lazyScreen(() => import('./person-history.tsx'), 'shares');

export const sharesDomain = defineDomain({
  name: 'shares',
  screens: [
    { path: '/schedules/matrix', Screen: MatrixScreen, offline: true },
    { path: '/schedules/matrix/fairness', Screen: FairnessScreen },
    { path: '/schedules/matrix/:id', Screen: HistoryScreen },
    { path: '/assignments/history', Screen: OwnHistoryScreen },
  ],
  personRows: PersonHistoryScreen,
  menu: [
    {
      menu: 'schedules',
      section: 'congregation',
      place: 42,
      to: '/schedules/matrix/',
      Icon: IconTable,
      title: 'shares:title',
      line: 'shares:menuText',
      permissions: Object.values(areaKeys),
    },
  ],
});
