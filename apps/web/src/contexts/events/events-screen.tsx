/** Screen of upcoming and past events (EVENTS-S1). */

import { Button } from '@mantine/core';
import { hasProgramme } from '@sheaf/rules/meetings/meetings/special-meeting';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { isFound } from '#platform/search.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { nowHere } from '#platform/wall-times.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { Hint, Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { type CongregationEvent, eventName, eventTimes } from './event-labels.ts';
import { EventRows } from './event-rows.tsx';
import { EventSheet } from './event-sheet.tsx';

function DeleteEvent({ event, onClose }: { event: CongregationEvent; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('events:deleteTitle')}
      text={t(hasProgramme(event) ? 'events:deleteProgramme' : 'events:deleteText')}
      removal={useWrite('events.deleteEvent')}
      given={{ params: { id: event.id } }}
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

function Lists({ found, ...actions }: ListsProps) {
  const { t } = useTexts();
  const now = nowHere();
  const coming = found.filter(({ end_date }) => end_date >= now);
  const past = found.filter(({ end_date }) => end_date < now).reverse();
  return (
    <>
      <Section title={t('events:coming')}>
        {coming.length > 0 ? (
          <Card>
            <EventRows events={coming} {...actions} />
          </Card>
        ) : (
          <Hint>{t('events:noneComing')}</Hint>
        )}
      </Section>
      {past.length > 0 && (
        <Card>
          <AccordionRow
            icon={<IconHistory aria-hidden="true" />}
            title={t('events:past')}
            count={past.length}
          >
            {() => <EventRows events={past} {...actions} />}
          </AccordionRow>
        </Card>
      )}
    </>
  );
}

interface FoundProps extends Omit<ListsProps, 'found'> {
  events: CongregationEvent[];
  typed: string;
}

function Found({ events, typed, ...actions }: FoundProps) {
  const { t } = useTexts();
  const found = events.filter((event) =>
    isFound(typed, event.label, t(`events:type.${event.type}`), event.location, event.speaker),
  );
  if (found.length === 0) return <Hint>{t('shell:nothingFound', { what: typed })}</Hint>;
  return <Lists found={found} {...actions} />;
}

export function EventsScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const events = useRead('events.listEvents', {}, { kept: true });
  const [typed, setTyped] = useState('');
  const [editing, setEditing] = useState<CongregationEvent | 'new' | null>(null);
  const [leaving, setLeaving] = useState<CongregationEvent | null>(null);
  return (
    <Page title={t('events:title')} back>
      <Tools>
        {events.data?.length !== 0 && (
          <SearchField label={t('shell:search')} value={typed} onChange={setTyped} />
        )}
        {permits.has('settings.events.add') && (
          <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setEditing('new')}>
            {t('events:add')}
          </Button>
        )}
      </Tools>
      <QueryState
        query={events}
        skeleton={{ height: 60, count: 5 }}
        empty={{ icon: <IconCalendarEvent aria-hidden="true" />, text: t('events:empty') }}
      >
        {(rows) => <Found events={rows} typed={typed} onEdit={setEditing} onDelete={setLeaving} />}
      </QueryState>
      {editing && <EventSheet event={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {leaving && <DeleteEvent event={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
