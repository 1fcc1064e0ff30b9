import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { loadPhrases } from '#platform/texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** Phrases of a part that a screen of another domain shows. */
const withPhrases = async <Part,>(load: Promise<Part>): Promise<Part> => {
  await loadPhrases(['drafts', 'messages', 'problems']);
  return load;
};

const FillCard = lazyPart(async () => (await withPhrases(import('./fill-card.tsx'))).FillCard);
const Proposal = lazyPart(async () => (await withPhrases(import('./proposal.tsx'))).Proposal);

const DraftsScreen = lazyScreen(() => import('./drafts-screen.tsx'), 'drafts', 'schedule');
const DraftScreen = lazyScreen(
  () => import('./draft-screen.tsx'),
  'drafts',
  'messages',
  'people',
  'problems',
  'schedule',
);

export const draftsDomain = defineDomain({
  name: 'drafts',
  screens: [
    { path: '/schedules/drafts', Screen: DraftsScreen, offline: true },
    { path: '/schedules/drafts/:id', Screen: DraftScreen, offline: true },
  ],
  menu: [
    {
      menu: 'schedules',
      section: 'congregation',
      place: 9,
      to: '/schedules/drafts/',
      Icon: IconScale,
      title: 'drafts:title',
      line: 'drafts:menuText',
      permissions: ['schedules.meetings.assign', 'schedules.attendants.edit'],
    },
  ],
  meetingDraft: { Card: FillCard, Proposal },
});
