/** MAPS-S5, MAPS-O5: hands the map in, with a note; asks of every open block whether it is done or stays open. */
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { blockLabel } from '@sheaf/rules/maps/block-label';
import { openBlocks } from '@sheaf/rules/maps/map-assignment';
import { typedText } from '@sheaf/rules/text/text-lines';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { discardWords, joinTexts, useTexts } from '../../platform/texts.ts';
import { BlockGrid } from '../../ui/block-grid.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import classes from './hand-in-sheet.module.css';
import type { MapRow } from './map-words.ts';
import { useHandIn } from './use-hand-in.ts';

interface OpenBlocksProps {
  map: MapRow;
  open: readonly number[];
  done: ReadonlySet<number>;
  onToggle: (block: number, done: boolean) => void;
}

function OpenBlocks({ map, open, done, onToggle }: OpenBlocksProps) {
  const { t } = useTexts();
  const labelOf = (block: number): string => blockLabel(block, map.blocks_as_letters);
  return (
    <section aria-label={t('maps:blocks')} className={classes.blocks}>
      <p>{t('maps:handIn.openBlocks', { count: open.length, labels: joinTexts(open.map(labelOf)) })}</p>
      <BlockGrid
        blocks={open.map((block) => ({
          block,
          label: labelOf(block),
          name: t('maps:block', { label: labelOf(block) }),
          done: done.has(block),
        }))}
        onToggle={onToggle}
      />
      <p className={classes.hint}>{t('maps:handIn.tapDone')}</p>
    </section>
  );
}

/** The switch and the blocks say the same: all of it was worked when every open block is done. */
function useCompleted(open: readonly number[]) {
  const [whole, setWhole] = useState(true);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const toggle = (block: number, isDone: boolean): void => {
    const next = new Set(done);
    if (isDone) next.add(block);
    else next.delete(block);
    setDone(next);
  };
  return {
    done,
    toggle,
    completed: open.length > 0 ? done.size === open.length : whole,
    setCompleted: (completed: boolean): void => {
      setWhole(completed);
      setDone(new Set(completed ? open : []));
    },
  };
}

export function HandInSheet({ map, onClose }: { map: MapRow; onClose: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [open] = useState(() => openBlocks(map.total_blocks, map.assignment?.progress.blocks ?? []));
  const { done, toggle, completed, setCompleted } = useCompleted(open);
  const [note, setNote] = useState('');
  const handIn = useHandIn();
  const left = open.length - done.size;
  const submit = (): void =>
    handIn.mutate(
      { map, completed, note, doneBlocks: [...done], openBlocks: left },
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
          <FailureNotice error={handIn.error} />
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" loading={handIn.isPending}>
            {left > 0 ? t('maps:handIn.withOpen', { count: left }) : t('maps:handIn.action')}
          </Button>
        </>
      }
    >
      {open.length > 0 && <OpenBlocks map={map} open={open} done={done} onToggle={toggle} />}
      {open.length === 0 && map.total_blocks > 0 && <p>{t('maps:handIn.allDone')}</p>}
      <SwitchRow
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
        onChange={(event) => setNote(typedText(event.currentTarget.value))}
      />
    </Sheet>
  );
}
