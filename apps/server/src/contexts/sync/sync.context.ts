import { syncDomain } from '#contexts/sync/sync.domain';
import { defineContext } from '#platform/context';

export const syncContext = defineContext({
  name: 'sync',
  layer: 1,
  holds: 'markers, live channel, queue of actions on the phone',
  domains: [syncDomain],
});
