/**
 * A dashboard prompt with text, action and a dismiss button; when dismissed it fades and then collapses
 * (SHELL-R8).
 */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { PlainButton } from './plain-button.tsx';
import classes from './prompt-row.module.css';

/** 0.5 s for the fade and 0.3 s for the collapse. */
const foldMilliseconds = 800;

interface PromptRowProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  dismiss: () => void;
  children?: ReactNode;
}

export function PromptRow({ icon, title, text, dismiss, children }: PromptRowProps) {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(
      () => {
        dismiss();
        // Keeps keyboard focus near the dismissed prompt.
        document.getElementById('for-you')?.focus({ preventScroll: true });
      },
      still ? 0 : foldMilliseconds,
    );
  };
  return (
    <div className={classes.fold} data-leaving={leaving || undefined}>
      <div className={classes.clip}>
        <div className={classes.row}>
          <span className={classes.icon}>{icon}</span>
          <div className={classes.texts}>
            <p className={classes.title}>
              <bdi>{title}</bdi>
            </p>
            <p className={classes.text} dir="auto">
              {text}
            </p>
            {children && <div className={classes.buttons}>{children}</div>}
          </div>
          <PlainButton
            className={classes.cross}
            aria-label={t('shell:dismiss', { what: title })}
            disabled={leaving}
            onClick={leave}
          >
            <IconX aria-hidden="true" />
          </PlainButton>
        </div>
      </div>
    </div>
  );
}
