/** Shares a text with another app of the phone (X-SHARE); copies it on phones without a share sheet. */
import { Button } from '@mantine/core';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useState } from 'react';
import { CopyButton } from './copy-button.tsx';

interface ShareButtonProps {
  text: string;
  labels: { share: string; copy: string; copied: string };
  /** Called after another app accepted the text, or it was copied. */
  onGiven?: (() => void) | undefined;
}

const hasShareSheet = (): boolean => 'share' in navigator;

/** Closing the share sheet is a cancellation, not an error. */
const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export function ShareButton({ text, labels, onGiven }: ShareButtonProps) {
  const [refused, setRefused] = useState(false);
  if (!hasShareSheet() || refused) return <CopyButton text={text} labels={labels} onCopied={onGiven} />;
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text });
    } catch (error) {
      if (isClosed(error)) return;
      console.warn('the phone did not share', error);
      setRefused(true);
      return;
    }
    onGiven?.();
  };
  return (
    <Button
      variant="default"
      leftSection={<IconShare aria-hidden="true" size={20} />}
      disabled={text === ''}
      onClick={() => void share()}
    >
      {labels.share}
    </Button>
  );
}
