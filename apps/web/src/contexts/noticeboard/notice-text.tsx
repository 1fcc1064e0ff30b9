/** Text of a notice as paragraphs and lists; every character is text, never markup. */
import { type Block, blocksOf, type Run } from '@sheaf/rules/noticeboard/notice-text';
import { Fragment } from 'react';
import classes from './noticeboard.module.css';

function RunText({ run: { text, bold, link } }: { run: Run }) {
  const shown = link ? (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ) : (
    text
  );
  return bold ? <strong>{shown}</strong> : shown;
}

/** Parts of a text have no identity of their own, and never move. */
const inOrder = <Item,>(items: readonly Item[]): [at: number, item: Item][] => [...items.entries()];

const Line = ({ runs }: { runs: readonly Run[] }) =>
  inOrder(runs).map(([at, run]) => <RunText key={at} run={run} />);

const Items = ({ items }: { items: readonly Run[][] }) =>
  inOrder(items).map(([at, runs]) => (
    <li key={at}>
      <Line runs={runs} />
    </li>
  ));

function BlockText({ block }: { block: Block }) {
  if (block.kind === 'bullets')
    return (
      <ul>
        <Items items={block.items} />
      </ul>
    );
  if (block.kind === 'numbers')
    return (
      <ol start={block.start}>
        <Items items={block.items} />
      </ol>
    );
  return (
    <p>
      {inOrder(block.lines).map(([at, runs]) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          <Line runs={runs} />
        </Fragment>
      ))}
    </p>
  );
}

export const NoticeText = ({ text }: { text: string }) => (
  <div className={classes.text} dir="auto">
    {inOrder(blocksOf(text)).map(([at, block]) => (
      <BlockText key={at} block={block} />
    ))}
  </div>
);
