/** Printable list of the do-not-calls by map and street, without notes (PRINT-S2, PRINT-P14). */
import { Button } from '@mantine/core';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './printing.module.css';

type ListedDoNotCall = Reply<'addresses.listDoNotCalls'>[number];

function MapOfDoors({ map }: { map: ListedDoNotCall }) {
  const { t } = useTexts();
  return (
    <Section title={t('printing:doNotCalls.map', { number: map.map_number, place: map.place })}>
      <Card>
        <table className={classes.list}>
          <thead>
            <tr>
              <th scope="col">{t('printing:doNotCalls.street')}</th>
              <th scope="col">{t('printing:doNotCalls.address')}</th>
              <th scope="col">{t('printing:doNotCalls.date')}</th>
            </tr>
          </thead>
          <tbody>
            {map.doors.map((door) => (
              <tr key={door.id}>
                <td>
                  <bdi>{door.street}</bdi>
                </td>
                <td>
                  <bdi>{door.address}</bdi>
                </td>
                <td>{shortDate(door.date)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Section>
  );
}

export function DoNotCallsScreen() {
  const { t } = useTexts();
  const doNotCalls = useRead('addresses.listDoNotCalls');
  return (
    <Page
      title={t('printing:doNotCalls.title')}
      back
      actions={
        <Button
          variant="light"
          leftSection={<IconPrinter aria-hidden="true" size={20} />}
          onClick={() => window.print()}
        >
          {t('printing:print')}
        </Button>
      }
    >
      <Hint>{t('printing:doNotCalls.private')}</Hint>
      <QueryState
        query={doNotCalls}
        skeleton={{ height: 160, count: 3 }}
        empty={{ icon: <IconBan aria-hidden="true" />, text: t('printing:doNotCalls.none') }}
      >
        {(maps) => maps.map((map) => <MapOfDoors key={map.map_id} map={map} />)}
      </QueryState>
    </Page>
  );
}
