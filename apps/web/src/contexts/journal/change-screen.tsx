/** Screen of one change: its author and its rows. */
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { dateAndTime } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { OpenNotice } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { ChangeEntries } from './change-entries.tsx';
import { aboutText, whoText } from './change-texts.ts';
import { useChange } from './journal.queries.ts';
import { RevertFooter } from './revert-footer.tsx';
import { type LeftRows, undoneText } from './undo-change.api.ts';

export function ChangeScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const reading = useChange(Number(useParams().id));
  const change = reading.data;
  const [left, setLeft] = useState('');
  /**
   * Rows that were not restored stay listed on the screen, because a toast disappears too soon to read a
   * list.
   */
  const leave = async (not: LeftRows): Promise<void> => {
    const text = await undoneText(not);
    if (not.length > 0) return setLeft(text);
    toasts.show(text);
    void navigate('/settings/journal/', { replace: true });
  };
  return (
    <Page
      title={change ? aboutText(t, change.about) : reading.isError ? t('journal:title') : ' '}
      tab={t('journal:title')}
      back
    >
      {left && <OpenNotice>{left}</OpenNotice>}
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
              <RevertFooter change={told} onDone={(not) => void leave(not)} />
            </PageFooter>
          </>
        )}
      </QueryState>
    </Page>
  );
}
