/** One change: who made it, and every row it touched. */
import { useNavigate, useParams } from 'react-router';
import { dateAndTime } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { toasts } from '../../platform/toasts.ts';
import { Hint, Page } from '../../ui/page.tsx';
import { PageFooter } from '../../ui/page-footer.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ChangeEntries } from './change-entries.tsx';
import { aboutText, whoText } from './change-texts.ts';
import { useChange } from './journal.queries.ts';
import { TakeBackFooter } from './take-back-footer.tsx';

export function ChangeScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const reading = useChange(Number(useParams().id));
  const change = reading.data;
  const leave = (): void => {
    toasts.show(t('journal:takeBack.done'));
    void navigate('/settings/journal/', { replace: true });
  };
  return (
    <Page
      title={change ? aboutText(t, change.about) : reading.isError ? t('journal:title') : ' '}
      tab={t('journal:title')}
      back
    >
      <QueryState query={reading} skeleton={{ height: 120 }}>
        {(told) => (
          <>
            <Hint small>
              <bdi>{whoText(t, told)}</bdi>
              {t('shell:comma')}
              <time dateTime={told.at}>{dateAndTime(told.at)}</time>
            </Hint>
            <ChangeEntries entries={told.entries} rows={told.rows} />
            <PageFooter>
              <TakeBackFooter change={told} onDone={leave} />
            </PageFooter>
          </>
        )}
      </QueryState>
    </Page>
  );
}
