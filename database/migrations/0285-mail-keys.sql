-- The key with which a congregation signs the way out of its mails; made with the first mail that has one.
create table mail_keys (
  congregation_id bigint primary key references congregations on delete cascade,
  secret bytea not null check (length(secret) = 32),
  created_at timestamptz not null default now()
);
select sheaf.guard('mail_keys');
