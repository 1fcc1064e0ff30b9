/** Account of the congregation's own phone (MSG-D4). Passwords are entered again and never shown. */
import type { Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { LongAddress } from '#ui/long-address.tsx';
import { Hint } from '#ui/page.tsx';
import classes from './messages.module.css';

type SmsAccount = Reply<'messages.readSmsAccount'>;

const valuesOf = (account: SmsAccount | null) => ({
  user: account?.user ?? '',
  password: '',
  device: account?.device ?? '',
  signing_key: '',
});

type PhoneValues = ReturnType<typeof valuesOf>;

const bodyOf = ({ user, password, device, signing_key }: PhoneValues) => ({
  user: user.trim() || null,
  device: device.trim() || null,
  ...(password && { password }),
  ...(signing_key && { signing_key }),
});

export function PhoneSheet({ account, onClose }: { account: SmsAccount; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'messages.saveSmsAccount',
    row: account,
    valuesOf,
    bodyOf,
    sendsBlank: true,
    onSaved: onClose,
  });
  const field = (name: keyof PhoneValues, hint?: string | false) => (
    <TextField
      {...form.field(name)}
      label={t(`messages:phone.${name}`)}
      description={hint || undefined}
      secret={name === 'password' || name === 'signing_key'}
    />
  );
  return (
    <RecordSheet
      form={form}
      title={t('messages:phone.title')}
      tell={({ user, device }) => [
        { label: t('messages:phone.user'), value: user },
        { label: t('messages:phone.device'), value: device },
      ]}
      onClose={onClose}
    >
      <Hint>{t('messages:phone.text')}</Hint>
      {field('user', account.user !== null && t('messages:phone.remove'))}
      {field('password', account.has_password && t('messages:phone.kept'))}
      {field('device')}
      {field('signing_key', account.has_signing_key && t('messages:phone.kept'))}
      <Hint>{t('messages:phone.hook')}</Hint>
      <p className={classes.quote}>
        <LongAddress>{account.hook}</LongAddress>
      </p>
      <div>
        <CopyButton
          text={account.hook}
          labels={{ copy: t('messages:phone.copy'), copied: t('messages:phone.copied') }}
        />
      </div>
    </RecordSheet>
  );
}
