/** Territory overview: completions, maps not completed, average days out, and the age of not-at-homes. */

import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import { NoMaps } from '#contexts/territory/maps/map-list.api.ts';
import { ExportButtons } from '#contexts/territory/territory-import/territory-import.api.tsx';
import { monthName } from '#platform/dates.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { Card, Section } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './overview-screen.module.css';

function Figure({ label, value, text }: { label: string; value: string; text: string }) {
  return (
    <Card padded>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>{value}</p>
      <p className={classes.text}>{text}</p>
    </Card>
  );
}

interface MapLink {
  to: string;
  title: string;
  place: string;
  more?: string;
  late?: string;
}

function MapLinks({ links, none }: { links: readonly MapLink[]; none: string }) {
  if (links.length === 0) return <p>{none}</p>;
  return (
    <ul className={classes.never}>
      {links.map(({ to, title, place, more, late }) => (
        <li key={to}>
          <Link to={to}>
            <span>
              {title} <bdi>{place}</bdi>
              {more !== undefined && `, ${more}`}
              {late !== undefined && <span className="visually-hidden">, </span>}
            </span>
            {late !== undefined && (
              <span className={classes.late}>
                <IconClockExclamation aria-hidden="true" size={18} /> {late}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function OverviewScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const assigns = permits.has('settings.maps.assign');
  const overview = useRead('territory.readOverview');
  return (
    <Page title={t('territory:overview.title')} back wide>
      <div className={classes.page}>
        <QueryState query={overview} skeleton={{ height: 120, count: 4 }}>
          {(data) =>
            data.maps === 0 ? (
              <NoMaps />
            ) : (
              <>
                <div className={classes.figures}>
                  <Figure
                    label={t('territory:overview.covered')}
                    value={t('territory:overview.percent', {
                      percent: data.maps === 0 ? 0 : Math.round((data.worked / data.maps) * 100),
                    })}
                    text={t('territory:overview.coveredText', { worked: data.worked, maps: data.maps })}
                  />
                  <Figure
                    label={t('territory:overview.out')}
                    value={String(data.out)}
                    text={t('territory:overview.outText', { maps: data.maps })}
                  />
                  <Figure
                    label={t('territory:overview.average')}
                    value={data.average_days_out === null ? '–' : String(Math.round(data.average_days_out))}
                    text={t('territory:overview.averageText')}
                  />
                </div>
                <Section title={t('territory:overview.overdue')}>
                  <Card padded>
                    <MapLinks
                      none={t('territory:overview.overdueNone')}
                      links={data.overdue.map(({ number, place, days_over: count }) => ({
                        to: `${assigns ? '/settings/assign' : '/map'}/${encodeURIComponent(number)}/`,
                        title: t('maps:title', { number }),
                        place,
                        late: t('maps:assign.daysOver', { count }),
                      }))}
                    />
                  </Card>
                </Section>
                <Section title={t('territory:overview.months')}>
                  <Card padded>
                    <BarChart
                      label={t('territory:overview.months')}
                      bars={data.months.map(({ month, completed }) => ({
                        key: month,
                        caption: monthName(month, 'narrow'),
                        label: t('territory:overview.month', {
                          month: monthName(month, 'long'),
                          count: completed,
                        }),
                        value: completed,
                      }))}
                    />
                  </Card>
                </Section>
                <Section title={t('territory:overview.doors')}>
                  <Card padded>
                    <BarChart
                      label={t('territory:overview.doors')}
                      bars={data.doors.map(({ age, count }) => ({
                        key: age,
                        caption: t(`territory:overview.age.${age}`),
                        label: `${t(`territory:overview.age.${age}`)}: ${count}`,
                        value: count,
                      }))}
                    />
                  </Card>
                </Section>
                <Section title={t('territory:overview.never')}>
                  <Card padded>
                    <MapLinks
                      none={t('territory:overview.neverNone')}
                      links={data.never.map(({ number, place }) => ({
                        to: `/map/${encodeURIComponent(number)}/`,
                        title: t('maps:title', { number }),
                        place,
                      }))}
                    />
                  </Card>
                </Section>
                {data.do_not_calls && (
                  <Section title={t('territory:overview.doNotCalls')}>
                    <Card padded>
                      <MapLinks
                        none={t('territory:overview.doNotCallsNone')}
                        links={data.do_not_calls.map(({ number, place, count }) => ({
                          to: `/settings/maps/${encodeURIComponent(number)}/?tab=doNotCalls`,
                          title: t('maps:title', { number }),
                          place,
                          more: t('territory:overview.doNotCallsOf', { count }),
                        }))}
                      />
                    </Card>
                  </Section>
                )}
                <Section title={t('territory:export.title')}>
                  <Card padded>
                    <ExportButtons />
                  </Card>
                </Section>
                {permits.has('settings.maps.add') && (
                  <Card label={t('imports:menuTitle')}>
                    <ListRow
                      to="/settings/imports/"
                      icon={<IconFileImport aria-hidden="true" />}
                      title={t('imports:menuTitle')}
                      line={t('imports:menuText')}
                    />
                  </Card>
                )}
              </>
            )
          }
        </QueryState>
      </div>
    </Page>
  );
}
