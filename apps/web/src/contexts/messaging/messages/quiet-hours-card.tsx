/** Quiet hours of the person, saved with every choice (MSG-R25). */
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { Hint } from '#ui/page.tsx';
import { Said } from '#ui/said.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import classes from './messages.module.css';

const plain = { error: undefined, required: true, least: undefined, most: undefined };
const usualHours = { from: '22:00', until: '07:00' };

export function QuietHoursCard() {
  const { t } = useTexts();
  const preferences = useRead('messages.readNotificationPreferences');
  const saving = useWrite('messages.saveNotificationPreferences');
  if (!preferences.data) return null;
  const hours = preferences.data.quiet_hours;
  const save = (changed: typeof hours) => saving.mutate({ body: { quiet_hours: changed } });
  return (
    <Card padded label={t('messages:preferences.quiet')}>
      <div className={classes.form}>
        <SwitchRow
          label={t('messages:preferences.quiet')}
          description={t('messages:preferences.quietText')}
          checked={hours !== null}
          disabled={saving.isPending}
          onChange={({ currentTarget }) => save(currentTarget.checked ? usualHours : null)}
        />
        {hours && (
          <div className={classes.hours}>
            <TimeField
              label={t('messages:preferences.from')}
              {...plain}
              value={hours.from}
              onChange={(from) => save({ ...hours, from })}
            />
            <TimeField
              label={t('messages:preferences.until')}
              {...plain}
              value={hours.until}
              onChange={(until) => save({ ...hours, until })}
            />
          </div>
        )}
        <FailureNotice error={saving.error} />
        {saving.isSuccess && <Said className={classes.hint}>{t('messages:preferences.saved')}</Said>}
        {hours && <Hint small>{t('messages:preferences.quietHint')}</Hint>}
      </div>
    </Card>
  );
}
