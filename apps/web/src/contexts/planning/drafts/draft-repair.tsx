/** A repair: its changes on a phone, and next to the table of all places on a desk (X-FAIR-55). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { locale } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { PageFooter } from '#ui/page-footer.tsx';
import { SplitView } from '#ui/schedule/split-view.tsx';
import { firstPlace, isChanged, isUnfilled } from './draft-model.ts';
import classes from './draft-screen.module.css';
import { PlacesTable } from './draft-table.tsx';
import type { DraftViewProps } from './draft-view.ts';
import { useTitles } from './place-titles.ts';
import { RepairChanges } from './repair-changes.tsx';
import { useNames } from './use-names.ts';

/** `Owen Fairley, Rohan Sandhu`. */
function useFallen({ places }: DraftViewProps['draft']): string {
  const nameOf = useNames();
  const fallen = places.flatMap(({ fell_out, stood_id }) => (fell_out && stood_id ? [stood_id] : []));
  return new Intl.ListFormat(locale()).format([...new Set(fallen)].map(nameOf));
}

function Buttons({ grid, actions }: DraftViewProps) {
  const { t } = useTexts();
  const { proposed } = grid.counts;
  return (
    <>
      <Button variant="default" size="md" disabled={actions.isBusy} onClick={actions.discard}>
        {t('drafts:repair.undoAll')}
      </Button>
      <Button size="md" disabled={actions.isBusy || proposed === 0} onClick={() => actions.accept()}>
        {t('drafts:repair.accept', { count: proposed })}
      </Button>
    </>
  );
}

export function DraftRepair(props: DraftViewProps) {
  const { draft, grid, edits } = props;
  const { t } = useTexts();
  const wide = useWideScreen();
  const nameOf = useNames();
  const titleOf = useTitles();
  const fallen = useFallen(draft);
  const [wanted, setWanted] = useState<number | null>(null);
  const first = draft.places.find((place) => isChanged(place) || isUnfilled(place)) ?? firstPlace(grid)!;
  const chosen = draft.places.some(({ id }) => id === wanted) ? wanted! : first.id;
  const title = t('drafts:repair.changed', { count: draft.places.filter(isChanged).length });
  const line = fallen === '' ? undefined : t('drafts:repair.fell', { names: fallen });
  if (!wide)
    return (
      <>
        <div>
          <h2 className={classes.title}>{title}</h2>
          {line && <p className={classes.line}>{line}</p>}
        </div>
        <RepairChanges {...props} />
        {edits && (
          <PageFooter>
            <Buttons {...props} />
          </PageFooter>
        )}
      </>
    );
  return (
    <SplitView
      list={<PlacesTable {...props} titleOf={titleOf} nameOf={nameOf} chosen={chosen} onChoose={setWanted} />}
      panel={{
        title,
        ...(line && { line }),
        content: <RepairChanges {...props} />,
        ...(edits && { footer: <Buttons {...props} /> }),
      }}
      onClose={() => {}}
    />
  );
}
