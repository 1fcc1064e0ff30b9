import { syncDomain } from '#contexts/sync/sync.domain';
import { defineContext } from '#platform/context';

export const syncContext = defineContext({
  name: 'sync',
  layer: 1,
  holds: 'markers, the live channel, and the queue of the phone',
  domains: [syncDomain],
});
