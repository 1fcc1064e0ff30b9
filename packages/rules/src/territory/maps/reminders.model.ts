/** Somebody has it in their hands; the database selects the same rows, and a test holds it to this. */
export const isHeldNow = (holder: { returned: boolean; closed: boolean; deleted: boolean }): boolean =>
  !holder.returned && !holder.closed && !holder.deleted;
