/** Audience and visibility of events (EVENTS-R3, EVENTS-R7). */
export const extents = ['everyone', 'elders', 'appointed', 'pioneers_elders', 'pioneers'] as const;
export type Extent = (typeof extents)[number];

export interface EventViewer {
  appointment: string;
  pioneer: boolean;
  special_pioneer: boolean;
  permissions: ReadonlySet<string>;
}

const reaches: Record<Extent, (person: { elder: boolean; servant: boolean; pioneer: boolean }) => boolean> = {
  everyone: () => true,
  elders: ({ elder }) => elder,
  appointed: ({ elder, servant }) => elder || servant,
  pioneers_elders: ({ elder, pioneer }) => elder || pioneer,
  pioneers: ({ pioneer }) => pioneer,
};

/** Only these events may be named in texts that all people read. */
export const isForEveryone = (extent: Extent): boolean => extent === 'everyone';

/** Event administrators see all events, because they have to correct them (EVENTS-R3, EVENTS-R7). */
export const maySeeEvent = (extent: Extent, viewer: EventViewer): boolean =>
  viewer.permissions.has('settings.events') ||
  reaches[extent]({
    elder: viewer.appointment === 'elder',
    servant: viewer.appointment === 'servant',
    pioneer: viewer.pioneer || viewer.special_pioneer,
  });
