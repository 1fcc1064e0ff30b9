import { cartsDomain } from '#contexts/carts/carts.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const cartsContext = defineContext({
  name: 'carts',
  layer: 3,
  domains: [cartsDomain],
});
