/** MAPS-S4, MAPS-R12, MAPS-R13; ASSIGN-C2: chooses the next holder of the map. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { MapRow } from './map-labels.ts';
import { type ChosenPerson, PersonChooser } from './person-chooser.tsx';
import { useHandOffWithUndo } from './use-hand-off-with-undo.ts';

export interface HandOffSheetProps {
  map: MapRow;
  title: string;
  onDone: () => void;
  onClose: () => void;
}

export function HandOffSheet({ map, title, onDone, onClose }: HandOffSheetProps) {
  const { t } = useTexts();
  const handOff = useHandOffWithUndo();
  const [chosen, setChosen] = useState<ChosenPerson | null>(null);
  const submit = (): void => {
    if (!chosen) return;
    handOff.mutate({ map, to: chosen }, { onSuccess: onDone });
  };
  return (
    <Sheet
      opened
      title={title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <FailureNotice error={handOff.error} />
          <Button type="submit" disabled={!chosen} loading={handOff.isPending}>
            {chosen ? t('maps:handOff.button', { name: chosen.name }) : t('maps:handOff.choose')}
          </Button>
        </>
      }
    >
      <PersonChooser
        label={t('maps:handOff.person')}
        except={map.assignment?.user?.id ?? undefined}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Sheet>
  );
}
