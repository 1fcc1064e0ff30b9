/** One change: who made it, and every row it touched. */
import { dateAndTime } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChangeEntries } from './change-entries.tsx';
import { aboutText, whoText } from './change-texts.ts';
import classes from './journal.module.css';
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
      {reading.isPending && <Skeleton height={120} />}
      {reading.isError && !change && <ErrorNotice>{reading.error.message || t('shell:failed')}</ErrorNotice>}
      {change && (
        <>
          <p className={classes.hint}>
            <bdi>{whoText(t, change)}</bdi>, <time dateTime={change.at}>{dateAndTime(change.at)}</time>
          </p>
          <ChangeEntries entries={change.entries} rows={change.rows} />
        </>
      )}
    </Sheet>
  );
}
