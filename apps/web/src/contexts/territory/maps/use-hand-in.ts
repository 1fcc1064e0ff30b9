/** MAPS-C4: hands a map in, with five seconds for undo; stored on the phone until the server has it. */
import { useAction } from '#platform/action.ts';
import { putWithUndo } from '#platform/outbox/put-with-undo.ts';
import { useTexts } from '#platform/texts.ts';
import type { MapRow } from './map-labels.ts';
import { queueKeyOf } from './waiting-counts.ts';

export interface HandIn {
  map: MapRow;
  completed: boolean;
  note: string;
  /** Blocks completed without a tick. */
  doneBlocks: number[];
  openBlocks: number;
}

export function useHandIn() {
  const { t } = useTexts();
  return useAction(async ({ map, completed, note, doneBlocks, openBlocks }: HandIn, key) => {
    const { number, unassigned_address_count: addresses } = map;
    const { id, homes_marked: homesLeave } = map.assignment!;
    const done = [
      t('maps:handIn.done', { number }),
      openBlocks > 0 && t('maps:handIn.blocksStay', { count: openBlocks }),
      homesLeave && t('maps:handIn.homesLeave'),
      !homesLeave && addresses > 0 && t('maps:handIn.addressesStay', { count: addresses }),
    ];
    await putWithUndo(
      {
        operation: 'maps.handInMap',
        given: { body: { id, completed, note, ...(doneBlocks.length > 0 && { blocks: doneBlocks }) } },
        queueKey: queueKeyOf(number),
        about: { what: t('sync:what.mapHandedIn'), where: t('sync:where', { number }) },
        once: `maps.handInMap ${id}`,
        key,
      },
      {
        done: done.filter(Boolean).join(' '),
        undone: t('maps:handIn.undone', { number }),
        tooLate: t('sync:tooLate'),
      },
    );
  });
}
