import { defineDomain } from '#platform/domain.ts';
import { loadPhrases } from '#platform/texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** Phrases of a part that a screen of another domain shows. */
const withPhrases = async <Part,>(load: Promise<Part>): Promise<Part> => {
  await loadPhrases(['drafts']);
  return load;
};

const FillCard = lazyPart(async () => (await withPhrases(import('./fill-card.tsx'))).FillCard);
const Proposal = lazyPart(async () => (await withPhrases(import('./proposal.tsx'))).Proposal);

export const draftsDomain = defineDomain({
  name: 'drafts',
  screens: [],
  meetingDraft: { Card: FillCard, Proposal },
});
