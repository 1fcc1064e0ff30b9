/** One change: who made it, and every row it touched. */
import { dateAndTime } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { Hint } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ChangeEntries } from './change-entries.tsx';
import { aboutText, whoText } from './change-texts.ts';
import { useChange } from './journal.queries.ts';
import { TakeBackFooter } from './take-back-footer.tsx';

export interface ChangeSheetProps {
  id: number;
  onClose: () => void;
  onTakenBack: () => void;
}

export function ChangeSheet({ id, onClose, onTakenBack }: ChangeSheetProps) {
  const { t } = useTexts();
  const reading = useChange(id);
  const change = reading.data;
  return (
    <Sheet
      opened
      title={change ? aboutText(t, change.about) : t('journal:title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={change && <TakeBackFooter change={change} onDone={onTakenBack} />}
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
          </>
        )}
      </QueryState>
    </Sheet>
  );
}
