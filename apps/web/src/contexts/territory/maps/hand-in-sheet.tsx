/** MAPS-S5, MAPS-O5: hands the map in, with a note; each open block is ticked as completed or left open. */
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { blockLabel } from '@sheaf/rules/territory/maps/block-label';
import { openBlocks } from '@sheaf/rules/territory/maps/map-assignment';
import { typedText } from '@sheaf/rules/text/text-lines';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { discardLabels, joinTexts, useTexts } from '#platform/texts.ts';
import { BlockGrid } from '#ui/block-grid.tsx';
import { RadioSet } from '#ui/choice-set.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import classes from './hand-in-sheet.module.css';
import type { MapRow } from './map-labels.ts';
import { useHandIn } from './use-hand-in.ts';
import { isSeenDone } from './waiting-counts.ts';

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

/**
 * The switch follows the blocks: the map is completed when every open block is ticked. Without an open block
 * the switch is on only if the record proves completion; null until the person answers.
 */
function useCompleted(map: MapRow, open: readonly number[]) {
  const [shown] = useState(() => isSeenDone(map));
  const [whole, setWhole] = useState<boolean | null>(shown ? true : null);
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
    asked: open.length === 0 && !shown,
    completed: open.length > 0 ? done.size === open.length : whole,
    setCompleted: (completed: boolean): void => {
      setWhole(completed);
      setDone(new Set(completed ? open : []));
    },
  };
}

interface WholeMapQuestionProps {
  map: MapRow;
  completed: boolean | null;
  onChoose: (completed: boolean) => void;
}

/** The record does not prove completion: the person answers, and first reads what is open. */
function WholeMapQuestion({ map, completed, onChoose }: WholeMapQuestionProps) {
  const { t } = useTexts();
  const { address_count: count } = map;
  return (
    <RadioSet
      legend={count > 0 ? t('maps:handIn.openAddresses', { count }) : t('maps:handIn.unknown')}
      name="whole-map"
      choices={[
        { value: 'whole', label: t('maps:handIn.completed'), hint: t('maps:handIn.completedText') },
        { value: 'part', label: t('maps:handIn.notCompleted'), hint: t('maps:handIn.notCompletedText') },
      ]}
      chosen={completed === null ? null : completed ? 'whole' : 'part'}
      onChoose={(value) => onChoose(value === 'whole')}
    />
  );
}

export function HandInSheet({ map, onClose }: { map: MapRow; onClose: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [open] = useState(() =>
    isSeenDone(map) ? [] : openBlocks(map.total_blocks, map.assignment?.progress.blocks ?? []),
  );
  const ticked = (map.assignment?.progress.blocks.length ?? 0) >= map.total_blocks;
  const { done, toggle, asked, completed, setCompleted } = useCompleted(map, open);
  const [missing, setMissing] = useState(false);
  const [note, setNote] = useState('');
  const handIn = useHandIn();
  const left = open.length - done.size;
  const submit = (): void => {
    setMissing(completed === null);
    if (completed === null) return;
    handIn.mutate(
      { map, completed, note, doneBlocks: [...done], openBlocks: left },
      { onSuccess: () => void navigate('/assignments/', { replace: true }) },
    );
  };
  return (
    <Sheet
      opened
      title={t('maps:handIn.title', { number: map.number })}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
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
      {open.length === 0 && map.total_blocks > 0 && (
        <p>{t(ticked ? 'maps:handIn.allDone' : 'maps:handIn.allWorked')}</p>
      )}
      {asked ? (
        <WholeMapQuestion map={map} completed={completed} onChoose={setCompleted} />
      ) : (
        <SwitchRow
          checked={completed === true}
          onChange={(event) => setCompleted(event.currentTarget.checked)}
          label={t('maps:handIn.completed')}
          description={t('maps:handIn.completedText')}
        />
      )}
      {missing && completed === null && <p role="alert">{t('maps:handIn.choose')}</p>}
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
