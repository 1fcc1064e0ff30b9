/** The maps I hold, with what can be done with them, and the way to get one (APPTS-R8); other appointments come with their domains. */
import { Button } from '@mantine/core';
import { mayHandInOrOff, type SeenAssignment } from '@sheaf/rules/maps/map-page';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import { useState } from 'react';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { MyAddressesCard } from '../addresses/my-addresses.public-api.tsx';
import { MyMap } from '../dashboard/dashboard.public-api.tsx';
import { EventAppointments } from '../events/events.public-api.tsx';
import { type MapRow, useMaps } from '../maps/map-list.public-api.ts';
import { HandInAndOff, RequestMapSheet } from '../maps/maps.public-api.tsx';
import { NeedsNet } from '../sync/needs-net.public-api.tsx';
import classes from './assignments-screen.module.css';

const seenOf = ({ assignment }: MapRow): SeenAssignment | null =>
  assignment && { holderId: assignment.user?.id ?? null, personal: assignment.personal };

export function AssignmentsScreen() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const permits = usePermits();
  const maps = useMaps();
  const [asking, setAsking] = useState(false);
  const mine = maps.data?.filter((map) => map.assignment?.user?.id === user.id) ?? [];
  const ask = permits.has('assignments.request_map') && (
    <NeedsNet>
      <Button variant="light" data-tour="request-map" onClick={() => setAsking(true)}>
        {t('maps:request.action')}
      </Button>
    </NeedsNet>
  );
  return (
    <Page title={t('shell:tab.assignments')} line={maps.data && t('maps:count', { count: mine.length })} wide>
      <QueryState query={maps} skeleton={{ height: 110, count: 2 }}>
        {() =>
          mine.length === 0 ? (
            <EmptyState icon={<IconChecklist aria-hidden="true" />} action={ask}>
              {t('maps:noneAssigned')}
            </EmptyState>
          ) : (
            <div className={classes.list} data-tour="my-maps">
              {mine.map((map) => (
                <div key={map.id} className={classes.map}>
                  <MyMap map={map} />
                  <NeedsNet>
                    <HandInAndOff
                      map={map}
                      offered={mayHandInOrOff(seenOf(map), user.id, permits)}
                      oneOfMany
                    />
                  </NeedsNet>
                </div>
              ))}
              {ask}
            </div>
          )
        }
      </QueryState>
      <div data-tour="my-addresses">
        <MyAddressesCard />
      </div>
      <div data-tour="appointments">
        <EventAppointments />
      </div>
      {asking && <RequestMapSheet onClose={() => setAsking(false)} />}
    </Page>
  );
}
