import { defineDomain } from '#platform/domain.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const FillCard = lazyPart(async () => (await import('./fill-card.tsx')).FillCard);
const Proposal = lazyPart(async () => (await import('./proposal.tsx')).Proposal);

export const draftsDomain = defineDomain({
  name: 'drafts',
  screens: [],
  meetingDraft: { Card: FillCard, Proposal },
});
