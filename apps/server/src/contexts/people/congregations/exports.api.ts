import { exports } from '#contexts/people/congregations/exports.store';

export { exportReadMe } from '#contexts/people/congregations/export-read-me';

/** A file made before an erasure still contains the erased person. */
export const removeExports = exports.removeAll;
