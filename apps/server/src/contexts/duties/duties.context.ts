import { dutiesDomain } from '#contexts/duties/duties.domain';
import { defineContext } from '#platform/context';

export const dutiesContext = defineContext({
  name: 'duties',
  layer: 1,
  holds: 'duty ledger: kinds, conflicts, ranking, answers',
  domains: [dutiesDomain],
});
