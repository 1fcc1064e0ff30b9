/**
 * Copies a text and confirms it for three seconds (COMMON-S6). If the browser refuses, shows the text for
 * copying by hand.
 */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import classes from './copy-button.module.css';

const hintMilliseconds = 3000;

interface CopyButtonProps {
  text: string;
  labels: { copy: string; copied: string };
  onCopied?: (() => void) | undefined;
}

/**
 * Fallback with `execCommand` for browsers that deny the clipboard API. The field is inserted next to the
 * button, because a sheet traps the focus.
 */
function copyFromField(text: string, beside: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  beside.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch (error) {
    console.warn('copying from a field was refused', error);
    return false;
  } finally {
    field.remove();
    beside.focus();
  }
}

/** With a large text size it is below the visible part of the screen. */
const bringIntoView = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

/** The selected text, for browsers that copy only by a user action. */
function TextToCopy({ text, onCopied }: Pick<CopyButtonProps, 'text' | 'onCopied'>) {
  const { t } = useTexts();
  return (
    <div role="alert" ref={bringIntoView}>
      <p>{t('shell:notCopied')}</p>
      <textarea
        readOnly
        className={classes.text}
        dir="auto"
        aria-label={t('shell:notCopied')}
        rows={Math.min(6, text.split('\n').length + 1)}
        value={text}
        // Deferred: the callback may close the sheet and remove the text before the browser has copied it.
        onCopy={() => setTimeout(() => onCopied?.())}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}

export function CopyButton({ text, labels, onCopied }: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (copiedAt === null) return undefined;
    const timer = setTimeout(() => setCopiedAt(null), hintMilliseconds);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = async (button: HTMLElement): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      console.warn('the clipboard was refused', error);
      if (!copyFromField(text, button)) {
        setRefused(true);
        return;
      }
    }
    setRefused(false);
    setCopiedAt(Date.now());
    onCopied?.();
  };
  const Icon = copiedAt === null ? IconCopy : IconCheck;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon aria-hidden="true" size={20} />}
        disabled={text === ''}
        onClick={({ currentTarget }) => void copy(currentTarget)}
      >
        {/* Not `role="status"`, whose text would not be part of the button's name. */}
        <span aria-live="polite">{copiedAt === null ? labels.copy : labels.copied}</span>
      </Button>
      {refused && <TextToCopy text={text} onCopied={onCopied} />}
    </>
  );
}
