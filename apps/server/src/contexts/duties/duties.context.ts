import { dutiesDomain } from '#contexts/duties/duties.domain';
import { defineContext } from '#platform/context';

export const dutiesContext = defineContext({
  name: 'duties',
  layer: 1,
  holds: 'the ledger of who does what: kinds, clashes, ranking, answers',
  domains: [dutiesDomain],
});
