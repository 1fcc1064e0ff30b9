/** Sheet that corrects a refused entry and sends it again. */
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { type Action, outbox, send } from '#platform/outbox/outbox.ts';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { Sheet } from '#ui/sheet.tsx';

/** Labels of text fields that can be filled in offline, by their names in the contract. */
const fields = {
  house: 'addresses:add.house',
  number: 'addresses:doNotCalls.number',
  suffix: 'addresses:add.suffix',
  unit: 'addresses:add.unit',
  note: 'addresses:doNotCalls.note',
} as const;
type Field = keyof typeof fields;

const typed = (action: Action): Field[] =>
  (Object.keys(fields) as Field[]).filter((field) => field in (action.given.body ?? {}));

/** A completed address or block has no text to correct. */
export const canAmend = (action: Action): boolean => typed(action).length > 0;

export function AmendSheet({ action, onClose }: { action: Action; onClose: () => void }) {
  const { t } = useTexts();
  const body = action.given.body ?? {};
  const names = typed(action);
  const [entry, setEntry] = useState<Record<string, string>>(() =>
    Object.fromEntries(names.map((name) => [name, String(body[name] ?? '')])),
  );
  const submit = async (): Promise<void> => {
    // The house number of a do-not-call is a number in the contract; the server refuses any other text.
    const corrected = names.map((name) => {
      const text = entry[name]!.trim();
      return [name, name === 'number' && /^\d+$/.test(text) ? Number(text) : text] as const;
    });
    const said = names.filter((name) => name !== 'note').map((name) => entry[name]!.trim());
    const what = t('sync:corrected', { what: action.about.what, entry: said.filter(Boolean).join(' ') });
    await outbox.amend(action.id, { ...body, ...Object.fromEntries(corrected) }, { ...action.about, what });
    onClose();
    await send();
  };
  return (
    <Sheet
      opened
      title={t('sync:amendTitle')}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={<Button type="submit">{t('sync:amendSend')}</Button>}
    >
      <p>
        <bdi>{action.about.what}</bdi>
      </p>
      <p>{action.reason}</p>
      {names.map((name) => (
        <TextInput
          key={name}
          label={t(fields[name])}
          value={entry[name]}
          inputMode={name === 'number' ? 'numeric' : 'text'}
          onChange={({ currentTarget: { value } }) => setEntry((now) => ({ ...now, [name]: value }))}
        />
      ))}
    </Sheet>
  );
}
