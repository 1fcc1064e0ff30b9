/** Moves the selected people to a group, with a call for each; leaders of a group stay in it (GROUPS-X1). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { outcomeText, startBatch } from '#platform/batch.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import classes from './people.module.css';
import type { PersonRow } from './people.queries.ts';

export const batchList = 'people';

interface MoveTarget {
  id: number;
  name: string;
}

function useMovePeople() {
  const { t } = useTexts();
  return (people: readonly PersonRow[], group: MoveTarget): void =>
    startBatch({
      list: batchList,
      items: people.map(({ id, last_first, group_id }) => ({ id, label: last_first, from: group_id })),
      write: 'groups.assignToGroup',
      send: ({ id }, key) =>
        call('groups.assignToGroup', { params: { group: group.id }, body: { users: [id], move: true }, key }),
      telling: ({ settled, total }) => t('selection:people.moving', { done: settled, total }),
      told: (outcome) =>
        outcomeText(
          outcome.done > 0
            ? t('selection:people.moved', { count: outcome.done, name: group.name })
            : t('selection:people.noneMoved'),
          outcome,
        ),
      undo: {
        write: 'groups.assignToGroup',
        send: async ({ id, from }, _, key) => {
          if (from === null)
            await call('groups.removeFromGroup', { params: { group: group.id }, body: { users: [id] }, key });
          else
            await call('groups.assignToGroup', {
              params: { group: from },
              body: { users: [id], move: true },
              key,
            });
        },
        told: ({ done, total }) =>
          joinTexts(
            [
              done > 0 && t('selection:people.undone', { count: done }),
              done < total && t('selection:people.stays', { count: total - done }),
            ],
            ' ',
          ),
      },
    });
}

export interface MovePeopleSheetProps {
  people: readonly PersonRow[];
  onBegin: () => void;
  onClose: () => void;
}

export function MovePeopleSheet({ people, onBegin, onClose }: MovePeopleSheetProps) {
  const { t } = useTexts();
  const groups = useRead('groups.listGroups');
  const move = useMovePeople();
  const [chosen, setChosen] = useState<MoveTarget | null>(null);
  const [missing, setMissing] = useState(false);
  const submit = (): void => {
    if (!chosen) {
      setMissing(true);
      return;
    }
    move(people, chosen);
    onBegin();
  };
  return (
    <Sheet
      opened
      title={t('selection:people.move', { count: people.length })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          {missing && !chosen && <ErrorNotice>{t('selection:people.whereTo')}</ErrorNotice>}
          <Button type="submit">
            {chosen ? t('selection:people.button', { name: chosen.name }) : t('selection:people.whereTo')}
          </Button>
        </>
      }
    >
      <QueryState query={groups} skeleton={{ height: 48, count: 4 }}>
        {(all) =>
          all.length === 0 ? (
            <Hint>{t('selection:people.none')}</Hint>
          ) : (
            <fieldset aria-label={t('selection:people.group')} className={classes.set}>
              {all.map(({ id, name }) => (
                <TickBox
                  key={id}
                  group="group"
                  label={<bdi>{name}</bdi>}
                  checked={chosen?.id === id}
                  onChange={() => setChosen({ id, name })}
                />
              ))}
            </fieldset>
          )
        }
      </QueryState>
    </Sheet>
  );
}
