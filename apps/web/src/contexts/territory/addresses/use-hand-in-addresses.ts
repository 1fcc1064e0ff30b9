/**
 * ADDR-C12: hands in a person's addresses of a map, with five seconds for undo; stored on the phone until the
 * server has them.
 */

import { queueKeyOf } from '#contexts/territory/maps/map-list.api.ts';
import { useAction } from '#platform/action.ts';
import { putWithUndo } from '#platform/outbox/put-with-undo.ts';
import { useTexts } from '#platform/texts.ts';
import type { MyAddress } from './addresses.queries.ts';

/** The addresses that a person reserved on one map. */
export interface AddressGroup {
  mapId: number;
  number: string;
  rows: MyAddress[];
}

/** Number of addresses by receiver: null means everybody. */
function destinations({ rows }: AddressGroup): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const row of rows) {
    if (row.lent_to) continue;
    const name = row.lent_by?.full_name ?? null;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

export function useHandInAddresses() {
  const { t } = useTexts();
  return useAction(async (group: AddressGroup, key) => {
    const { number, mapId } = group;
    const sentences = [...destinations(group)].map(([name, count]) =>
      name === null
        ? t('addresses:mine.handedIn', { count, number })
        : t('addresses:mine.wentBack', { count, name }),
    );
    await putWithUndo(
      {
        operation: 'addresses.handInAddresses',
        given: { body: { map: mapId } },
        queueKey: queueKeyOf(number),
        about: { what: t('sync:what.addressesHandedIn'), where: t('sync:where', { number }) },
        once: `addresses.handInAddresses ${mapId}`,
        key,
      },
      {
        done: sentences.join(' '),
        undone: t('addresses:mine.notHandedIn', { number }),
        tooLate: t('sync:tooLate'),
      },
    );
  });
}
