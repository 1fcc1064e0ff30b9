-- Messages to many people, what they cost, and the way of each of them (MSG). Money is cents of AUD.

-- One row a congregation, locked by whoever spends, so that a crowd of senders never spends the same cent twice.
create table account_balances (
  congregation_id int primary key references congregations on delete cascade,
  balance_cents int not null default 0,
  overdraft_cents int not null default 2000 check (overdraft_cents >= 0),
  check (balance_cents + overdraft_cents >= 0)
);

create table sendings (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  sent_by int,
  recipient_kind smallint not null check (recipient_kind between 1 and 7),
  group_id int,
  body text not null check (body <> ''),
  sms int not null,
  emails int not null,
  skipped int not null,
  parts int not null,
  cents int not null check (cents >= 0),
  sent_at timestamptz not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, sent_by) references people (congregation_id, id) on delete set null (sent_by),
  foreign key (congregation_id, group_id) references groups (congregation_id, id) on delete set null (group_id)
);
create index sendings_sent_by on sendings (congregation_id, sent_by);
create index sendings_group on sendings (congregation_id, group_id);

-- Nobody changes or deletes an entry; what was wrong is set right by another one. Nothing of a person stands in it.
create table ledger_entries (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  booked_at timestamptz not null,
  kind text not null check (kind in ('sms', 'sms-returned', 'payment', 'correction')),
  cents int not null check (cents <> 0),
  -- By number only: the ledger stays when a person and his messages go.
  sending_id int,
  message_id int,
  primary key (congregation_id, id)
);

alter table outgoing_messages
  -- What it is about: a manual message, a link, or a kind of automatic message.
  add column kind text not null default 'other',
  add column sending_id int,
  add column parts int not null default 0,
  add column cents int not null default 0,
  -- Names the effect it tells of, so that an effect is told once however often its job runs.
  add column effect text,
  -- The provider's own number for it.
  add column provider_id text,
  add column delivered_at timestamptz,
  add column next_try_at timestamptz,
  drop constraint outgoing_messages_state_check,
  add constraint outgoing_messages_state_check check (state in ('queued', 'sent', 'delivered', 'failed', 'dropped')),
  add foreign key (congregation_id, sending_id) references sendings (congregation_id, id) on delete cascade,
  add unique (congregation_id, effect);
create index outgoing_messages_sending on outgoing_messages (congregation_id, sending_id);
create index outgoing_messages_latest on outgoing_messages (congregation_id, created_at, channel);
create index outgoing_messages_provider on outgoing_messages (congregation_id, provider_id);

-- The way of a message, step by step (MSG-R8).
create table message_steps (
  congregation_id int not null,
  id int generated always as identity,
  message_id int not null,
  at timestamptz not null,
  step text not null check (step in ('sent', 'delayed', 'failed', 'delivered', 'again', 'dropped')),
  -- What the provider said; never a secret.
  detail text,
  person_id int,
  primary key (congregation_id, id),
  foreign key (congregation_id, message_id) references outgoing_messages (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete set null (person_id)
);
create index message_steps_message on message_steps (congregation_id, message_id);
create index message_steps_person on message_steps (congregation_id, person_id);

select sheaf.guard('account_balances');
select sheaf.tenant_table('sendings', 'messages');
select sheaf.guard('ledger_entries');
revoke update, delete on ledger_entries from sheaf_app;
select sheaf.guard('message_steps');
