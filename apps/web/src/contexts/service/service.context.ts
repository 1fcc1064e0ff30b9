import { serviceDomain } from '#contexts/service/service.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const serviceContext = defineContext({
  name: 'service',
  layer: 3,
  domains: [serviceDomain],
});
