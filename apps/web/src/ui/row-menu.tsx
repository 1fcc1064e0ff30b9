/** Menu of rare actions at the end of a row, so that a slip of the thumb deletes nothing. */
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#platform/texts.ts';
import { IconButton } from './icon-button.tsx';
import classes from './row-menu.module.css';

export interface RowMenuItem {
  /** Accessible label that names the row too. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** Below the button, at the end side of the row. */
function placeOf(button: Element) {
  const { bottom, left, right } = button.getBoundingClientRect();
  const rtl = document.documentElement.dir === 'rtl';
  return { top: bottom, ...(rtl ? { left } : { right: document.documentElement.clientWidth - right }) };
}

/**
 * Moves the menu above its button if there is no space below. Its height is known only after rendering,
 * because it depends on the text size.
 */
function useRoom(
  dots: RefObject<Element | null>,
  menu: RefObject<Element | null>,
  move: (top: number) => void,
) {
  useLayoutEffect(() => {
    if (!menu.current || !dots.current) return;
    const { height, bottom } = menu.current.getBoundingClientRect();
    if (bottom > window.innerHeight) move(Math.max(0, dots.current.getBoundingClientRect().top - height));
  });
}

/**
 * Touching anything else, Escape and scrolling the row close the menu; scrolling elsewhere does not. All but a
 * touch return the focus to the button.
 */
function useClosing(open: boolean, inside: string, close: (then?: 'toButton') => void): void {
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent): void => {
      if (!(event.target instanceof Element && event.target.closest(`[data-row-menu="${inside}"]`))) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close('toButton');
    };
    const onScroll = ({ target }: Event): void => {
      const row = document.querySelector(`[data-row-menu="${inside}"]`);
      if (target instanceof Node && target.contains(row)) close('toButton');
    };
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', onScroll, true);
    };
  });
}

/** Index of the item that a key moves to from `at`; undefined for other keys. */
const nextItem = (key: string, at: number, count: number): number | undefined =>
  ({
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  })[key];

/** The arrow keys move among the items. Tab past either end closes the menu, which is last in the document. */
function moveAmongItems(event: ReactKeyboardEvent<HTMLElement>, leave: () => void): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.indexOf(event.target as HTMLButtonElement);
  const next = nextItem(event.key, at, items.length);
  if (next !== undefined) {
    event.preventDefault();
    items[next]?.focus();
  } else if (event.key === 'Tab' && at === (event.shiftKey ? 0 : items.length - 1)) {
    // Forwards, the browser continues from the button; backwards the button itself is the previous stop.
    if (event.shiftKey) event.preventDefault();
    leave();
  }
}

/** @param what the row that the menu belongs to. */
export function RowMenu({ what, items }: { what: string; items: readonly RowMenuItem[] }) {
  const { t } = useTexts();
  const id = useId();
  const [place, setPlace] = useState<ReturnType<typeof placeOf> | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const dots = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLSpanElement>(null);
  const open = place !== null;
  const toButton = (): void => dots.current?.querySelector('button')?.focus({ preventScroll: true });
  const close = (then?: 'toButton'): void => {
    if (then) toButton();
    setPlace(null);
  };
  useClosing(open, id, close);
  useRoom(dots, menu, (top) => setPlace((now) => now && { ...now, top }));
  useEffect(() => {
    if (open) first.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <span ref={dots} data-row-menu={id}>
      <IconButton
        label={t('shell:rowMenu', { what })}
        expanded={open}
        onClick={() => setPlace(open ? null : placeOf(dots.current!))}
      >
        <IconDotsVertical aria-hidden="true" size={20} />
      </IconButton>
      {place &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among the buttons within
          <span
            ref={menu}
            className={classes.items}
            data-row-menu={id}
            style={place}
            onKeyDown={(event) => moveAmongItems(event, () => close('toButton'))}
          >
            {items.map(({ label, icon, onClick }, index) => (
              <button
                key={label}
                ref={index === 0 ? first : undefined}
                type="button"
                className={classes.item}
                onClick={() => {
                  close('toButton');
                  onClick();
                }}
              >
                {icon}
                <bdi>{label}</bdi>
              </button>
            ))}
          </span>,
          document.body,
        )}
    </span>
  );
}
