/** MAPS-R12: the holder hands a map off, with five seconds for undo. */
import { useAction } from '#platform/action.ts';
import { putWithUndo } from '#platform/outbox/put-with-undo.ts';
import { useTexts } from '#platform/texts.ts';
import type { MapRow } from './map-labels.ts';
import type { ChosenPerson } from './person-chooser.tsx';
import { queueKeyOf } from './waiting-counts.ts';

export function useHandOffWithUndo() {
  const { t } = useTexts();
  return useAction(async ({ map, to }: { map: MapRow; to: ChosenPerson }, key) => {
    const { number, assignment } = map;
    const id = assignment!.id;
    await putWithUndo(
      {
        operation: 'maps.handOffMap',
        given: { body: { id, user: to.id } },
        queueKey: queueKeyOf(number),
        about: { what: t('sync:what.mapHandedOff', { name: to.name }), where: t('sync:where', { number }) },
        once: `maps.handOffMap ${id}`,
        key,
      },
      {
        done: t('maps:assign.done', { number, name: to.name }),
        undone: t('maps:handOff.undone', { number }),
        tooLate: t('sync:tooLate'),
      },
    );
  });
}
