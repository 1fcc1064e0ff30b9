/** Why a file brings nothing: all of it is here, none of it could be taken, or the rest could not (X-MIGRATE). */

export type EmptyImport = 'nothing' | 'noneTaken' | 'restRefused';

/** @param here lines that are here already; `refused` those that cannot come. */
export function whyEmpty({ here, refused }: { here: number; refused: number }): EmptyImport {
  if (refused === 0) return 'nothing';
  return here === 0 ? 'noneTaken' : 'restRefused';
}
