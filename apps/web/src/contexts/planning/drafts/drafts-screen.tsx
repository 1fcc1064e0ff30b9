/** Starts a draft of a span, and lists the drafts that are not over (X-FAIR-31). */
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { DraftStateChip } from './draft-state-chip.tsx';
import classes from './drafts-screen.module.css';
import { RepairCard } from './repair-card.tsx';
import { spanLabel } from './span-label.ts';
import { StartDraft } from './start-draft.tsx';

export function DraftsScreen() {
  const { t } = useTexts();
  const list = useRead('drafts.listDrafts', {}, { kept: true });
  return (
    <Page title={t('drafts:title')} line={t('drafts:menuText')} back>
      <div className={classes.screen}>
        <RepairCard />
        <StartDraft />
        <QueryState query={list} skeleton={{ height: 68, count: 2 }}>
          {({ drafts }) =>
            drafts.length > 0 && (
              <section aria-label={t('drafts:list')}>
                <h2 className={classes.heading}>{t('drafts:list')}</h2>
                <Card>
                  {drafts.map((draft) => (
                    <ListRow
                      key={draft.id}
                      to={`/schedules/drafts/${draft.id}/`}
                      title={spanLabel(t, draft)}
                      line={joinTexts(draft.areas.map((area) => t(`drafts:area.${area}`)))}
                      trailing={<DraftStateChip draft={draft} />}
                    />
                  ))}
                </Card>
              </section>
            )
          }
        </QueryState>
      </div>
    </Page>
  );
}
