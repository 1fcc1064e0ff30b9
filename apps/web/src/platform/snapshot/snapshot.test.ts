import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showSnapshot } from '../../bootstrap/show-snapshot.ts';
import { encryptedCache } from '../encrypted-cache/encrypted-cache.ts';
import { session } from '../session.ts';
import { signInAs } from '../testing/replies.ts';
import { keepSnapshot, takeSnapshot } from './keep-snapshot.ts';
import { snapshotFlag, snapshotName } from './snapshot.ts';

const tile = '<a href="/map/12">Map 12</a>';
const never = new Promise<false>(() => {});
const styles = document.createElement('meta');
styles.name = 'styles';
let root: HTMLElement;

const pageOf = (html: string): void => {
  root.innerHTML = html;
};

/** Waits until the snapshot is stored. */
async function keepNow(): Promise<void> {
  keepSnapshot();
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(localStorage.getItem(snapshotFlag)).not.toBeNull());
  pageOf('');
}

const show = (): Promise<boolean> => showSnapshot(session.get()!, never);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.removeItem(snapshotFlag);
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  styles.content = 'first-1.css';
  document.head.append(styles);
  history.replaceState(null, '', '/');
  signInAs([]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  root.remove();
  styles.remove();
  session.clear();
});

it('X-DOORS the snapshot shows before the app runs, and its plain text is not stored on the phone', async () => {
  pageOf(tile);
  await keepNow();
  expect(await show()).toBe(true);
  expect(root.innerHTML).toBe(tile);
  expect(Object.values(localStorage).join(' ')).not.toContain('Map 12');
});

it('an ended session, another person and other permissions get no snapshot', async () => {
  pageOf(tile);
  await keepNow();
  const mine = session.get()!;
  vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(await showSnapshot({ ...mine, token: 'B'.repeat(43) }, never)).toBe(false);
  expect(await showSnapshot({ ...mine, permits: { MANAGE_MAPS: true } }, never)).toBe(false);
  session.clear();
  await vi.waitFor(async () => {
    signInAs([]);
    expect(await encryptedCache.read(snapshotName)).toBeUndefined();
  });
  expect(await show()).toBe(false);
  expect(root.innerHTML).toBe('');
});

it('a snapshot with the styles of an earlier version is not shown', async () => {
  pageOf(tile);
  await keepNow();
  styles.content = 'first-2.css';
  const read = vi.spyOn(indexedDB, 'open');
  expect(await show()).toBe(false);
  expect(read).not.toHaveBeenCalled();
});

it('a snapshot that takes too long is not shown', async () => {
  pageOf(tile);
  await keepNow();
  expect(await showSnapshot(session.get()!, Promise.resolve(false))).toBe(false);
  expect(root.innerHTML).toBe('');
});

it('the app starts without a database', async () => {
  localStorage.setItem(snapshotFlag, 'first-1.css');
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await show()).toBe(false);
  // No empty database is left for the app.
  expect(await indexedDB.databases()).toEqual([]);
});

it('marked parts are left out of the snapshot, and buttons are inert', () => {
  pageOf(
    `<p data-snapshot="leave-out">Late</p><h1 data-snapshot="place-only">Good morning</h1><button>Go</button>${tile}`,
  );
  const copy = document.createElement('div');
  copy.innerHTML = takeSnapshot(root);
  expect(copy.textContent).toBe('Good morningGoMap 12');
  expect(copy.querySelector('h1')!.style.visibility).toBe('hidden');
  expect(copy.querySelector('button')!.hasAttribute('inert')).toBe(true);
  expect(copy.querySelector('a')!.hasAttribute('inert')).toBe(false);
});

it('offline, the snapshot leaves out parts that need a network', async () => {
  pageOf(`<p data-snapshot="online">Turn on notifications</p>${tile}`);
  await keepNow();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await show()).toBe(true);
  expect(root.innerHTML).toBe(tile);
});

it.each([
  ['another screen is open', () => history.replaceState(null, '', '/settings/')],
  ['a question stands on it', () => root.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')],
  ['a search leaves maps out', () => root.insertAdjacentHTML('beforeend', '<input value="12">')],
  ['nobody is signed in', () => session.clear()],
  ['it is larger than the app', () => pageOf(`<p>${'a'.repeat(400_001)}</p>`)],
])('no snapshot is stored if %s', async (_, spoil) => {
  pageOf(tile);
  spoil();
  keepSnapshot();
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(localStorage.getItem(snapshotFlag)).toBeNull();
});

it('parts below the screen reserve their size and are laid out on scrolling', () => {
  pageOf(`<div data-snapshot="when-seen">${tile}</div><div data-snapshot="when-seen">${tile}</div>`);
  const [above, below] = root.querySelectorAll<HTMLElement>('div');
  vi.spyOn(above!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 1, 390, 300));
  vi.spyOn(below!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 390, 420));
  const copy = document.createElement('div');
  copy.innerHTML = takeSnapshot(root);
  const [seen, unseen] = copy.querySelectorAll<HTMLElement>('div');
  expect(seen!.getAttribute('style')).toBeNull();
  expect(unseen!.getAttribute('style')).toContain('420px');
  expect(below!.getAttribute('style')).toBeNull();
});
