-- Quiet hours of a person (MSG-R25), wall times of the congregation. SMS and push messages wait in the outbox until they end.
create table quiet_hours (
  congregation_id bigint not null references congregations on delete cascade,
  person_id bigint not null,
  from_time text not null check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  until_time text not null check (until_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, person_id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade,
  check (from_time <> until_time)
);
select sheaf.tenant_table('quiet_hours', 'notificationPreferences');

alter table outgoing_messages
  -- The sender marked it as urgent.
  add column urgent boolean not null default false,
  -- Start of the subject; a message is not held if its subject begins soon after the quiet hours.
  add column starts_at timestamptz;

create or replace function sheaf.forget_notification_preferences() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from notification_preferences where congregation_id = new.congregation_id and person_id = new.id;
  delete from quiet_hours where congregation_id = new.congregation_id and person_id = new.id;
  return null;
end $$;
