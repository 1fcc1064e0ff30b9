/** Text field of a notice, with buttons for bold words and lists. */
import { Button } from '@mantine/core';
import { type Selection, toggledBold, toggledList } from '@sheaf/rules/noticeboard/notice-text';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#platform/texts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-record-form.ts';
import classes from './noticeboard.module.css';

export function TextEditor(field: FieldProps<string>) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const next = useRef<Selection | null>(null);
  const area = () => frame.current?.querySelector('textarea') ?? null;
  // The selection is set once the changed text is in the field.
  useLayoutEffect(() => {
    const wanted = next.current;
    if (wanted === null || wanted.text !== field.value) return;
    next.current = null;
    area()?.focus();
    area()?.setSelectionRange(wanted.from, wanted.to);
  });
  const change = (toggled: (selection: Selection) => Selection): void => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area() ?? {};
    next.current = toggled({ text: field.value, from, to });
    field.onChange(next.current.text);
  };
  return (
    <div ref={frame} className={classes.editor}>
      <TextField
        {...field}
        label={t('noticeboard:form.body')}
        description={t('noticeboard:form.bodyText')}
        rows={8}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconBold aria-hidden="true" size={20} />}
          onClick={() => change(toggledBold)}
        >
          {t('noticeboard:form.bold')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconList aria-hidden="true" size={20} />}
          onClick={() => change(toggledList)}
        >
          {t('noticeboard:form.bullets')}
        </Button>
      </div>
    </div>
  );
}
