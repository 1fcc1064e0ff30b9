/** Assigns or recalls several maps by one request each, and reports the results. */
import { mapTypes, populatedFrom } from '@sheaf/rules/territory/maps/map-type';
import { call } from '#platform/api.ts';
import { outcomeText, startBatch } from '#platform/batch.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import type { Body } from '#platform/use-write.ts';
import { type AssignRow, placeLabels } from './map-labels.ts';
import type { ChosenPerson } from './person-chooser.tsx';
import { populatingMaps } from './populating-maps.ts';

export const batchList = 'maps.assign';

export function useMapBatches() {
  const { t } = useTexts();
  const itemOf = (map: AssignRow) => ({
    id: map.id,
    label: t('selection:maps.one', { number: map.number, place: placeLabels(t, map) }),
    map,
  });
  const recall = (maps: readonly AssignRow[]): void =>
    startBatch({
      list: batchList,
      items: maps.map(itemOf),
      write: 'maps.recallMap',
      // ASSIGN-R3: a recall clears data irreversibly, so it is delayed while it may be undone.
      held: {
        told: t('selection:maps.recallHeld', { count: maps.length }),
        undone: t('selection:maps.noneRecalled'),
        tooLate: t('sync:tooLate'),
      },
      // Sends the assignment and the holder shown on the screen, because another person may have changed them
      // since.
      send: ({ map: { id, assignment, user } }, key) =>
        call('maps.recallMap', { body: { id, assignment: assignment!.id, holder: user }, key }),
      telling: ({ settled, total }) => t('selection:maps.recalling', { done: settled, total }),
      told: (outcome) => {
        const { done } = outcome;
        const key = done > 0 ? 'selection:maps.recalled' : 'selection:maps.noneRecalled';
        return outcomeText(t(key, { count: done }), outcome);
      },
    });
  const assign = (
    maps: readonly AssignRow[],
    bodyOf: (map: AssignRow) => Body<'maps.assignMap'>,
    to: ChosenPerson | null,
  ): void => {
    const allToOne = to !== null && maps.every((map) => bodyOf(map).user !== null);
    const doneText = (count: number): string =>
      allToOne
        ? t('selection:maps.assignedTo', { count, name: to.name })
        : t('selection:maps.assigned', { count });
    startBatch({
      list: batchList,
      items: maps.map((map) => ({ ...itemOf(map), body: bodyOf(map) })),
      write: 'maps.assignMap',
      send: async ({ id, body, map }, key) => {
        const assigned = await call('maps.assignMap', { body, key });
        if (populatedFrom(mapTypes.decode(map.type_id))) populatingMaps.follow(id);
        return assigned;
      },
      telling: ({ settled, total }) => t('selection:maps.assigning', { done: settled, total }),
      told: (outcome) =>
        outcomeText(outcome.done > 0 ? doneText(outcome.done) : t('selection:maps.noneAssigned'), outcome),
      // ASSIGN-R5: undo cancels the assignments, which leave the history.
      undo: {
        write: 'maps.cancelAssignment',
        send: async ({ id, map }, { assignment, user }, key) => {
          const body = { id, assignment: assignment!.id, holder: user };
          await call('maps.cancelAssignment', { body, key });
          if (populatedFrom(mapTypes.decode(map.type_id))) populatingMaps.forget(id);
        },
        told: ({ done, total }) =>
          joinTexts(
            [
              done > 0 && t('selection:maps.undone', { count: done }),
              done < total && t('selection:maps.stays', { count: total - done }),
            ],
            ' ',
          ),
      },
    });
  };
  return { assign, recall };
}
