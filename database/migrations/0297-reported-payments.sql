-- What the payment company says was paid where it is not what was asked for (ACCOUNT-R20). Its currency may count in much larger numbers
-- than ours, as may what is given back of it.
alter table card_payments
  alter column refunded_cents type bigint,
  add column reported_cents bigint check (reported_cents >= 0),
  add column reported_currency text check (reported_currency ~ '^[A-Z]{3}$'),
  add check ((reported_cents is null) = (reported_currency is null));
