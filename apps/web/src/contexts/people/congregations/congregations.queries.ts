/** The settings of the congregation, which are kept on the phone. */
import { recallKept } from '#platform/encrypted-cache/recall-kept.ts';
import { useRead } from '#platform/use-read.ts';

export const useCongregation = () => useRead('congregations.readCongregation', {}, { kept: true });

/** What it had switched on last time, banner and all, stands in the first paint, and is read again behind it. Never fails. */
export const recallCongregation = (): Promise<void> =>
  recallKept('congregations.readCongregation', ['congregations.readCongregation']);
