import { Card, Section } from '#ui/card.tsx';
import { ProgressRing } from '#ui/schedule/progress-ring.tsx';
import { StatTiles } from '#ui/schedule/stat-tiles.tsx';
import { TotalsChart } from '#ui/schedule/totals-chart.tsx';
import { TotalsTable } from '#ui/schedule/totals-table.tsx';
import classes from './kit-screen.module.css';
import {
  columns,
  groups,
  groupTitle,
  hours,
  hoursTitle,
  rings,
  studies,
  studiesTitle,
  tableTitle,
  tiles,
  total,
} from './task-data.ts';

export function TotalsSamples() {
  return (
    <>
      <Section title="ProgressRing">
        <div className={classes.stack}>
          {rings.map((ring) => (
            <ProgressRing key={ring.title} {...ring} />
          ))}
        </div>
      </Section>
      <Section title="StatTiles">
        <StatTiles tiles={tiles} />
      </Section>
      <Section title="Totals">
        <div className={classes.beside}>
          <Card>
            <TotalsTable
              title={tableTitle}
              rowTitle={groupTitle}
              columns={columns}
              rows={groups}
              total={total}
              shown={3}
            />
          </Card>
          <Card padded>
            <TotalsChart title={studiesTitle} bars={studies} chosen="Oct" />
          </Card>
          <Card padded>
            <TotalsChart title={hoursTitle} bars={hours} chosen="8" goal={50} />
          </Card>
        </div>
      </Section>
    </>
  );
}
