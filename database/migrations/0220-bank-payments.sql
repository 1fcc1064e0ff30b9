-- Payments that came in by bank, entered by whoever runs the installation (ACCOUNT-R17); and the page of a card payment, so that it can be
-- closed when somebody leaves it (ACCOUNT-R18).

create table bank_payments (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  -- What the bank calls it.
  reference text not null check (reference ~ '^[A-Z0-9][A-Z0-9 ./:-]{0,79}$'),
  cents int not null check (cents > 0),
  received_on date not null,
  booked_at timestamptz not null,
  -- What it paid of which invoices, so that this can be undone.
  settled jsonb not null,
  -- A contrary entry stands in the ledger from then on.
  undone_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);
-- A transfer is booked once in the whole installation, whichever account it is for.
create unique index bank_payments_once on bank_payments (reference) where undone_at is null;
select sheaf.tenant_table('bank_payments', 'account');
revoke delete, update on bank_payments from sheaf_app;
grant update (undone_at, version, updated_at) on bank_payments to sheaf_app;

alter table ledger_entries add column bank_payment_id bigint;

alter table card_payments add column page text;
