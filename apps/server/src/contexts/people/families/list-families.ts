import type { families } from '@sheaf/contract/people/families/families';
import { readFamilies } from '#contexts/people/families/present-family';
import type { Handler } from '#platform/handle';

export const listFamilies = ({ tenant }: Handler<typeof families.listFamilies>) => readFamilies(tenant);
