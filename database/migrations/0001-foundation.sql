-- The ground every domain stands on: tenancy, revisions, journal, idempotency, and the people, access and territory tables.
-- Forward only. The owner role runs this; the application's role (sheaf_app) owns nothing.

create schema if not exists sheaf;

-- The congregation of the running transaction. An unset one is an error, never "all rows" (''::int fails too).
create function sheaf.current_congregation() returns int language sql stable
  as $$ select current_setting('app.congregation')::int $$;

-- ── World data: read by everyone, written by migrations only ────────────────────────────────────────────────────

create table countries (
  id int primary key,
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  name text not null
);

create table regions (
  id int generated always as identity primary key,
  country_id int not null references countries (id),
  code text not null,
  name text not null,
  unique (country_id, code)
);

-- ── Congregations ───────────────────────────────────────────────────────────────────────────────────────────────

create table congregations (
  congregation_id int generated always as identity primary key,
  name text not null check (name <> ''),
  country_id int references countries (id),
  region_id int references regions (id),
  suburb text, postcode text, address text, circuit text,
  lang text not null default 'en',
  time_format smallint not null default 12 check (time_format in (12, 24)),
  timezone_id text not null default 'Australia/Hobart',
  accounts_pub int,
  assigned_map_cutoff int not null default 120 check (assigned_map_cutoff >= 0),
  stagnant_map_threshold int not null default 30 check (stagnant_map_threshold >= 0),
  blocks_as_letters boolean not null default true,
  address_option_limit int not null default 5 check (address_option_limit >= 0),
  address_attempts int not null default 3 check (address_attempts >= 0),
  address_timeout int not null default 14 check (address_timeout >= 0),
  expired_addresses smallint not null default 0 check (expired_addresses in (0, 1)),
  email_addresses_to text,
  show_address_date boolean not null default true,
  sms_user text, sms_pass text, device text,
  reporting boolean not null default true,
  modules jsonb not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- ── What every tenant table gets: revision, journal, version, row-level security ────────────────────────────────

create table revisions (
  congregation_id int not null references congregations on delete cascade,
  collection text not null,
  revision bigint not null default 0,
  primary key (congregation_id, collection)
);

create table journal (
  congregation_id int not null references congregations on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  person_id int,
  operation text not null,
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  primary key (congregation_id, id)
);
create index journal_row on journal (congregation_id, table_name, row_id);

-- Never journalled: secrets, and bytes that would double the database.
create function sheaf.journalled(data jsonb) returns jsonb language sql immutable
  as $$ select data - '{token_hash,code_hash,secret_hash,bytes,sms_pass,ical_hash}'::text[] $$;

-- One statement, one bump and one insert, however many rows it touched. "collection" is the trigger's argument.
create function sheaf.after_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who int := nullif(current_setting('app.person', true), '')::int;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
begin
  if tg_op = 'INSERT' then
    insert into revisions as r select distinct congregation_id, tg_argv[0], 1 from changed
      on conflict (congregation_id, collection) do update set revision = r.revision + 1;
    if what <> 'demo' then
      insert into journal (congregation_id, person_id, operation, table_name, row_id, after)
        select congregation_id, who, what, tg_table_name, coalesce(to_jsonb(c)->>'id', ''), sheaf.journalled(to_jsonb(c)) from changed c;
    end if;
  elsif tg_op = 'DELETE' then
    insert into revisions as r select distinct gone.congregation_id, tg_argv[0], 1 from gone join congregations using (congregation_id)
      on conflict (congregation_id, collection) do update set revision = r.revision + 1;
    insert into journal (congregation_id, person_id, operation, table_name, row_id, before)
      select g.congregation_id, who, what, tg_table_name, coalesce(to_jsonb(g)->>'id', ''), sheaf.journalled(to_jsonb(g))
      from gone g join congregations using (congregation_id);
  else
    insert into revisions as r select distinct congregation_id, tg_argv[0], 1 from changed
      on conflict (congregation_id, collection) do update set revision = r.revision + 1;
    insert into journal (congregation_id, person_id, operation, table_name, row_id, before, after)
      select c.congregation_id, who, what, tg_table_name, coalesce(to_jsonb(c)->>'id', ''),
             sheaf.journalled(to_jsonb(g)), sheaf.journalled(to_jsonb(c))
      from (select row_number() over () as n, x.* from changed x) c
      join (select row_number() over () as n, y.* from gone y) g using (n);
  end if;
  return null;
end $$;

create function sheaf.touch_row() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end $$;

-- Enabled and forced by one template, so that a forgetful author is safe (tools check that every table went through it).
create function sheaf.guard(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to sheaf_app using (congregation_id = (select sheaf.current_congregation()))
                  with check (congregation_id = (select sheaf.current_congregation()))', target);
  execute format('create policy owner on %s to %I using (true) with check (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to sheaf_app', target);
end $$;

-- A table of the congregation's own data: guard + revision + journal + version.
create function sheaf.tenant_table(target regclass, collection text) returns void language plpgsql as $$
begin
  perform sheaf.guard(target);
  execute format('create trigger after_insert after insert on %s referencing new table as changed for each statement execute function sheaf.after_change(%L)', target, collection);
  execute format('create trigger after_update after update on %s referencing old table as gone new table as changed for each statement execute function sheaf.after_change(%L)', target, collection);
  execute format('create trigger after_delete after delete on %s referencing old table as gone for each statement execute function sheaf.after_change(%L)', target, collection);
  execute format('create trigger touch_row before update on %s for each row execute function sheaf.touch_row()', target);
end $$;

grant usage on schema sheaf to sheaf_app;

do $$ declare t text; begin
  foreach t in array array['countries', 'regions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy world_read on %I for select to sheaf_app using (true)', t);
    execute format('create policy owner on %I to %I using (true) with check (true)', t, current_user);
    execute format('grant select on %I to sheaf_app', t);
  end loop;
end $$;

select sheaf.tenant_table('congregations', 'congregations');
select sheaf.guard('revisions');
revoke insert, update, delete on revisions from sheaf_app;
select sheaf.guard('journal');
revoke insert, update, delete on journal from sheaf_app;

-- ── People, roles, groups ───────────────────────────────────────────────────────────────────────────────────────

create table groups (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  name text not null check (name <> ''),
  overseer_id int, assistant_id int,
  address text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);

create table people (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text, phone text,
  lang text not null default 'en',
  appointment text not null default 'publisher'
    check (appointment in ('elder', 'servant', 'publisher', 'inactive', 'unbaptised', 'student', 'guest')),
  gender smallint not null check (gender in (1, 2)),
  pioneer boolean not null default false,
  special_pioneer boolean not null default false,
  aux boolean not null default false,
  cart boolean not null default false,
  group_id int,
  address text, emergency text,
  active boolean not null default true,
  dob date, doi date,
  hope smallint not null default 0 check (hope in (0, 1)),
  last_login timestamptz,
  ical_hash bytea unique,
  public_talk_outlines int[] not null default '{}',
  qualified_parts int[] not null default '{}',
  cart_partners int[] not null default '{}',
  subscribed boolean not null default false,
  consent_at timestamptz, consent_device text, consent_ip text,
  permission_epoch int not null default 1,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  check (not (pioneer and special_pioneer)),
  foreign key (congregation_id, group_id) references groups (congregation_id, id)
);
create index people_group on people (congregation_id, group_id);
create index people_email on people (lower(email)) where deleted_at is null;
create index people_phone on people (phone) where deleted_at is null;
alter table groups
  add foreign key (congregation_id, overseer_id) references people (congregation_id, id),
  add foreign key (congregation_id, assistant_id) references people (congregation_id, id);
create index groups_overseer on groups (congregation_id, overseer_id);
create index groups_assistant on groups (congregation_id, assistant_id);

-- Default roles keep the documents' ids (1, 2, 3, 11, …); a congregation's own start at 1000.
create sequence role_ids start 1000;
grant usage on sequence role_ids to sheaf_app;
create table roles (
  congregation_id int not null references congregations on delete cascade,
  id int not null default nextval('role_ids'),
  name text not null check (name <> ''),
  permissions text[] not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);

create table person_roles (
  congregation_id int not null,
  person_id int not null,
  role_id int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, person_id, role_id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade,
  foreign key (congregation_id, role_id) references roles (congregation_id, id)
);
create index person_roles_role on person_roles (congregation_id, role_id);

select sheaf.tenant_table('groups', 'groups');
select sheaf.tenant_table('people', 'users');
select sheaf.tenant_table('roles', 'roles');
select sheaf.tenant_table('person_roles', 'users');

-- ── Access: links, sessions, tickets, idempotency ───────────────────────────────────────────────────────────────

create table sign_in_links (
  congregation_id int not null,
  id int generated always as identity,
  person_id int not null,
  token_hash bytea not null unique,
  code_hash bytea,
  code_failures smallint not null default 0,
  kind text not null check (kind in ('invite', 'asked')),
  source text not null check (source in ('sms', 'email', 'legacy-sms')),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  session_hash bytea,
  created_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create index sign_in_links_person on sign_in_links (congregation_id, person_id);

create table sessions (
  congregation_id int not null,
  id int generated always as identity,
  person_id int not null,
  token_hash bytea not null unique,
  source text not null,
  device text not null,
  ip text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create index sessions_person on sessions (congregation_id, person_id);

create table report_tickets (
  congregation_id int not null,
  id int generated always as identity,
  person_id int not null,
  token_hash bytea not null unique,
  document text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create index report_tickets_person on report_tickets (congregation_id, person_id);

create table idempotency_keys (
  congregation_id int not null,
  person_id int not null,
  key text not null,
  operation text not null,
  body_hash bytea not null,
  status smallint,
  answer json,
  created_at timestamptz not null default now(),
  primary key (congregation_id, person_id, key),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table outgoing_messages (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  person_id int,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  job_key text generated always as ('message-' || congregation_id || '-' || id) stored,
  attempts int not null default 0,
  failure text,
  sent_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create index outgoing_messages_person on outgoing_messages (congregation_id, person_id);

select sheaf.guard('sign_in_links');
select sheaf.guard('sessions');
select sheaf.guard('report_tickets');
select sheaf.guard('idempotency_keys');
select sheaf.guard('outgoing_messages');

-- Not edited by people, so without version; that they came to be is journalled all the same.
create trigger after_insert after insert on sign_in_links referencing new table as changed for each statement execute function sheaf.after_change('access');
create trigger after_insert after insert on sessions referencing new table as changed for each statement execute function sheaf.after_change('access');

-- The outbox: a message and the job that sends it commit together with what caused them.
create function sheaf.enqueue(task text, payload json, key text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin perform graphile_worker.add_job(task, payload, job_key := key); end $$;

-- What an operation did that no row change tells (a device ended, a link opened).
create function sheaf.record_act(in_table text, in_row text, in_after jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into journal (congregation_id, person_id, operation, table_name, row_id, after)
  values (sheaf.current_congregation(), nullif(current_setting('app.person', true), '')::int,
          coalesce(nullif(current_setting('app.operation', true), ''), 'database'), in_table, in_row, in_after) $$;

-- Everything that changes what a person may do raises his epoch: cached permissions and pages of the old epoch die with it.
create function sheaf.raise_permission_epoch() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'roles' then
    update people p set permission_epoch = p.permission_epoch + 1 from person_roles pr
      where pr.congregation_id = new.congregation_id and pr.role_id = new.id
        and p.congregation_id = pr.congregation_id and p.id = pr.person_id;
  else
    update people p set permission_epoch = p.permission_epoch + 1
      where p.congregation_id = coalesce(new.congregation_id, old.congregation_id) and p.id = coalesce(new.person_id, old.person_id);
  end if;
  return null;
end $$;
create trigger raise_epoch after update of permissions on roles for each row execute function sheaf.raise_permission_epoch();
create trigger raise_epoch after insert or delete on person_roles for each row execute function sheaf.raise_permission_epoch();

-- A stranger has no congregation yet. These few functions, and nothing else, look across congregations: by the hash of a
-- secret the caller holds, or by a contact whose answer never leaves the server.
create function sheaf.find_sessions(hashes bytea[]) returns table (
  token_hash bytea, congregation_id int, session_id int, person_id int, person_active boolean, permission_epoch int,
  last_used_at timestamptz, checked_at timestamptz, ended_at timestamptz, lang text, revisions jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.token_hash, s.congregation_id, s.id, s.person_id, p.active and p.deleted_at is null, p.permission_epoch,
         s.last_used_at, s.checked_at, s.ended_at, p.lang,
         (select jsonb_object_agg(r.collection, r.revision) from revisions r where r.congregation_id = s.congregation_id)
  from sessions s join people p on p.congregation_id = s.congregation_id and p.id = s.person_id
  where s.token_hash = any (hashes) $$;

create function sheaf.find_link(hash bytea) returns table (congregation_id int, link_id int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, id from sign_in_links where token_hash = hash $$;

create function sheaf.find_ticket(hash bytea) returns table (congregation_id int, ticket_id int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, id from report_tickets where token_hash = hash $$;

create function sheaf.find_by_contact(contact_email text, contact_phone text) returns table (congregation_id int, person_id int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, id from people
  where deleted_at is null and active and (lower(email) = lower(contact_email) or phone = contact_phone)
  order by congregation_id, id limit 5 $$;

create function sheaf.permissions_of(in_congregation int, in_person int) returns table (permission text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct unnest(r.permissions) from person_roles pr
    join roles r on r.congregation_id = pr.congregation_id and r.id = pr.role_id
  where pr.congregation_id = in_congregation and pr.person_id = in_person $$;

create function sheaf.mark_session_used(hash bytea, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update sessions set last_used_at = at where token_hash = hash and last_used_at < at $$;

revoke execute on function sheaf.find_sessions, sheaf.find_link, sheaf.find_ticket, sheaf.find_by_contact, sheaf.permissions_of, sheaf.mark_session_used from public;
grant execute on function sheaf.find_sessions, sheaf.find_link, sheaf.find_ticket, sheaf.find_by_contact, sheaf.permissions_of, sheaf.mark_session_used to sheaf_app;
revoke execute on function sheaf.enqueue, sheaf.record_act from public;
grant execute on function sheaf.enqueue, sheaf.record_act to sheaf_app;
revoke execute on function sheaf.guard, sheaf.tenant_table from public;
