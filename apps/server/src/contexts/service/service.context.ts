import { serviceDomain } from '#contexts/service/service.domain';
import { defineContext } from '#platform/context';

export const serviceContext = defineContext({
  name: 'service',
  layer: 3,
  holds: 'meetings of field service groups, and their overseers',
  domains: [serviceDomain],
});
