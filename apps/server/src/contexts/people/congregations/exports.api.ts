/** What a command, and whoever erases somebody, asks of exports. */
import { exports } from '#contexts/people/congregations/exports.store';

export { exportReadMe } from '#contexts/people/congregations/export-read-me';

/** A file that was made before somebody was erased still holds them. */
export const removeExports = exports.removeAll;
