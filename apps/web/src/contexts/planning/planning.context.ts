import { draftsDomain } from '#contexts/planning/drafts/drafts.domain.tsx';
import { sharesDomain } from '#contexts/planning/shares/shares.domain.tsx';
import { swapsDomain } from '#contexts/planning/swaps/swaps.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const planningContext = defineContext({
  name: 'planning',
  layer: 4,
  domains: [draftsDomain, sharesDomain, swapsDomain],
});
