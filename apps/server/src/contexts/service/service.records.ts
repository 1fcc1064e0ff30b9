import { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import { fieldGroups } from '#contexts/service/field-groups.store';
import { planService } from '#contexts/service/plan-service';
import { presentFieldGroup } from '#contexts/service/present-groups';
import { readFieldGroup } from '#contexts/service/read-field-group';
import { recordOperations } from '#platform/record-operations';

/** SERVICE-C1. The plan is updated afterwards; past meetings remain. */
export const fieldGroupRecords = recordOperations({
  add: operations.addFieldGroup,
  edit: operations.editFieldGroup,
  delete: operations.deleteFieldGroup,
  store: fieldGroups,
  before: ({ tenant }) => lockCongregation(tenant),
  read: readFieldGroup,
  after: ({ tenant, now }) => planService(tenant, now),
  present: (_, row) => presentFieldGroup(row),
  remove: fieldGroups.remove,
});
