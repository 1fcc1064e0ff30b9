/** People with their weeks as squares, for a phone; a press opens the weeks of a person. */
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { useState } from 'react';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { HistorySquares, type WeekHistory } from '#ui/schedule/history-squares.tsx';
import { weekTitle } from '#ui/schedule/schedule-spans.ts';
import { Sheet } from '#ui/sheet.tsx';
import { CellFacts, HistoryLink } from './cell-facts.tsx';
import classes from './matrix-list.module.css';
import type { MatrixCell, MatrixPerson } from './matrix-view.ts';

const markOf = ({ duties, away }: MatrixCell): WeekHistory => {
  if (duties.length > 0) return 'part';
  return away === null ? 'none' : 'away';
};

const isEmpty = ({ duties, away, cannot }: MatrixCell): boolean =>
  duties.length === 0 && away === null && !cannot;

/** Legend of the squares, once above the list. */
function SquaresKey() {
  const { t } = useTexts();
  return (
    <ul className={classes.key} aria-label={t('shares:key.title')}>
      <li>
        <HistorySquares weeks={['part']} now={-1} />
        {t('shares:key.duty')}
      </li>
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

function PersonWeeks({ person, onClose }: { person: MatrixPerson | undefined; onClose: () => void }) {
  const { t } = useTexts();
  const weeks = person?.cells.filter((cell) => !isEmpty(cell)) ?? [];
  return (
    <Sheet
      opened={person !== undefined}
      title={person?.name ?? ''}
      closeLabel={t('shares:close')}
      onClose={onClose}
      footer={null}
    >
      {person && (
        <p className={classes.load}>
          {t('shares:load', { given: person.given, coming: person.coming, even: person.even })}
        </p>
      )}
      {weeks.length === 0 && <p className={classes.load}>{t('shares:noDuties')}</p>}
      {weeks.map((cell) => (
        <Section key={cell.week} title={weekTitle(t, cell.monday)}>
          <Card>
            <CellFacts cell={cell} />
          </Card>
        </Section>
      ))}
      {person && (
        <Card>
          <HistoryLink person={person} />
        </Card>
      )}
    </Sheet>
  );
}

export interface MatrixListProps {
  people: readonly MatrixPerson[];
  today: string;
}

export function MatrixList({ people, today }: MatrixListProps) {
  const { t } = useTexts();
  const [openId, setOpenId] = useState<number | null>(null);
  const now = (people[0]?.cells ?? []).findIndex(({ monday }) => monday === mondayOf(today));
  return (
    <>
      <SquaresKey />
      <Card label={t('shares:title')}>
        {people.map((person) => {
          const { id, name, cells, given, coming, even } = person;
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
                    away > 0 && t('shares:awayWeeks', { count: away }),
                  ])}
                </span>
              </span>
            </button>
          );
        })}
      </Card>
      <PersonWeeks person={people.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </>
  );
}
