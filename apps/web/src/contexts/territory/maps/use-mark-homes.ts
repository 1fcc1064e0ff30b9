/** ADDR-R67: adds the homes of a held map to its list; stored on the phone until the server has it. */
import { useAction } from '#platform/action.ts';
import { putWithUndo } from '#platform/outbox/put-with-undo.ts';
import { useTexts } from '#platform/texts.ts';
import type { MapRow } from './map-labels.ts';
import { queueKeyOf } from './waiting-counts.ts';

export function useMarkHomes() {
  const { t } = useTexts();
  return useAction(async ({ map, count }: { map: MapRow; count: number }, key) => {
    const { number, assignment } = map;
    const id = assignment!.id;
    await putWithUndo(
      {
        operation: 'maps.markHomes',
        given: { body: { id } },
        queueKey: queueKeyOf(number),
        about: { what: t('sync:what.homesMarked'), where: t('sync:where', { number }) },
        once: `maps.markHomes ${id}`,
        key,
      },
      {
        done: t('addresses:homes.done', { count }),
        undone: t('addresses:homes.undone'),
        tooLate: t('sync:tooLate'),
      },
    );
  });
}
