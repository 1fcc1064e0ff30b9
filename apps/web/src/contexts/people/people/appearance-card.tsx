/** Colour scheme and text size, stored on this device only (X-THEME). */
import { NativeSelect, useMantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { simpleMode, useSimpleMode } from '#platform/simple-mode.ts';
import { type TextSize, textSize, textSizes } from '#platform/text-size.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import classes from './people.module.css';

const schemes = ['auto', 'light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

export function AppearanceCard() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [size, setSize] = useState<TextSize>(textSize.get);
  const changeSize = (next: TextSize): void => {
    textSize.set(next);
    setSize(next);
  };
  return (
    <Card padded label={t('people:profile.look.title')}>
      <div className={classes.pair}>
        <NativeSelect
          label={t('people:profile.look.theme')}
          value={colorScheme}
          onChange={(event) => setColorScheme(event.currentTarget.value as Scheme)}
          data={schemes.map((value) => ({ value, label: t(`people:profile.look.${value}`) }))}
        />
        <NativeSelect
          label={t('people:profile.look.size')}
          value={size}
          onChange={(event) => changeSize(event.currentTarget.value as TextSize)}
          data={textSizes.map((value) => ({ value, label: t(`people:profile.look.${value}`) }))}
        />
      </div>
      <SwitchRow
        label={t('people:profile.look.simple')}
        description={t('people:profile.look.simpleText')}
        checked={useSimpleMode()}
        onChange={({ currentTarget }) => simpleMode.set(currentTarget.checked)}
      />
    </Card>
  );
}
