/** Sheet of a message with text, channel and actions. */
import { Button } from '@mantine/core';
import { decideAgain, decideDrop } from '@sheaf/rules/messaging/messages/delivery';
import { heldBackReasons } from '@sheaf/rules/messaging/messages/plan-sending';
import { dateAndTime } from '#platform/dates.ts';
import { money } from '#platform/money.ts';
import { writtenPhone } from '#platform/phones.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { OpenNotice } from '#ui/notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { BalanceAfter } from './balance-after.tsx';
import classes from './messages.module.css';
import type { Details } from './outbox.queries.ts';

const delayReasons = [...heldBackReasons, 'quiet-hours'] as const;

/** Reason of the limit or quiet hours that delayed it, or the provider's error. */
function Detail({ children }: { children: string | null }) {
  const { t } = useTexts();
  if (!children) return null;
  const reason = delayReasons.find((one) => one === children);
  return <bdi className={classes.hint}>{reason ? t(`messages:heldBack.${reason}`) : children}</bdi>;
}

function MessageHistory({ message }: { message: Details }) {
  const { t } = useTexts();
  return (
    <ol className={classes.history} aria-label={t('messages:detail.way')}>
      <li>
        <strong>{t('messages:step.written')}</strong>
        <time dateTime={message.created_at}>{dateAndTime(message.created_at)}</time>
      </li>
      {message.steps.map((step) => (
        <li key={`${step.at} ${step.step}`}>
          <strong>{t(`messages:step.${step.step}`)}</strong>
          <time dateTime={step.at}>{dateAndTime(step.at)}</time>
          {step.person && <bdi>{step.person}</bdi>}
          <Detail>{step.detail}</Detail>
        </li>
      ))}
      {message.next_try_at && (
        <li>
          <strong>{t('messages:step.next')}</strong>
          <time dateTime={message.next_try_at}>{dateAndTime(message.next_try_at)}</time>
        </li>
      )}
    </ol>
  );
}

/** MSG-R18: why the delivery is unknown, the cost, and the options. */
function Unsure({ message }: { message: Details }) {
  const { t } = useTexts();
  return (
    <OpenNotice>
      <p>
        <strong>{t(message.failure === null ? 'messages:detail.cutOff' : 'messages:detail.noAnswer')}</strong>
      </p>
      <p>{t('messages:detail.unsureHint')}</p>
      {message.cost > 0 && <p>{t('messages:detail.unsureCost', { cost: money(message.cost) })}</p>}
    </OpenNotice>
  );
}

function Content({ message }: { message: Details }) {
  const { t } = useTexts();
  return (
    <>
      <p>
        <strong>{t(`messages:state.${message.state}`)}</strong>,{' '}
        <bdi>{message.recipient ? writtenPhone(message.recipient) : t('messages:figure.pushes')}</bdi>
        {message.cost > 0 && `, ${money(message.cost)}`}
      </p>
      {message.state === 'unsure' && <Unsure message={message} />}
      {message.body === null ? (
        <p className={classes.hint}>{t('messages:detail.hidden')}</p>
      ) : (
        <p className={classes.quote}>
          <bdi>{message.body}</bdi>
        </p>
      )}
      <MessageHistory message={message} />
    </>
  );
}

/** Balance after sending it again. */
function PaidAgain({ cost }: { cost: number }) {
  const { t } = useTexts();
  const { data } = useRead('messages.readPricing');
  if (!data) return null;
  return (
    <div>
      <p>{t('messages:compose.balance', { balance: money(data.balance) })}</p>
      <BalanceAfter balance={data.balance} cost={cost} />
    </div>
  );
}

export function MessageSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTexts();
  const reading = useRead('messages.readMessage', { params: { id } });
  const again = useWrite('messages.sendAgain');
  const drop = useWrite('messages.dropMessage');
  const message = reading.data;
  const payable = message && message.cost > 0 && decideAgain(message.state, message.has_text).allowed;
  const failed = again.error ?? drop.error;
  return (
    <Sheet
      opened
      title={
        message?.person?.full_name ?? (message ? writtenPhone(message.recipient) : t('messages:detail.title'))
      }
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <>
          <FailureNotice error={failed} />
          {message && decideDrop(message.state).allowed && (
            <Button
              variant="default"
              loading={drop.isPending}
              onClick={() => drop.mutate({ params: { id } })}
            >
              {t('messages:detail.drop')}
            </Button>
          )}
          {message && decideAgain(message.state, message.has_text).allowed && (
            <Button loading={again.isPending} onClick={() => again.mutate({ params: { id } })}>
              {message.cost > 0
                ? t('messages:detail.againFor', { cost: money(message.cost) })
                : t('messages:detail.again')}
            </Button>
          )}
        </>
      }
    >
      <QueryState query={reading} skeleton={{ height: 120 }}>
        {(known) => <Content message={known} />}
      </QueryState>
      {payable && <PaidAgain cost={message.cost} />}
    </Sheet>
  );
}
