import '@mantine/core/styles/Input.css';
import { NativeSelect, Textarea } from '@mantine/core';
import { recipientKinds } from '@sheaf/rules/messaging/messages/recipients';
import { joinedRoom, lettersOutsideGsm, measureSms } from '@sheaf/rules/messaging/messages/sms-segments';
import { typedText } from '@sheaf/rules/text/text-lines';
import type { Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { TickBox } from '#ui/tick-box.tsx';
import type { Draft } from './draft.ts';
import classes from './messages.module.css';

type Terms = Reply<'messages.readPricing'>;

/** More letters than these mean that the text is in another script. */
const fewLetters = 5;

/**
 * Names the characters that force short segments: a curly quote inserted by the phone doubles the cost of a
 * text.
 */
function Shorter({ text }: { text: string }) {
  const { t } = useTexts();
  const letters = lettersOutsideGsm(text);
  if (letters.length === 0) return null;
  return (
    <span>
      {letters.length > fewLetters
        ? t('messages:count.script')
        : t('messages:count.letters', { count: letters.length, letters: letters.join(' ') })}
    </span>
  );
}

/** Characters and segments, counted on the phone while typing. */
function TextCount({ text }: { text: string }) {
  const { t } = useTexts();
  const measure = measureSms(text);
  const { characters, parts, left } = measure;
  return (
    <p className={classes.count} id="message-count">
      <span>{t('messages:count.characters', { count: characters })}</span>
      <span>{t('messages:count.parts', { count: parts })}</span>
      <span>{t('messages:count.left', { count: left })}</span>
      {parts > 1 && <span>{t('messages:count.joined', { room: joinedRoom(measure) })}</span>}
      <Shorter text={text} />
    </p>
  );
}

export interface ComposeFormProps {
  draft: Draft;
  terms: Terms;
  onChange: (change: Partial<Draft>) => void;
}

export function ComposeForm({ draft, terms, onChange }: ComposeFormProps) {
  const { t } = useTexts();
  return (
    <>
      <NativeSelect
        label={t('messages:compose.to')}
        value={String(draft.to)}
        onChange={(event) => onChange({ to: Number(event.currentTarget.value) })}
        data={recipientKinds.map((kind, index) => ({
          value: String(index + 1),
          label: t(`messages:kind.${kind}`),
        }))}
      />
      {draft.to === 7 && (
        <NativeSelect
          label={t('messages:compose.group')}
          value={String(draft.group ?? '')}
          onChange={(event) => onChange({ group: Number(event.currentTarget.value) || null })}
          data={[
            { value: '', label: t('messages:compose.chooseGroup') },
            ...terms.groups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Textarea
        label={t('messages:compose.text')}
        value={draft.message}
        maxLength={1600}
        rows={6}
        aria-describedby="message-count"
        onChange={(event) => onChange({ message: typedText(event.currentTarget.value) })}
      />
      <TextCount text={draft.message} />
      <TickBox
        label={t('messages:compose.urgent')}
        checked={draft.urgent}
        onChange={(urgent) => onChange({ urgent })}
      />
    </>
  );
}
