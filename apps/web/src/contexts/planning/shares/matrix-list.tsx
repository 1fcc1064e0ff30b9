/** People with their weeks as squares, for a phone; a press opens the weeks of a person. */
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { useState } from 'react';
import { AssignSheet } from '#contexts/duties/duties.api.tsx';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { HistorySquares, type WeekHistory } from '#ui/schedule/history-squares.tsx';
import { weekTitle } from '#ui/schedule/schedule-spans.ts';
import { Sheet } from '#ui/sheet.tsx';
import { CellFacts, type ChangedDuty, HistoryLink } from './cell-facts.tsx';
import classes from './matrix-list.module.css';
import type { MatrixCell, MatrixPerson, ShownDraft } from './matrix-view.ts';
import { useDutiesOf } from './use-duties-of.ts';

const markOf = ({ duties, proposed, away }: MatrixCell): WeekHistory => {
  if (duties.length > 0) return 'part';
  if (proposed.length > 0) return 'helper';
  return away === null ? 'none' : 'away';
};

const isEmpty = ({ duties, proposed, away, cannot }: MatrixCell): boolean =>
  duties.length + proposed.length === 0 && away === null && !cannot;

/** Legend of the squares, once above the list. */
function SquaresKey({ draft }: { draft: ShownDraft }) {
  const { t } = useTexts();
  return (
    <ul className={classes.key} aria-label={t('shares:key.title')}>
      <li>
        <HistorySquares weeks={['part']} now={-1} />
        {t('shares:key.duty')}
      </li>
      {draft !== null && (
        <li>
          <HistorySquares weeks={['helper']} now={-1} />
          {t('shares:key.proposed')}
        </li>
      )}
      <li>
        <HistorySquares weeks={['away']} now={-1} />
        {t('shares:away')}
      </li>
      <li>
        <HistorySquares weeks={['none']} now={0} />
        {t('shares:key.now')}
      </li>
    </ul>
  );
}

interface PersonWeeksProps {
  person: MatrixPerson;
  draft: ShownDraft;
  onChange: (duty: ChangedDuty) => void;
}

function PersonWeeks({ person, draft, onChange }: PersonWeeksProps) {
  const { t } = useTexts();
  const withIds = useDutiesOf(person);
  const { given, coming, even } = person;
  const weeks = person.cells.filter((cell) => !isEmpty(cell));
  return (
    <>
      <p className={classes.load}>{t('shares:load', { given, coming, even })}</p>
      {weeks.length === 0 && <p className={classes.load}>{t('shares:noDuties')}</p>}
      {weeks.map((cell) => (
        <Section key={cell.week} title={weekTitle(t, cell.monday)}>
          <Card>
            <CellFacts cell={withIds(cell)} draft={draft} onChange={onChange} />
          </Card>
        </Section>
      ))}
      <Card>
        <HistoryLink person={person} />
      </Card>
    </>
  );
}

export interface MatrixListProps {
  people: readonly MatrixPerson[];
  today: string;
  draft: ShownDraft;
}

export function MatrixList({ people, today, draft }: MatrixListProps) {
  const { t } = useTexts();
  const [openId, setOpenId] = useState<number | null>(null);
  const [changing, setChanging] = useState<ChangedDuty | null>(null);
  const opened = people.find(({ id }) => id === openId);
  const now = (people[0]?.cells ?? []).findIndex(({ monday }) => monday === mondayOf(today));
  return (
    <>
      <SquaresKey draft={draft} />
      <Card label={t('shares:title')}>
        {people.map((person) => {
          const { id, name, cells, given, coming, even } = person;
          const proposed = cells.filter((cell) => markOf(cell) === 'helper').length;
          const away = cells.filter((cell) => markOf(cell) === 'away').length;
          return (
            <button key={id} type="button" className={classes.row} onClick={() => setOpenId(id)}>
              <span className={classes.head}>
                <bdi className={classes.name}>{name}</bdi>
                <span className={classes.sum}>{t('shares:sumEven', { given, coming, even })}</span>
              </span>
              <span className={classes.squares}>
                <HistorySquares weeks={cells.map(markOf)} now={now} />
                <span className="visually-hidden">
                  {joinTexts([
                    t('shares:busyWeeks', { count: cells.filter((cell) => markOf(cell) === 'part').length }),
                    proposed > 0 && t('shares:proposedWeeks', { count: proposed }),
                    away > 0 && t('shares:awayWeeks', { count: away }),
                  ])}
                </span>
              </span>
            </button>
          );
        })}
      </Card>
      {changing ? (
        <AssignSheet
          duty={changing.id}
          title={changing.title}
          sends={false}
          onClose={() => setChanging(null)}
        />
      ) : (
        <Sheet
          opened={opened !== undefined}
          title={opened?.name ?? ''}
          closeLabel={t('shares:close')}
          onClose={() => setOpenId(null)}
          footer={null}
        >
          {opened && <PersonWeeks person={opened} draft={draft} onChange={setChanging} />}
        </Sheet>
      )}
    </>
  );
}
