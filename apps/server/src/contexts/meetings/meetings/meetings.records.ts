import { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { followingJob } from '#contexts/meetings/meetings/following.store';
import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import { readLanguageGroup } from '#contexts/meetings/meetings/language-groups/read-language-group';
import { lockCongregation } from '#contexts/people/people.api';
import { recordOperations } from '#platform/record-operations';

/**
 * X-LANG-GROUP. The job that follows the settings creates the meetings. The deletion has conditions and is a
 * separate operation.
 */
export const languageGroupRecords = recordOperations({
  add: operations.addLanguageGroup,
  edit: operations.editLanguageGroup,
  store: languageGroups,
  before: ({ tenant }) => lockCongregation(tenant),
  read: readLanguageGroup,
  after: ({ tenant }) => followingJob.enqueue(tenant),
  present: (_, row) => row,
});
