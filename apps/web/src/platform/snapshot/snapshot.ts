/**
 * Snapshot of the dashboard in the encrypted cache. The bootstrap script shows it before the app runs, so that
 * the maps are visible and their links work while an old phone still parses the app's code (decision 46).
 */
export interface Snapshot {
  lang: string;
  dir: string;
  html: string;
}

export const snapshotName = 'snapshot';

/**
 * localStorage key with the styles of the snapshot. A snapshot with other styles would look broken and is not
 * shown.
 */
export const snapshotFlag = 'sheaf.snapshot';

/** localStorage key with the height of the next duty on the dashboard, which is reserved until it loads. */
export const nextDutyHeight = 'sheaf.next';

/** Hashed name of the page's stylesheet, in a meta tag before the bootstrap script. */
export const stylesOfPage = (): string =>
  document.querySelector('meta[name="styles"]')?.getAttribute('content') ?? '';

/** Values of `data-snapshot`: left out; only its space; left out offline; laid out on scrolling. */
export const snapshotMarks = {
  leaveOut: 'leave-out',
  placeOnly: 'place-only',
  online: 'online',
  whenSeen: 'when-seen',
} as const;
