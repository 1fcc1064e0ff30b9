import type { people } from '@sheaf/contract/people/people';
import { readFamilies } from '#domains/people/present-family';
import type { Handler } from '#platform/handle';

export const listFamilies = ({ tenant }: Handler<typeof people.listFamilies>) => readFamilies(tenant);
