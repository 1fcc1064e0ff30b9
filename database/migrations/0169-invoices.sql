-- Invoices of a congregation's account (ACCOUNT). They ask for money; the balance is the sum of the ledger and moves by nothing else.

create table invoices (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  -- Consecutive in its congregation, without a gap: whoever issues one holds the row of the account.
  number int not null check (number between 1 and 99999),
  kind text not null check (kind in ('costs', 'prepayment')),
  -- The month that is over, by its first day; one invoice a month.
  month date check (extract(day from month) = 1),
  issued_at timestamptz not null,
  issued_on date not null,
  due_on date not null,
  total_cents int not null check (total_cents > 0),
  paid_cents int not null default 0 check (paid_cents between 0 and total_cents),
  paid_at timestamptz,
  lines jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, number),
  unique (congregation_id, month),
  check ((kind = 'costs') = (month is not null)),
  check ((paid_at is not null) = (paid_cents = total_cents))
);

select sheaf.tenant_table('invoices', 'account');
revoke delete on invoices from sheaf_app;
