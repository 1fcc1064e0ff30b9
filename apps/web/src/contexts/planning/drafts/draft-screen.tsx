/** A draft of a span: its progress, then its places by week (X-FAIR-34). */
import { Button } from '@mantine/core';
import { areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import { isSolving } from '@sheaf/rules/planning/drafts/draft-state';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate, useParams } from 'react-router';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { type PhraseKey, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { ProgressCard } from '#ui/schedule/progress-card.tsx';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { type DraftCounts, gridOf, type SpanDraft, untoldOf } from './draft-model.ts';
import { DraftRepair } from './draft-repair.tsx';
import classes from './draft-screen.module.css';
import { DraftTable } from './draft-table.tsx';
import type { DraftViewProps } from './draft-view.ts';
import { DraftWeeks } from './draft-weeks.tsx';
import { spanLabel } from './span-label.ts';
import { TellCard } from './tell-card.tsx';
import { useDraftActions } from './use-draft-actions.ts';

function Counts({ places, filled, open, locked }: DraftCounts) {
  const { t } = useTexts();
  return (
    <p className={classes.counts}>
      <StatusChip state="accepted" label={t('drafts:filledOf', { filled, places })} />
      {open > 0 && <StatusChip state="unfilled" label={t('drafts:open', { count: open })} />}
      {locked > 0 && <StatusChip state="locked" label={t('drafts:locked', { count: locked })} />}
    </p>
  );
}

function Solving({ draft, actions, edits }: Omit<DraftViewProps, 'grid'>) {
  const { t } = useTexts();
  return (
    <ProgressCard
      title={t('drafts:solving')}
      done={draft.done}
      total={draft.state === 'queued' ? null : 100}
      state="running"
      line={t('drafts:solvingText')}
    >
      {edits && (
        <Button variant="default" disabled={actions.isBusy} onClick={actions.stop}>
          {t('drafts:stop')}
        </Button>
      )}
    </ProgressCard>
  );
}

const emptyTexts: Partial<Record<SpanDraft['state'], PhraseKey>> = {
  cancelled: 'drafts:endedCancelled',
  failed: 'drafts:endedFailed',
};

function Nothing({ draft, actions, edits }: Omit<DraftViewProps, 'grid'>) {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={<IconCalendarX aria-hidden="true" />}
      action={
        edits && (
          <Button disabled={actions.isBusy} onClick={actions.again}>
            {t('drafts:draftAgain')}
          </Button>
        )
      }
    >
      {t(emptyTexts[draft.state] ?? 'drafts:nothingOpen')}
    </EmptyState>
  );
}

function Draft({ draft }: { draft: SpanDraft }) {
  const actions = useDraftActions(draft);
  const { t } = useTexts();
  const navigate = useNavigate();
  const online = useOnline();
  const own = areasOfPlanner(usePermits());
  const wide = useWideScreen();
  const grid = gridOf(draft.places);
  const edits = online && draft.areas.every((area) => own.includes(area));
  const given = { draft, grid, actions, edits };
  const View = draft.mode === 'repair' ? DraftRepair : wide ? DraftTable : DraftWeeks;
  const menu = [
    {
      label: t('drafts:inMatrix'),
      icon: <IconTable aria-hidden="true" size={20} />,
      onClick: () => void navigate(`/schedules/matrix/?draft=${draft.id}`),
    },
    {
      label: t('drafts:draftAgain'),
      icon: <IconScale aria-hidden="true" size={20} />,
      onClick: actions.again,
    },
    {
      label: t('drafts:discard'),
      icon: <IconTrash aria-hidden="true" size={20} />,
      onClick: actions.discard,
    },
  ];
  const solving = isSolving(draft.state);
  const untold = untoldOf(draft.places);
  const ready = edits && !solving && draft.state !== 'published';
  return (
    <Page
      title={t('drafts:draft')}
      line={spanLabel(t, draft)}
      back
      wide
      actions={ready && <RowMenu what={t('drafts:draft')} items={menu} />}
    >
      <div className={classes.screen}>
        <FailureNotice error={actions.error} />
        {!solving && edits && untold > 0 && <TellCard draft={draft.id} people={untold} />}
        {solving && <Solving {...given} />}
        {!solving && draft.places.length === 0 && <Nothing {...given} />}
        {!solving && draft.places.length > 0 && (
          <>
            <Counts {...grid.counts} />
            <View {...given} edits={ready} />
          </>
        )}
      </div>
    </Page>
  );
}

export function DraftScreen() {
  const { t } = useTexts();
  const params = { id: Number(useParams().id) };
  const reading = useRead('drafts.readDraft', { params }, { kept: true });
  if (reading.data) return <Draft draft={reading.data} />;
  return (
    <Page title={t('drafts:draft')} back wide>
      <QueryState query={reading} skeleton={{ height: 64, count: 6 }}>
        {() => null}
      </QueryState>
    </Page>
  );
}
