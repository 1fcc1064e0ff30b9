/** ADDR-S10, ADDR-R25, X-SHARE: the server writes the text; an app of the phone sends it. */
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { AddressTicks } from './address-ticks.tsx';
import { type MyAddress, useSmsText } from './addresses.queries.ts';
import classes from './my-addresses.module.css';

/** Works on iOS and Android: one expects a question mark before the body, the other an ampersand. */
const smsLink = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`;

export function SmsSheet({ rows, onClose }: { rows: readonly MyAddress[]; onClose: () => void }) {
  const { t } = useTexts();
  const lend = useWrite('addresses.lendAddresses');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(rows.map(({ id }) => id)));
  const [name, setName] = useState('');
  const ids = [...ticked].sort((a, b) => a - b);
  const sms = useSmsText(ids);
  const text = ticked.size > 0 ? (sms.data?.text ?? '') : '';
  const noteName = (): void => {
    if (name.trim() !== '') lend.mutate({ body: { name, addresses: ids } }, { onSuccess: onClose });
  };
  const openMessageApp = (): void => {
    if (name.trim() === '') onClose();
    else noteName();
  };
  return (
    <Sheet
      opened
      title={t('addresses:mine.smsTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <>
          <FailureNotice error={lend.error} />
          {ticked.size === 0 && <p>{t('addresses:mine.smsNone')}</p>}
          <Button
            component="a"
            href={smsLink(text)}
            data-disabled={text === '' || undefined}
            aria-disabled={text === ''}
            onClick={(event) => (text === '' ? event.preventDefault() : openMessageApp())}
          >
            {t('addresses:mine.smsButton')}
          </Button>
          <ShareButton
            text={text}
            labels={{
              share: t('addresses:mine.share'),
              copy: t('addresses:mine.copy'),
              copied: t('addresses:mine.copied'),
            }}
            onGiven={noteName}
          />
        </>
      }
    >
      <TextInput
        label={t('addresses:mine.smsName')}
        description={t('addresses:mine.smsNameHint')}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <AddressTicks rows={rows} ticked={ticked} onTick={setTicked} />
      <FailureNotice error={sms.error} />
      {text !== '' && (
        <section aria-label={t('addresses:mine.smsText')}>
          <p className={classes.hint}>{t('addresses:mine.smsText')}</p>
          <p className={classes.message}>{text}</p>
        </section>
      )}
    </Sheet>
  );
}
