/** EVENTS-S1: what is coming up, and what has been; the form to add and change one. */
import { Button } from '@mantine/core';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { isFound } from '../../platform/search.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { nowHere } from '../../platform/wall-times.ts';
import { AccordionRow } from '../../ui/accordion-row.tsx';
import { Card, Section } from '../../ui/card.tsx';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { EventRows } from './event-rows.tsx';
import { EventSheet } from './event-sheet.tsx';
import { eventName, eventTimes } from './event-words.ts';
import classes from './events.module.css';
import { type CongregationEvent, useDeleteEvent, useEvents } from './events.queries.ts';

function DeleteEvent({ event, onClose }: { event: CongregationEvent; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('events:deleteTitle')}
      text={t('events:deleteText')}
      removal={useDeleteEvent()}
      id={event.id}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{eventName(t, event)}</bdi>
        </strong>
        <br />
        {eventTimes(t, event)}
      </p>
    </DeleteQuestion>
  );
}

interface ListsProps {
  found: CongregationEvent[];
  onEdit: (event: CongregationEvent) => void;
  onDelete: (event: CongregationEvent) => void;
}

function Lists({ found, ...acts }: ListsProps) {
  const { t } = useTexts();
  const now = nowHere();
  const coming = found.filter(({ end_date }) => end_date >= now);
  const past = found.filter(({ end_date }) => end_date < now).reverse();
  return (
    <>
      <Section title={t('events:coming')}>
        {coming.length > 0 ? (
          <Card>
            <EventRows events={coming} {...acts} />
          </Card>
        ) : (
          <p className={classes.hint}>{t('events:noneComing')}</p>
        )}
      </Section>
      {past.length > 0 && (
        <Card>
          <AccordionRow
            icon={<IconHistory aria-hidden="true" />}
            title={t('events:past')}
            count={past.length}
          >
            {() => <EventRows events={past} {...acts} />}
          </AccordionRow>
        </Card>
      )}
    </>
  );
}

export function EventsScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const events = useEvents();
  const [typed, setTyped] = useState('');
  const [editing, setEditing] = useState<CongregationEvent | 'new' | null>(null);
  const [leaving, setLeaving] = useState<CongregationEvent | null>(null);
  const found = (events.data ?? []).filter((event) =>
    isFound(typed, event.label, t(`events:type.${event.type}`), event.location, event.speaker),
  );
  return (
    <div className={classes.page}>
      <title>{`${t('events:title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('events:title')} back />
      <div className={classes.tools}>
        <SearchField label={t('shell:search')} value={typed} onChange={setTyped} />
        {permits.has('settings.events.add') && (
          <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setEditing('new')}>
            {t('events:add')}
          </Button>
        )}
      </div>
      {events.isPending && <Skeleton height={60} count={5} />}
      {events.isError && !events.data && (
        <ErrorNotice>{events.error.message || t('shell:failed')}</ErrorNotice>
      )}
      {events.data?.length === 0 && (
        <EmptyState icon={<IconCalendarEvent aria-hidden="true" />}>{t('events:empty')}</EmptyState>
      )}
      {events.data && events.data.length > 0 && found.length === 0 && (
        <p className={classes.hint}>{t('shell:nothingFound', { what: typed })}</p>
      )}
      {found.length > 0 && <Lists found={found} onEdit={setEditing} onDelete={setLeaving} />}
      {editing && <EventSheet event={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {leaving && <DeleteEvent event={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
