/** Copies a text and says so for three seconds (COMMON-S6). */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';

const hintMilliseconds = 3000;

export function CopyButton({ text, words }: { text: string; words: { copy: string; copied: string } }) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  useEffect(() => {
    if (copiedAt === null) return undefined;
    const timer = setTimeout(() => setCopiedAt(null), hintMilliseconds);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopiedAt(Date.now());
  };
  const Icon = copiedAt === null ? IconCopy : IconCheck;
  return (
    <Button variant="default" leftSection={<Icon aria-hidden="true" size={20} />} onClick={() => void copy()}>
      <span role="status">{copiedAt === null ? words.copy : words.copied}</span>
    </Button>
  );
}
