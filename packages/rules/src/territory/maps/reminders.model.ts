/** Currently holds a map; the database selects by the same rule, and a test compares both. */
export const isHeldNow = (holder: { returned: boolean; closed: boolean; deleted: boolean }): boolean =>
  !holder.returned && !holder.closed && !holder.deleted;
