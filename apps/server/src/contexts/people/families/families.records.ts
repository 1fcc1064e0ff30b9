import type { BodyOf } from '@sheaf/contract/operation';
import { families as operations } from '@sheaf/contract/people/families/families';
import { checkFamily } from '#contexts/people/families/check-family';
import { families } from '#contexts/people/families/families.store';
import { readFamilies } from '#contexts/people/families/present-family';
import { recordOperations } from '#platform/record-operations';

export const familyRecords = recordOperations({
  add: operations.addFamily,
  edit: operations.editFamily,
  delete: operations.deleteFamily,
  store: families,
  async read(call, row) {
    await checkFamily(call, row?.id ?? null);
    const { version: _, ...values }: BodyOf<typeof operations.editFamily> = call.body;
    return values;
  },
  present: async ({ tenant }, { id }) => (await readFamilies(tenant, id))[0]!,
  remove: families.remove,
});
