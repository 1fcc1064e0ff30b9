/** Open places that the person may take, and shifts at carts (X-SWAP-26, X-SWAP-27, X-SWAP-29). */
import { contentOfPlaces, openPlacesPromptId } from '@sheaf/rules/planning/swaps/open-place';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import { useEffect, useState } from 'react';
import { OpenShifts, useOpenShifts } from '#contexts/carts/open-shifts.api.tsx';
import { PlaceRow } from '#contexts/planning/swaps/place-row.api.tsx';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import type { Reply } from '#platform/api.ts';
import { dismissedContent, storeDismissed } from '#platform/dismissed-prompts.ts';
import { live } from '#platform/live.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { nowHere } from '#platform/wall-times.ts';
import { Card, Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { DatedRows } from '#ui/schedule/dated-row.tsx';
import classes from './open-places.module.css';

const filters = ['all', 'duties', 'carts', 'week'] as const;
type Filter = (typeof filters)[number];

/** The prompt of the dashboard does not repeat the places (X-SWAP-36). */
function useSeenPlaces(places: Reply<'swaps.listOpenPlaces'> | undefined): void {
  useEffect(() => {
    const ids = places?.map(({ duty_id: id }) => id) ?? [];
    const content = contentOfPlaces(ids, dismissedContent(openPlacesPromptId));
    if (content !== null) storeDismissed(openPlacesPromptId, content);
  }, [places]);
}

export function OpenPlacesScreen() {
  const { t } = useTexts();
  const [filter, setFilter] = useState<Filter>('all');
  const read = useRead('swaps.listOpenPlaces', {}, { kept: true, refetchInterval: live.everyMinute });
  useSeenPlaces(read.data);
  const shifts = useOpenShifts();
  const week = mondayOf(nowHere().slice(0, 10));
  const isShown = ({ date }: { date: string }): boolean => filter !== 'week' || mondayOf(date) === week;
  const duties = filter === 'carts' ? [] : (read.data?.filter(isShown) ?? []);
  const carts = filter === 'duties' ? [] : (shifts.data?.filter(isShown) ?? []);
  const [places, atCarts] = [read.data?.length ?? 0, shifts.data?.length ?? 0];
  const total = places + atCarts;
  return (
    <Page
      title={t('swaps:places.title')}
      line={
        total > 0
          ? joinTexts([
              places > 0 && t('swaps:places.duties', { count: places }),
              atCarts > 0 && t('swaps:places.shifts', { count: atCarts }),
            ])
          : undefined
      }
      back
      wide
    >
      <QueryState
        query={{ ...read, data: shifts.isPending ? undefined : read.data }}
        skeleton={{ height: 110, count: 3 }}
      >
        {() =>
          total === 0 ? (
            <EmptyState icon={<IconClipboardCheck aria-hidden="true" />}>{t('swaps:places.none')}</EmptyState>
          ) : (
            <>
              <Chips label={t('swaps:places.show')} oneLine>
                {filters.map((value) => (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={filter === value}
                    onClick={() => setFilter(value)}
                  >
                    {filter === value && <IconCheck aria-hidden="true" size={18} />}
                    {t(`swaps:places.filter.${value}`, { count: total })}
                  </button>
                ))}
              </Chips>
              {duties.length + carts.length === 0 && (
                <p className={classes.nothing}>{t('swaps:places.noneHere')}</p>
              )}
              <div className={classes.columns}>
                {duties.length > 0 && (
                  <Section title={t('swaps:places.filter.duties')} aside={t('swaps:places.qualified')}>
                    <Card>
                      <NeedsNet>
                        <DatedRows>
                          {duties.map((place) => (
                            <PlaceRow key={place.duty_id} place={place} />
                          ))}
                        </DatedRows>
                      </NeedsNet>
                    </Card>
                  </Section>
                )}
                {carts.length > 0 && <OpenShifts shifts={carts} />}
              </div>
            </>
          )
        }
      </QueryState>
    </Page>
  );
}
