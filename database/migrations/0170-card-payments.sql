-- Cards (ACCOUNT-D3): a payment is written down before the payment company hears of it, so that whatever it tells finds its row.

create table card_payments (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  -- What the company gives back with all it tells of the payment.
  reference text not null check (reference ~ '^[0-9a-f]{64}$'),
  cents int not null check (cents > 0),
  fee_cents int not null check (fee_cents >= 0),
  state text not null default 'begun' check (state in ('begun', 'open', 'paid', 'cancelled')),
  refunded_cents int not null default 0 check (refunded_cents >= 0),
  -- By the id of the dispute: the cents that are held back, and whether that is final.
  disputes jsonb not null default '{}',
  begun_at timestamptz not null,
  paid_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, reference),
  check ((state = 'paid') = (paid_at is not null))
);
select sheaf.tenant_table('card_payments', 'account');
revoke delete on card_payments from sheaf_app;

-- Events that were heard; the company tells each until it is acknowledged, and sometimes again.
create table payment_events (
  congregation_id int not null references congregations on delete cascade,
  event_id text not null,
  heard_at timestamptz not null,
  primary key (congregation_id, event_id)
);
select sheaf.guard('payment_events');

alter table ledger_entries
  add column payment_id int,
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check
    check (kind in ('sms', 'sms-returned', 'payment', 'correction', 'refund', 'dispute', 'dispute-returned'));
-- What is spent stays within the overdraft by the rule, under the lock of the row. What the payment company takes back has to be booked
-- however low the balance then stands.
alter table account_balances drop constraint account_balances_check;
