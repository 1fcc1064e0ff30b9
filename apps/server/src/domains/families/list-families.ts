import type { families } from '@sheaf/contract/families/families';
import { readFamilies } from '#domains/families/present-family';
import type { Handler } from '#platform/handle';

export const listFamilies = ({ tenant }: Handler<typeof families.listFamilies>) => readFamilies(tenant);
