/** MSG-D4: the account of the congregation's own phone. Passwords are typed anew and never shown. */
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import classes from './messages.module.css';
import { type SmsAccount, useSaveSmsAccount } from './settings.queries.ts';

interface FieldProps {
  name: 'user' | 'password' | 'device' | 'signing_key';
  value: string;
  hint?: string | false;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Field({ name, value, hint, error, onChange }: FieldProps) {
  const { t } = useTexts();
  const secret = name === 'password' || name === 'signing_key';
  return (
    <TextInput
      label={t(`messages:phone.${name}`)}
      description={hint || undefined}
      type={secret ? 'password' : 'text'}
      autoComplete={secret ? 'new-password' : 'off'}
      maxLength={190}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function PhoneSheet({ account, onClose }: { account: SmsAccount; onClose: () => void }) {
  const { t } = useTexts();
  const saving = useSaveSmsAccount();
  const [user, setUser] = useState(account.user ?? '');
  const [device, setDevice] = useState(account.device ?? '');
  const [password, setPassword] = useState('');
  const [signingKey, setSigningKey] = useState('');
  const errorOf = fieldErrors(saving.error);
  const save = (): void =>
    saving.mutate(
      {
        user: user.trim() || null,
        device: device.trim() || null,
        ...(password && { password }),
        ...(signingKey && { signing_key: signingKey }),
        version: account.version,
      },
      { onSuccess: onClose },
    );
  return (
    <Sheet
      opened
      title={t('messages:phone.title')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={save}
      footer={
        <>
          {saving.isError && <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>}
          <Button type="submit" loading={saving.isPending}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      <p className={classes.hint}>{t('messages:phone.text')}</p>
      <Field
        name="user"
        hint={account.user !== null && t('messages:phone.remove')}
        value={user}
        error={errorOf('user')}
        onChange={setUser}
      />
      <Field
        name="password"
        value={password}
        hint={account.has_password && t('messages:phone.kept')}
        error={errorOf('password')}
        onChange={setPassword}
      />
      <Field name="device" value={device} error={errorOf('device')} onChange={setDevice} />
      <Field
        name="signing_key"
        value={signingKey}
        hint={account.has_signing_key && t('messages:phone.kept')}
        error={errorOf('signing_key')}
        onChange={setSigningKey}
      />
      <p className={classes.hint}>{t('messages:phone.hook')}</p>
      <p className={classes.quote}>
        <bdi>{account.hook}</bdi>
      </p>
      <div>
        <CopyButton
          text={account.hook}
          words={{ copy: t('messages:phone.copy'), copied: t('messages:phone.copied') }}
        />
      </div>
    </Sheet>
  );
}
