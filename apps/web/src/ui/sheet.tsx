/** A form or question that rises from the bottom, and on wide screens comes from the side. */
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Drawer.css';
import classes from './sheet.module.css';

export interface SheetProps {
  opened: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  onSubmit?: () => void;
  footer: ReactNode;
  children: ReactNode;
}

export function Sheet({ opened, title, closeLabel, onClose, onSubmit, footer, children }: SheetProps) {
  const wide = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={wide ? 'right' : 'bottom'}
      size={wide ? 440 : 'auto'}
      radius={wide ? 0 : 'lg'}
      closeButtonProps={{ 'aria-label': closeLabel, size: 48 }}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      <form onSubmit={submit} className={classes.form} noValidate>
        <div className={classes.fields}>{children}</div>
        <div className={classes.footer}>{footer}</div>
      </form>
    </Drawer>
  );
}
