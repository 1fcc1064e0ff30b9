/**
 * The history of a database on the wire: `1f2e3d4c.7`, a hash of the cluster and its timeline, which rises
 * with each promotion of a standby (SYNC-X5).
 */

const written = /^([0-9a-f]{8})\.(\d{1,10})$/;

/**
 * Whether `theirs` is a later timeline of the same cluster than `ours`. Histories of different clusters have
 * no order.
 */
export function isLaterEra(theirs: string, ours: string): boolean {
  const [, cluster, timeline] = written.exec(theirs) ?? [];
  const [, ourCluster, ourTimeline] = written.exec(ours) ?? [];
  return cluster !== undefined && cluster === ourCluster && Number(timeline) > Number(ourTimeline);
}
