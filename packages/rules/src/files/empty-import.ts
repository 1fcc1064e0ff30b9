/**
 * Reason why an import adds nothing: all lines exist, all were refused, or the remaining ones were
 * (X-MIGRATE).
 */

export type EmptyImport = 'nothing' | 'noneTaken' | 'restRefused';

/** @param here number of lines that already exist; `refused` number of refused lines. */
export function whyEmpty({ here, refused }: { here: number; refused: number }): EmptyImport {
  if (refused === 0) return 'nothing';
  return here === 0 ? 'noneTaken' : 'restRefused';
}
