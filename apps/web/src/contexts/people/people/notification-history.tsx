/** Notifications of a person and whether they were read; loaded when the row is opened (USERS-C10). */
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { dateAndTime } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './people.module.css';

function Told({ person }: { person: number }) {
  const { t } = useTexts();
  const told = useRead('dashboard.listNotificationsOf', { params: { id: person } });
  return (
    <QueryState query={told} skeleton={{ height: 60, count: 2 }}>
      {(rows) =>
        rows.length === 0 ? (
          <p className={classes.aloneHint}>{t('people:told.none')}</p>
        ) : (
          rows.map(({ id, data: { content }, created_at, read_at }) => (
            <ListRow
              key={id}
              title={<span className={classes.told}>{content}</span>}
              line={`${dateAndTime(created_at)} · ${t(read_at ? 'people:told.read' : 'people:told.unread')}`}
            />
          ))
        )
      }
    </QueryState>
  );
}

export function NotificationHistory({ person }: { person: number }) {
  const { t } = useTexts();
  return (
    <AccordionRow icon={<IconBell aria-hidden="true" />} title={t('people:told.title')} level={2}>
      {() => <Told person={person} />}
    </AccordionRow>
  );
}
