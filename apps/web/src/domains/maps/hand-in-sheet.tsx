/** MAPS-S5: hands the map in, completed or not, with a note. */
import { Button, Switch, Textarea } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { MapRow } from './map-words.ts';
import { useHandIn } from './maps.queries.ts';

export function HandInSheet({ map, onClose }: { map: MapRow; onClose: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [completed, setCompleted] = useState(true);
  const [note, setNote] = useState('');
  const handIn = useHandIn();
  const submit = (): void =>
    handIn.mutate(
      { id: map.assignment!.id, completed, note },
      { onSuccess: () => void navigate('/assignments/', { replace: true }) },
    );
  return (
    <Sheet
      opened
      title={t('maps:handIn.title', { number: map.number })}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          {handIn.isError && <ErrorNotice>{handIn.error.message || t('shell:failed')}</ErrorNotice>}
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" loading={handIn.isPending}>
            {t('maps:handIn.action')}
          </Button>
        </>
      }
    >
      <Switch
        size="lg"
        checked={completed}
        onChange={(event) => setCompleted(event.currentTarget.checked)}
        label={t('maps:handIn.completed')}
        description={t('maps:handIn.completedText')}
      />
      <Textarea
        label={t('maps:handIn.note')}
        value={note}
        maxLength={500}
        autosize={false}
        rows={3}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Sheet>
  );
}
