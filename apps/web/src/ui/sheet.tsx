/** A form or question in a drawer: from the bottom, on wide screens from the side. */
import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Drawer.css';
import { useUnsaved } from '#platform/unsaved.ts';
import { useAfterPaint } from '#platform/use-after-paint.ts';
import { useBackToClose } from '#platform/use-back-to-close.ts';
import { useReturnFocus } from './return-focus.ts';
import classes from './sheet.module.css';

export interface SheetProps {
  opened: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  onSubmit?: () => void;
  /** Labels of the confirmation for unsaved input; without them the sheet closes at once. */
  discard?: { title: string; leave: string; stay: string };
  /** The address determines whether it is open, so the back button closes it without a handler. */
  inAddress?: boolean;
  saved?: boolean;
  /** True if the form differs from its initial values; if undefined, any input counts. */
  changed?: boolean;
  formRef?: RefObject<HTMLFormElement | null>;
  footer: ReactNode;
  children: ReactNode;
}

/** Keeps a changed form open until the person confirms leaving it. */
function useLeave({ discard, saved = false, changed: told, onClose }: SheetProps) {
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const asks = discard !== undefined;
  // Not only the effect: `saved` also counts for the render before it runs.
  const changed = told ?? (typed && !saved);
  useEffect(() => {
    if (saved) setTyped(false);
  }, [saved]);
  useUnsaved(asks && changed);
  return {
    asking,
    stay: () => setAsking(false),
    onChange: () => setTyped(true),
    close: () => (asks && changed ? setAsking(true) : onClose()),
  };
}

/**
 * Frame of the sheet, shown in the frame of the press. Hidden from screen readers, which get the sheet
 * itself.
 */
const SheetFrame = ({ title }: { title: string }) =>
  createPortal(
    <div className={classes.scrim} aria-hidden="true">
      <div className={classes.frame}>
        <p className={classes.title}>{title}</p>
      </div>
    </div>,
    document.body,
  );

export function Sheet(props: SheetProps) {
  // The fields take an old phone up to half a second, so they render after the frame and interruptibly.
  const painted = useAfterPaint(props.opened);
  useBackToClose(props.opened && !props.inAddress, props.onClose);
  // Here and not in the drawer, which is mounted open and never learns what was focused before.
  useReturnFocus(props.opened);
  return props.opened && !painted ? <SheetFrame title={props.title} /> : <Drawn {...props} />;
}

function Drawn(props: SheetProps) {
  const { opened, title, closeLabel, onClose, onSubmit, discard, formRef, footer, children } = props;
  const wide = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false });
  const leave = useLeave(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit?.();
  };
  const content = (
    <>
      <div className={classes.fields}>{children}</div>
      {discard && leave.asking ? (
        <div className={classes.footer} role="alert">
          <p className={classes.question}>{discard.title}</p>
          <Button variant="default" onClick={leave.stay}>
            {discard.stay}
          </Button>
          <Button onClick={onClose}>{discard.leave}</Button>
        </div>
      ) : (
        <div className={classes.footer}>{footer}</div>
      )}
    </>
  );
  return (
    <Drawer.Root
      opened={opened}
      onClose={leave.close}
      returnFocus={false}
      position={wide ? 'right' : 'bottom'}
      size={wide ? 440 : 'auto'}
      radius={wide ? 0 : 'lg'}
      // Events are enough to lock scrolling. Removing the scrollbar would add a style sheet and recalculate
      // the styles of the whole page.
      removeScrollProps={{ removeScrollBar: false }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* A header is the banner of the page unless it has another role. */}
        <Drawer.Header role="presentation">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} size={48} />
        </Drawer.Header>
        {/*
         * Not `Drawer.Body`, which would describe the dialog: screen readers would read all content on
         * opening.
         */}
        <div className={classes.body}>
          {onSubmit ? (
            <form
              ref={formRef}
              onSubmit={submit}
              onChange={leave.onChange}
              className={classes.form}
              noValidate
            >
              {content}
            </form>
          ) : (
            // The content may have forms of its own, and a form cannot contain another one.
            <div onChange={leave.onChange} className={classes.form}>
              {content}
            </div>
          )}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
