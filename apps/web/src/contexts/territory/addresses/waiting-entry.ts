/** Description of an entry in the list of waiting actions. */

import { type MapPage, queueKeyOf } from '#contexts/territory/maps/map-list.api.ts';
import type { QueueEntry } from '#platform/outbox/send-or-queue.ts';
import type { Translate } from '#platform/texts.ts';

export const streetOf = (page: MapPage, id: number): string =>
  page.streets.find((street) => street.id === id)?.name ?? '';

export const waitingEntryOf = (
  page: MapPage,
  phrase: 'sync:what.added' | 'sync:what.doNotCall',
  address: string,
  t: Translate,
): QueueEntry => ({
  queueKey: queueKeyOf(page.map.number),
  about: { what: t(phrase, { address }), where: t('sync:where', { number: page.map.number }) },
});
