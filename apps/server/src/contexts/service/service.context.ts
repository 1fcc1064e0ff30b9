import { serviceDomain } from '#contexts/service/service.domain';
import { defineContext } from '#platform/context';

export const serviceContext = defineContext({
  name: 'service',
  layer: 3,
  holds: 'where and when groups meet for field service',
  domains: [serviceDomain],
});
