/**
 * Form of the banner that everybody sees on the dashboard until they dismiss it (MSG-S3, SHELL-D3, SHELL-P5).
 */
import { wrongInBanner } from '@sheaf/rules/dashboard/dashboard/banner-settings';
import { useTexts } from '#platform/texts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import classes from './congregations.module.css';
import { type Settings, SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const valuesOf = ({ modules }: Settings) => modules.banner_notification;

type Banner = ReturnType<typeof valuesOf>;

const bodyOf = (banner: Banner) =>
  wrongInBanner(banner).length === 0 ? { modules: { banner_notification: banner } } : null;

function BannerFields({ form }: { form: RecordFormState<Banner> }) {
  const { t } = useTexts();
  const { values, field, set } = form;
  return (
    <SettingsSection title={t('congregations:banner.section')}>
      <SwitchRow
        label={t('congregations:banner.on')}
        checked={values.on}
        onChange={(event) => set({ on: event.currentTarget.checked })}
      />
      <p className={classes.hint}>{t('congregations:banner.onText')}</p>
      <TextField {...field('title')} label={t('congregations:banner.field.title')} most={120} />
      <TextField {...field('content')} label={t('congregations:banner.field.content')} rows={4} most={2000} />
    </SettingsSection>
  );
}

export function BannerScreen() {
  const { t } = useTexts();
  return (
    <SettingsForm
      title={t('congregations:banner.title')}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      needs={({ on }) => (on ? ['title', 'content'] : [])}
      fieldOf={(name) => name.replace('modules.banner_notification.', '')}
      tell={({ on, title, content }) => [
        { label: t('congregations:banner.on'), value: on ? '✓' : '' },
        { label: t('congregations:banner.field.title'), value: title },
        { label: t('congregations:banner.field.content'), value: content },
      ]}
    >
      {(form) => <BannerFields form={form} />}
    </SettingsForm>
  );
}
