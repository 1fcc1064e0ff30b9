/** Copies a text and says so for three seconds (COMMON-S6). */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';

const hintMilliseconds = 3000;

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string };
  onCopied?: (() => void) | undefined;
}

/** As browsers copied before, for those that keep the clipboard from this page; beside the button, since a sheet keeps the focus. */
function copyFromField(text: string, beside: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  beside.after(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  beside.focus();
  return copied;
}

export function CopyButton({ text, words, onCopied }: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
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
      if (!copyFromField(text, button)) return;
    }
    setCopiedAt(Date.now());
    onCopied?.();
  };
  const Icon = copiedAt === null ? IconCopy : IconCheck;
  return (
    <Button
      variant="default"
      leftSection={<Icon aria-hidden="true" size={20} />}
      disabled={text === ''}
      onClick={({ currentTarget }) => void copy(currentTarget)}
    >
      {/* Not `role="status"`, whose words would not count as the name of the button. */}
      <span aria-live="polite">{copiedAt === null ? words.copy : words.copied}</span>
    </Button>
  );
}
