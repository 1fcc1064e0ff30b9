import { cartsDomain } from '#contexts/carts/carts.domain';
import { defineContext } from '#platform/context';

export const cartsContext = defineContext({
  name: 'carts',
  layer: 3,
  holds: 'carts, their shifts and reports',
  domains: [cartsDomain],
});
