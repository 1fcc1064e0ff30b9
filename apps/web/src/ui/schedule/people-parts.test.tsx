import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DraftCell, type DraftCellProps } from './draft-cell.tsx';
import { LoadBar } from './load-bar.tsx';
import { MissingList } from './missing-list.tsx';
import { OpenPlace } from './open-place.tsx';
import { type PersonChoice, PersonChooserList } from './person-chooser-list.tsx';
import { SwapSteps } from './swap-steps.tsx';
import { showPart } from './testing/show-part.tsx';

afterEach(cleanup);

const people: PersonChoice[] = [
  { key: 'ar', name: 'Aaron Reyes', reason: 'Away 20 to 30 November', mark: 'away' },
  { key: 'jt', name: 'Joel Tanaka', reason: 'Longest wait: 17 weeks', detail: 'Last: helper 7 Oct' },
  { key: 'es', name: 'Eli Santos', reason: 'First reading' },
];

function Chooser({ choose, onChoose }: { choose: 'one' | 'several'; onChoose: (keys: string[]) => void }) {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <PersonChooserList
      label="Bible reading"
      people={people}
      choose={choose}
      chosen={chosen}
      onChoose={(keys) => {
        setChosen(keys);
        onChoose(keys);
      }}
    />
  );
}

it('the chooser keeps the ranking, names the reason accessibly, and lists people who are away last', async () => {
  const onChoose = vi.fn();
  showPart(<Chooser choose="one" onChoose={onChoose} />);
  const radios = within(screen.getByRole('group', { name: 'Bible reading' })).getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Joel Tanaka, Longest wait: 17 weeks',
    'Eli Santos, First reading',
    'Aaron Reyes, Away 20 to 30 November',
  ]);
  await userEvent.click(radios[0]!);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(['jt']);
  expect(screen.getByText('Last: helper 7 Oct')).toBeTruthy();
});

it('a person who is away needs a second press, and leaving the row resets the first', async () => {
  const onChoose = vi.fn();
  showPart(<Chooser choose="one" onChoose={onChoose} />);
  const away = screen.getByRole('radio', { name: /Aaron/ });
  await userEvent.click(away);
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByText('Press again to choose anyway')).toBeTruthy();
  expect(away.getAttribute('aria-label')).toBe('Choose Aaron Reyes anyway, Away 20 to 30 November');
  await userEvent.click(screen.getByRole('radio', { name: /Joel/ }));
  await userEvent.click(away);
  expect(onChoose.mock.calls).toEqual([[['jt']]]);
  await userEvent.keyboard(' ');
  expect(onChoose).toHaveBeenLastCalledWith(['ar']);
});

it('several people are ticked and unticked, also with the space bar', async () => {
  const onChoose = vi.fn();
  showPart(<Chooser choose="several" onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /Joel/ }));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('checkbox', { name: /Joel/ }));
  expect(onChoose.mock.calls).toEqual([[['jt']], [['jt', 'es']], [['es']]]);
});

it('the history has a text of thirteen weeks, the current week as the ninth', () => {
  const history = Array.from({ length: 13 }, (_, week) => (['none', 'helper'] as const)[week === 1 ? 1 : 0]!);
  history[8] = 'helper';
  showPart(
    <PersonChooserList
      label="Reading"
      people={[{ key: 'jt', name: 'Joel Tanaka', reason: 'Longest wait', history }]}
      choose="one"
      chosen={[]}
      onChoose={() => {}}
    />,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '13 weeks of Joel Tanaka: Helper 7 weeks ago, Helper this week',
  );
});

it('an empty list shows a sentence', () => {
  showPart(<PersonChooserList label="Reading" people={[]} choose="one" chosen={[]} onChoose={() => {}} />);
  expect(screen.getByText('Nobody can do this.')).toBeTruthy();
});

function showDraft(props: Partial<DraftCellProps>) {
  const calls = { onOpen: vi.fn(), onChange: vi.fn(), onLock: vi.fn() };
  showPart(
    <DraftCell
      duty="Bible reading"
      person="Rohan Sandhu"
      state="proposed"
      reasons={[{ about: 'last', text: 'Last read 9 weeks ago' }]}
      opened
      {...calls}
      {...props}
    />,
  );
  return calls;
}

