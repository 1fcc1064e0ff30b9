import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';

/** The caller: session and permissions, read again at each request. */
export interface Actor {
  personId: number;
  congregationId: number;
  sessionId: number;
  lang: string;
  permissions: ReadonlySet<PermissionKey>;
}
