import { draftsDomain } from '#contexts/planning/drafts/drafts.domain';
import { sharesDomain } from '#contexts/planning/shares/shares.domain';
import { swapsDomain } from '#contexts/planning/swaps/swaps.domain';
import { defineContext } from '#platform/context';

export const planningContext = defineContext({
  name: 'planning',
  layer: 4,
  holds:
    'drafts of schedules: people proposed for open duties, with reasons; duties and even shares of everybody; swaps',
  domains: [draftsDomain, sharesDomain, swapsDomain],
});
