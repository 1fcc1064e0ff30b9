-- How long a congregation keeps what it once needed, in months; 0 keeps it for ever (X-RETAIN). Without a row the rules' own months hold.
create table retention (
  congregation_id int primary key references congregations on delete cascade,
  not_at_homes int not null check (not_at_homes between 0 and 120),
  notes int not null check (notes between 0 and 120),
  messages int not null check (messages between 0 and 120),
  journal int not null check (journal between 0 and 120),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select sheaf.tenant_table('retention', 'congregations');

-- What is removed for its age leaves no copy in the journal.
create function sheaf.forget_rows(in_table text, ids text[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from journal where congregation_id = sheaf.current_congregation() and table_name = in_table and row_id = any(ids) $$;

create function sheaf.trim_journal(too_old timestamptz) returns int
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from journal where congregation_id = sheaf.current_congregation() and at < too_old returning 1)
  select count(*)::int from gone $$;
revoke execute on function sheaf.forget_rows, sheaf.trim_journal from public;
grant execute on function sheaf.forget_rows, sheaf.trim_journal to sheaf_app;
create index journal_at on journal (congregation_id, at);
