/**
 * Assignments of a person: duties and events by time, then due cart reports, maps and addresses with their
 * actions (APPTS-S1, APPTS-R8).
 */
import { Button } from '@mantine/core';
import { givesAddresses } from '@sheaf/rules/territory/addresses/address-request';
import { mayBeRequested } from '@sheaf/rules/territory/maps/map-options';
import { mayHandInOrOff, type SeenAssignment } from '@sheaf/rules/territory/maps/map-page';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CartReports } from '#contexts/carts/cart-reports.api.tsx';
import { OwnCartActions } from '#contexts/carts/own-cart-actions.api.tsx';
import { MyDuties, type MyDuty, titleOfMine, useMyDuties } from '#contexts/duties/my-duties.api.tsx';
import { useEventAppointments } from '#contexts/events/events.api.tsx';
import { CannotSheet, OwnSwapActions } from '#contexts/planning/swaps/own-swap-actions.api.tsx';
import { SwapCards } from '#contexts/planning/swaps/swap-cards.api.tsx';
import { OwnGroupActions } from '#contexts/service/own-group-actions.api.tsx';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { MyAddressesCard } from '#contexts/territory/addresses/my-addresses.api.tsx';
import { type MapRow, MyMap, NoMaps, useMaps } from '#contexts/territory/maps/map-list.api.ts';
import { HandInAndOff, RequestMapSheet } from '#contexts/territory/maps/maps.api.tsx';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Section } from '#ui/card.tsx';
import { EmptyLine } from '#ui/empty-line.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './assignments-screen.module.css';
import { OpenPlacesLink } from './open-places-link.tsx';

const actionsOf = (duty: MyDuty, title: string) => (
  <>
    <OwnGroupActions duty={duty} title={title} />
    <OwnCartActions duty={duty} />
    <OwnSwapActions duty={duty} title={title} />
  </>
);

/** Opened by "I can't" of the dashboard or of a meeting (X-SWAP-22). */
function AskedCannot({ duties }: { duties: readonly MyDuty[] }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const duty = duties.find(({ id }) => String(id) === search.get('cannot'));
  if (!duty) return null;
  return (
    <CannotSheet duty={duty} title={titleOfMine(t, duty)} onClose={() => setSearch({}, { replace: true })} />
  );
}

const seenOf = ({ assignment }: MapRow): SeenAssignment | null =>
  assignment && { holderId: assignment.user?.id ?? null, personal: assignment.personal };

/** True if the list shows the map as available; the server decides again. */
const isFree = ({ type_id: type, locked, assignment }: MapRow): boolean =>
  mayBeRequested({ type: mapTypes.decode(type), locked, deleted: false, isOut: assignment !== null });

const hasFreeAddresses = ({ locked, assignment, unassigned_address_count: free }: MapRow): boolean =>
  givesAddresses({ deleted: false, locked, assignment, freeAddresses: free });

interface MyMapsProps {
  /** All maps of the congregation. */
  all: readonly MapRow[];
  held: readonly MapRow[];
  /** Duties are above the maps. */
  dated: boolean;
}

/**
 * Maps held by the person, with the button for another one, or a notice that none is available (MAPS-R24).
 */
function MyMaps({ all, held, dated }: MyMapsProps) {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const permits = usePermits();
  const [asking, setAsking] = useState(false);
  const ask = permits.has('assignments.request_map') && (
    <NeedsNet>
      {all.some(isFree) ? (
        <Button variant="light" data-tour="request-map" onClick={() => setAsking(true)}>
          {t('maps:request.action')}
        </Button>
      ) : (
        <Hint>{t('maps:request.none')}</Hint>
      )}
    </NeedsNet>
  );
  return (
    <>
      {held.length === 0 && dated && <EmptyLine action={ask}>{t('duties:mine.noMaps')}</EmptyLine>}
      {held.length === 0 && !dated && (
        <EmptyState icon={<IconChecklist aria-hidden="true" />} action={ask}>
          {t('maps:noneAssigned')}
        </EmptyState>
      )}
      {held.length > 0 && (
        <div className={classes.list} data-tour="my-maps">
          {held.map((map) => {
            const offered = mayHandInOrOff(seenOf(map), user.id, permits);
            return (
              <div key={map.id} className={classes.map}>
                <MyMap map={map} />
                <NeedsNet nothing={!offered}>
                  <HandInAndOff map={map} offered={offered} oneOfMany />
                </NeedsNet>
              </div>
            );
          })}
          {ask}
        </div>
      )}
      {asking && <RequestMapSheet onClose={() => setAsking(false)} />}
    </>
  );
}

function MapsOrNone(props: MyMapsProps) {
  const { t } = useTexts();
  if (props.all.length > 0) return <MyMaps {...props} />;
  return <NoMaps before={t(props.dated ? 'duties:mine.noMaps' : 'maps:noneAssigned')} />;
}

export function AssignmentsScreen() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const maps = useMaps();
  const mine = useMyDuties();
  const duties = mine.duties ?? [];
  const { events, isLoading } = useEventAppointments();
  const dated = duties.length + events.length > 0;
  const held = maps.data?.filter((map) => map.assignment?.user?.id === user.id) ?? [];
  return (
    <Page
      title={t('shell:tab.assignments')}
      line={held.length > 0 ? t('maps:count', { count: held.length }) : undefined}
      wide
    >
      {/* Waits for both queries, because the later one would push the other down. */}
      <QueryState
        query={{ ...maps, data: mine.isPending || isLoading ? undefined : maps.data }}
        skeleton={{ height: 110, count: 3 }}
      >
        {(all) => (
          <div className={classes.columns} data-dated={dated || undefined}>
            <div data-tour="appointments">
              <SwapCards />
              <MyDuties duties={duties} others={events} now={mine.now} actsOf={actionsOf} />
              <AskedCannot duties={duties} />
            </div>
            <div>
              <CartReports />
              {dated ? (
                <Section title={t('maps:mine')}>
                  <MapsOrNone all={all} held={held} dated />
                </Section>
              ) : (
                <MapsOrNone all={all} held={held} dated={false} />
              )}
              <div data-tour="my-addresses">
                <MyAddressesCard offered={all.some(hasFreeAddresses)} />
              </div>
              {/* Last, because it loads later and would push the others down. */}
              <OpenPlacesLink />
            </div>
          </div>
        )}
      </QueryState>
    </Page>
  );
}
