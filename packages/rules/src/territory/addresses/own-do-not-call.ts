/** Who corrects and deletes a do-not-call (ADDR-R17, ADDR-R17.2). */

type ChangeKey = 'maps.dnc.update' | 'maps.dnc.delete';

/** People with the permission, and the author with the permission to add. */
export const mayChangeDoNotCall = (
  key: ChangeKey,
  permissions: ReadonlySet<string>,
  isAuthor: boolean,
): boolean => permissions.has(key) || (isAuthor && permissions.has('maps.dnc.add'));

/** Whether it matters who added a do-not-call: the person may add, and lacks a permission to change. */
export const changesOwnOnly = (permissions: ReadonlySet<string>): boolean =>
  permissions.has('maps.dnc.add') &&
  !(permissions.has('maps.dnc.update') && permissions.has('maps.dnc.delete'));
