import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';

/** Who calls, as the session and their roles say at this very request. */
export interface Actor {
  personId: number;
  congregationId: number;
  sessionId: number;
  lang: string;
  permissions: ReadonlySet<PermissionKey>;
}
