-- Exports of a whole congregation: asked for by somebody, made by a job, kept in pieces until they end (EXPORT).
create table congregation_exports (
  congregation_id int not null references congregations on delete cascade,
  id bigint generated always as identity,
  requested_by bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
  -- A process that is killed leaves it running, and another begins it anew.
  attempts smallint not null default 0,
  rows_total int not null default 0,
  rows_done int not null default 0,
  size bigint not null default 0,
  ready_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, requested_by) references people (congregation_id, id),
  check ((state = 'ready') = (ready_at is not null and expires_at is not null))
);
create index congregation_exports_requested_by on congregation_exports (congregation_id, requested_by);
create unique index congregation_exports_under_way on congregation_exports (congregation_id) where state in ('waiting', 'running');

create table congregation_export_parts (
  congregation_id int not null,
  export_id bigint not null,
  part int not null,
  bytes bytea not null,
  primary key (congregation_id, export_id, part),
  foreign key (congregation_id, export_id) references congregation_exports (congregation_id, id) on delete cascade
);

-- Of the type that congregations have: where their ids were widened before, so are these.
do $$ begin
  if (select atttypid = 'bigint'::regtype from pg_attribute where attrelid = 'congregations'::regclass and attname = 'congregation_id') then
    alter table congregation_exports alter congregation_id type bigint;
    alter table congregation_export_parts alter congregation_id type bigint;
  end if;
end $$;

select sheaf.guard('congregation_exports');
-- Who took everything out is in the journal; how far it is, is not.
create trigger after_insert after insert on congregation_exports referencing new table as changed
  for each statement execute function sheaf.after_change('congregationExports');
create trigger tell_update after update on congregation_exports referencing new table as changed
  for each statement execute function sheaf.after_telling('congregationExports');
create trigger tell_delete after delete on congregation_exports referencing old table as gone
  for each statement execute function sheaf.after_telling('congregationExports');

-- They are packed already.
alter table congregation_export_parts alter column bytes set storage external;
select sheaf.guard('congregation_export_parts');

-- Which migrations made a database is written into the file, so that no other one takes it for its own.
grant select on schema_migrations to sheaf_app;

-- Jobs of one queue are done one after the other.
create function sheaf.enqueue_in(task text, payload json, key text, queue text) returns void
  language plpgsql security definer set search_path = public, pg_temp as
$$ begin perform graphile_worker.add_job(task, payload, job_key := key, queue_name := queue); end $$;
revoke all on function sheaf.enqueue_in from public;
grant execute on function sheaf.enqueue_in to sheaf_app;
