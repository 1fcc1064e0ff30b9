/** Query of the congregation's settings, cached for offline use. */
import { recallKept } from '#platform/encrypted-cache/recall.ts';
import { useRead } from '#platform/use-read.ts';

export const useCongregation = () => useRead('congregations.readCongregation', {}, { kept: true });

/**
 * Restores the cached settings, including modules and banner, for the first paint; they are refetched after
 * it. Never fails.
 */
export const recallCongregation = (): Promise<void> =>
  recallKept('congregations.readCongregation', ['congregations.readCongregation']);
