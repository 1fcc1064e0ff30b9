import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CheckThenAsk, type CheckThenAskProps } from './check-then-ask.tsx';
import { DifferenceList } from './difference-list.tsx';
import { ProgressCard } from './progress-card.tsx';
import { SplitView } from './split-view.tsx';
import { showPart, widenScreen } from './testing/show-part.tsx';
import { Wizard } from './wizard.tsx';

afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const titles = ['Week', 'Congregation', 'Booked', 'Told'];

function Steps({ onFinish, ready = 4 }: { onFinish: () => void; ready?: number }) {
  const [done, setDone] = useState(ready);
  return (
    <Wizard
      steps={titles.map((title, index) => ({
        key: title.toLowerCase(),
        title,
        next: `After ${title}`,
        ready: index < done,
        content: (
          <button type="button" onClick={() => setDone(index + 1)}>
            Choose
          </button>
        ),
        ...(title === 'Booked' && { back: 'none' as const }),
      }))}
      onFinish={onFinish}
      onClose={() => {}}
    />
  );
}

const currentStep = (): string | undefined =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent;

it('a wizard stores its step in the address and continues once the step is complete', async () => {
  const router = showPart(<Steps onFinish={() => {}} ready={0} />, '/?talk=45');
  await screen.findByRole('list', { name: 'Steps' });
  expect(currentStep()).toContain('Step 1 of 4: Week');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'After Week' }).disabled).toBe(true);
  await press('Choose');
  await press('After Week');
  expect(router.state.location.search).toBe('?talk=45&step=congregation');
  expect(currentStep()).toContain('Step 2 of 4');
  expect(screen.getByText('Step 1 of 4: Week, done')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(currentStep()).toContain('Step 1 of 4');
});

it('an address ahead of the choices shows the first incomplete step', async () => {
  showPart(<Steps onFinish={() => {}} ready={1} />, '/?step=told');
  await screen.findByRole('list', { name: 'Steps' });
  expect(currentStep()).toContain('Step 2 of 4');
});

it('back leads to the previous step, and never across a final step', async () => {
  const onFinish = vi.fn();
  const router = showPart(<Steps onFinish={onFinish} />, '/?step=congregation');
  await press('Back');
  expect(currentStep()).toContain('Step 1 of 4');
  await press('After Week');
  await press('After Congregation');
  expect(currentStep()).toContain('Step 3 of 4: Booked');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await act(() => router.navigate('/?step=week'));
  expect(currentStep()).toContain('Step 3 of 4: Booked');
  await press('After Booked');
  await press('Back');
  expect(currentStep()).toContain('Step 3 of 4: Booked');
  await press('After Booked');
  await press('After Told');
  expect(onFinish).toHaveBeenCalledOnce();
});

function ask(props: Partial<CheckThenAskProps>) {
  const calls = { onConfirm: vi.fn(), onClose: vi.fn() };
  showPart(
    <CheckThenAsk
      title="Move the meeting?"
      findings={[{ key: 'a', text: '12 duties move with it.' }]}
      confirm="Move the meeting"
      pending={false}
      {...calls}
      {...props}
    />,
  );
  return calls;
}

it('a change cannot be confirmed before its check is done', async () => {
  const calls = ask({ findings: null });
  expect(await screen.findByText(/Checking/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move the meeting' }).disabled).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(calls.onConfirm).not.toHaveBeenCalled();
});

it('shows the effects of the change with a button to confirm it', async () => {
  const calls = ask({});
  expect(
    within(await screen.findByRole('region', { name: 'This would change' })).getByText(/12 duties/),
  ).toBeTruthy();
  await press('Move the meeting');
  expect(calls.onConfirm).toHaveBeenCalledOnce();
  await press('Cancel');
  expect(calls.onClose).toHaveBeenCalledOnce();
});

it('an impossible change shows the reason without a question, a change without side effects shows a sentence', async () => {
  ask({ refusal: 'A visit is in that week.' });
  expect((await screen.findByRole('alert')).textContent).toBe('A visit is in that week.');
  expect(screen.queryByRole('button', { name: 'Move the meeting' })).toBeNull();
  cleanup();
  ask({ findings: [], problem: 'It did not go.' });
  expect(await screen.findByText('Nothing else changes.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('It did not go.');
});

const differences = [
  { key: 'title', field: 'Title', before: 'Old', after: 'New' },
  { key: 'notes', field: 'Notes', before: 'Read', after: null },
];

it('differences show before and after by field', () => {
  showPart(<DifferenceList label="Changes" differences={differences} />);
  const [title, notes] = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(title!.textContent).toBe('TitleBeforeOldAfterNew');
  expect(notes!.textContent).toBe('NotesBeforeReadAfterempty');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a conflicting field offers the choice between both versions', async () => {
  const onChoose = vi.fn();
  showPart(
    <DifferenceList
      label="Changes"
      differences={differences}
      chosen={{ title: 'before' }}
      onChoose={onChoose}
    />,
  );
  const title = within(screen.getByRole('group', { name: 'Title: which one stays' }));
  expect(title.getByRole('button', { pressed: true }).textContent).toBe('Keep ours');
  await userEvent.click(title.getByRole('button', { name: 'Take theirs' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('title', 'after');
});

it('a long task shows its progress and that the page may be left, then its result', () => {
  showPart(<ProgressCard title="Drafting" done={24} total={40} state="running" />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Drafting' }).value).toBe(24);
  expect(screen.getByText('24 of 40')).toBeTruthy();
  expect(screen.getByText(/can leave/)).toBeTruthy();
  cleanup();
  showPart(<ProgressCard title="Drafting" done={3} total={9} state="stopped" line="No date was found." />);
  expect(screen.getByRole('alert').textContent).toBe('No date was found.');
  expect(screen.queryByText(/can leave/)).toBeNull();
});

it('a task of unknown length has an indeterminate bar, and a hint only if the page may be left', () => {
  showPart(<ProgressCard title="Reading" done={0} total={null} state="running" canLeave={false} />);
  expect(screen.getByRole('progressbar', { name: 'Reading' }).hasAttribute('value')).toBe(false);
  expect(screen.queryByText(/can leave| of /)).toBeNull();
  cleanup();
  showPart(<ProgressCard title="Reading" done={0} total={null} state="running" />);
  expect(screen.getByText(/can leave/)).toBeTruthy();
});

const split = (onClose: () => void, chosen = true) => (
  <SplitView
    list={<p>the list</p>}
    panel={
      chosen
        ? { title: 'Sunday', content: <p>the talk</p>, footer: <button type="button">Book</button> }
        : null
    }
    onClose={onClose}
  />
);

it('on a phone the panel is a sheet over the list', async () => {
  const onClose = vi.fn();
  showPart(split(onClose));
  expect(within(await screen.findByRole('dialog', { name: 'Sunday' })).getByText('the talk')).toBeTruthy();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

it('on a wide screen the panel shows next to the list while an item is selected', async () => {
  const narrow = widenScreen();
  const onClose = vi.fn();
  showPart(split(onClose));
  const panel = within(screen.getByRole('complementary', { name: 'Sunday' }));
  expect(panel.getByRole('button', { name: 'Book' })).toBeTruthy();
  expect(screen.getByText('the list')).toBeTruthy();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  showPart(split(onClose, false));
  expect(screen.queryByRole('complementary')).toBeNull();
  narrow();
});
