/** Changes of a repair, each of which can be taken back alone, and what did not move (X-FAIR-55). */
import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { useState } from 'react';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { shortDay } from '#ui/schedule/schedule-dates.ts';
import { isChanged, isUnfilled, type SpanPlace } from './draft-model.ts';
import type { DraftViewProps } from './draft-view.ts';
import { type TitleOf, useTitles } from './place-titles.ts';
import { nobodyText } from './reason-texts.ts';
import classes from './repair-changes.module.css';
import { useNames } from './use-names.ts';

const ProposalSheet = lazyPart(async () => (await import('./proposal-sheet.tsx')).ProposalSheet);

/** Title of the duty of each place. */
function titlesOf({ grid }: Pick<DraftViewProps, 'grid'>, titleOf: TitleOf): Map<number, string> {
  return new Map(
    grid.weeks.flatMap(({ cells }) =>
      grid.columns.flatMap((column): [number, string][] => {
        const place = cells.get(column.key);
        return place ? [[place.id, titleOf(column)]] : [];
      }),
    ),
  );
}

interface ChangeProps {
  place: SpanPlace;
  title: string;
  draft: number;
  edits: boolean;
  onOpen: () => void;
}

function Change({ place, title, draft, edits, onOpen }: ChangeProps) {
  const { t } = useTexts();
  const nameOf = useNames();
  const undoing = useWrite('drafts.editPlace');
  const { user_id: person, stood_id: stood, fell_out: fell, date } = place;
  const name = person === null ? t('schedule:state.unfilled') : nameOf(person);
  const was = stood === null ? null : t('drafts:repair.was', { name: nameOf(stood) });
  const why = fell === null ? null : t(phraseIn('drafts:repair.why', fell));
  return (
    <li className={classes.change}>
      <button type="button" className={classes.texts} disabled={!edits} onClick={onOpen}>
        <bdi className={classes.name} data-unfilled={isUnfilled(place) || undefined}>
          {name}
        </bdi>
        <span className={classes.line}>{t('drafts:cell', { title, day: shortDay(date) })}</span>
        {was && <bdi className={classes.line}>{joinTexts([was, why], ' · ')}</bdi>}
        {person === null && <span className={classes.line}>{nobodyText(t, place.reasons)}</span>}
      </button>
      {place.state === 'published' && (
        <span className={classes.accepted}>
          <IconCircleCheck aria-hidden="true" size={22} />
          <span className="visually-hidden">{t('schedule:state.accepted')}</span>
        </span>
      )}
      {edits && stood !== null && person !== null && (
        <button
          type="button"
          className={classes.undo}
          disabled={undoing.isPending}
          aria-label={t('drafts:repair.undoOne', { name, was: nameOf(stood) })}
          onClick={() =>
            undoing.mutate({
              params: { id: draft, place: place.id },
              body: { user_id: stood, version: place.version },
            })
          }
        >
          <IconArrowBackUp aria-hidden="true" size={22} />
        </button>
      )}
      <FailureNotice error={undoing.error} />
    </li>
  );
}

/** Number of people who stay, and the button that lets more of them move. */
function Standing({ draft, actions, edits }: Pick<DraftViewProps, 'draft' | 'actions' | 'edits'>) {
  const { t } = useTexts();
  const moved = draft.places.filter((place) => isChanged(place) && place.fell_out === null).length;
  const stand = draft.places.filter(({ state }) => state === 'unchanged').length;
  const open = draft.places.filter((place) => place.state === 'proposed' && isUnfilled(place)).length;
  const Icon = open > 0 ? IconUserQuestion : IconCircleCheck;
  return (
    <div className={classes.standing} data-open={open > 0 || undefined}>
      <Icon aria-hidden="true" size={22} />
      <div className={classes.figures} role="status">
        <strong>{t('drafts:repair.moved', { count: moved })}</strong>
        <span>{t('drafts:repair.stand', { count: stand })}</span>
        {open > 0 && <span>{t('drafts:repair.open', { count: open })}</span>}
      </div>
      {open > 0 && draft.keep_told && edits && (
        <Button variant="default" disabled={actions.isBusy} onClick={actions.moveTold}>
          {t('drafts:repair.moveTold')}
        </Button>
      )}
    </div>
  );
}

export function RepairChanges(props: DraftViewProps) {
  const { draft, edits } = props;
  const { t } = useTexts();
  const nameOf = useNames();
  const titles = titlesOf(props, useTitles());
  const [opened, setOpened] = useState<number | null>(null);
  const changes = draft.places
    .filter((place) => isChanged(place) || isUnfilled(place))
    .sort((one, other) => Number(one.state === 'published') - Number(other.state === 'published'));
  const place = draft.places.find(({ id }) => id === opened);
  return (
    <>
      <Standing {...props} />
      {changes.length > 0 && (
        <Card>
          <ul className={classes.changes} aria-label={t('drafts:repair.changes', { count: changes.length })}>
            {changes.map((change) => (
              <Change
                key={change.id}
                place={change}
                title={titles.get(change.id)!}
                draft={draft.id}
                edits={edits && change.state === 'proposed'}
                onOpen={() => setOpened(change.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      {place && (
        <ProposalSheet
          draft={draft.id}
          place={place}
          title={titles.get(place.id)!}
          nameOf={nameOf}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
