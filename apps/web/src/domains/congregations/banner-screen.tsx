/** MSG-S3: a banner for everybody, which stands on the dashboard until each has sent it away (SHELL-D3, SHELL-P5). */
import { Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { wrongInBanner } from '@sheaf/rules/dashboard/prompts';
import { useTexts } from '../../platform/texts.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import classes from './congregations.module.css';
import type { Settings } from './congregations.queries.ts';
import { type FieldsProps, SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const bannerOf = ({ modules }: Settings) => modules.banner_notification;

type Banner = ReturnType<typeof bannerOf>;

function BannerFields({ entry, change, errorOf }: FieldsProps<Banner>) {
  const { t } = useTexts();
  const field = (name: 'title' | 'content') => ({
    label: t(`congregations:banner.field.${name}`),
    value: entry[name],
    error: errorOf(`modules.banner_notification.${name}`),
    withAsterisk: entry.on,
  });
  const missing = wrongInBanner(entry);
  return (
    <SettingsSection title={t('congregations:banner.section')}>
      <SwitchRow
        label={t('congregations:banner.on')}
        checked={entry.on}
        onChange={(event) => change({ on: event.currentTarget.checked })}
      />
      <p className={classes.hint}>{t('congregations:banner.onText')}</p>
      <TextInput
        {...field('title')}
        maxLength={120}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        {...field('content')}
        rows={4}
        maxLength={2000}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
      {missing.length > 0 && (
        <p className={classes.hint} role="status">
          {t('congregations:banner.missing')}
        </p>
      )}
    </SettingsSection>
  );
}

export function BannerScreen() {
  const { t } = useTexts();
  return (
    <SettingsForm
      title={t('congregations:banner.title')}
      entryOf={bannerOf}
      bodyOf={(banner) => ({ modules: { banner_notification: banner } })}
      isValid={(banner) => wrongInBanner(banner).length === 0}
    >
      {(fields) => <BannerFields {...fields} />}
    </SettingsForm>
  );
}
