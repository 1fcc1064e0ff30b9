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

/** Whether a person belongs to the extent, whatever they may edit. */
export const isInExtent = (
  extent: Extent,
  { appointment, pioneer, special_pioneer }: Omit<EventViewer, 'permissions'>,
): boolean =>
  reaches[extent]({
    elder: appointment === 'elder',
    servant: appointment === 'servant',
    pioneer: pioneer || special_pioneer,
  });

/** Event administrators see all events, because they have to correct them (EVENTS-R3, EVENTS-R7). */
export const maySeeEvent = (extent: Extent, viewer: EventViewer): boolean =>
  viewer.permissions.has('settings.events') || isInExtent(extent, viewer);