it('a draft duty shows its reasons, and is changed and locked', async () => {
  const calls = showDraft({});
  expect(within(screen.getByRole('list', { name: 'Why Rohan Sandhu' })).getByText(/9 weeks/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change Bible reading: Rohan Sandhu' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Lock Bible reading: Rohan Sandhu' })[0]!);
  await userEvent.click(screen.getByRole('button', { expanded: true }));
  expect(calls.onChange).toHaveBeenCalledOnce();
  expect(calls.onLock).toHaveBeenCalledExactlyOnceWith(true);
  expect(calls.onOpen).toHaveBeenCalledExactlyOnceWith(false);
});

it('a collapsed duty hides its reasons; a locked one can be unlocked', async () => {
  const calls = showDraft({ opened: false, state: 'locked' });
  expect(screen.queryByRole('list')).toBeNull();
  const lock = screen.getByRole('button', { pressed: true });
  await userEvent.click(lock);
  expect(calls.onLock).toHaveBeenCalledExactlyOnceWith(false);
});

it('an unfilled duty shows who is missing and has no lock', () => {
  const { onOpen, onChange } = { onOpen: vi.fn(), onChange: vi.fn() };
  showPart(
    <DraftCell
      duty="Microphone"
      person={null}
      state="unfilled"
      problem="2 away, 1 reads"
      reasons={[]}
      opened
      onOpen={onOpen}
      onChange={onChange}
    />,
  );
  expect(screen.getByText('2 away, 1 reads')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose someone for Microphone: Unfilled' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Lock/ })).toBeNull();
});

it('the load bar states its figures and the average, and does not overflow', () => {
  showPart(<LoadBar name="Owen Fairley" given={16} drafted={4} even={6} />);
  const bar = screen.getByRole('img', {
    name: 'Owen Fairley: 16 given already, 4 in this draft, an even share is 6',
  });
  expect(20 * Number.parseFloat(bar.style.getPropertyValue('--block'))).toBeLessThan(100);
});

it('missing people have one action each, and one button reminds all who can be reached', async () => {
  const calls = { onRemind: vi.fn(), onEnter: vi.fn() };
  const missing = (key: string, action: 'remind' | 'reminded' | 'enter') => ({
    key,
    name: `Publisher ${key}`,
    line: 'Group Cooee',
    action,
  });
  showPart(
    <MissingList
      label="Missing"
      people={[
        missing('1', 'remind'),
        missing('2', 'remind'),
        missing('3', 'reminded'),
        missing('4', 'enter'),
      ]}
      {...calls}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remind Publisher 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enter for Publisher 4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remind all 2' }));
  expect(calls.onRemind.mock.calls).toEqual([[['1']], [['1', '2']]]);
  expect(calls.onEnter).toHaveBeenCalledExactlyOnceWith('4');
  const third = within(screen.getAllByRole('listitem')[2]!);
  expect(third.getByText('Reminded today')).toBeTruthy();
  expect(third.queryByRole('button')).toBeNull();
});

it('invited people are listed with their answers and the next step', () => {
  showPart(
    <SwapSteps
      label="Asked"
      asked={[
        { key: '1', name: 'Samuel Webb', line: 'Opened at 9:20', state: 'seen' },
        { key: '2', name: 'Owen Fairley', line: 'By text message', state: 'cant' },
      ]}
      next="If nobody takes it, the next three are asked."
    />,
  );
  const rows = within(screen.getByRole('list', { name: 'Asked' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SWSamuel WebbOpened at 9:20Seen',
    'OFOwen FairleyBy text messageCan’t',
  ]);
  expect(screen.getByText(/next three/)).toBeTruthy();
});

it('an open duty is a button in place of the person', async () => {
  const onClick = vi.fn();
  showPart(<OpenPlace label="Assign" name="Assign microphone, right" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Assign microphone, right' }));
  expect(onClick).toHaveBeenCalledOnce();
});
