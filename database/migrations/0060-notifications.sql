-- What a person is told inside the app (SHELL-D2). Names stand here by number only: the sentence is made when it is read, in the
-- language of its reader, and an erased person is named in none.
create table notifications (
  congregation_id int not null,
  id int generated always as identity,
  person_id int not null,
  type text not null check (type <> ''),
  -- Who caused it; null where it was nobody, or he is gone.
  by_person int,
  details jsonb not null default '{}',
  told_at timestamptz not null,
  read_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade,
  foreign key (congregation_id, by_person) references people (congregation_id, id) on delete set null (by_person)
);
create index notifications_of_person on notifications (congregation_id, person_id, told_at desc, id desc);
create index notifications_unread on notifications (congregation_id, person_id) where read_at is null;
create index notifications_by on notifications (congregation_id, by_person);
create index notifications_told on notifications (congregation_id, told_at);
select sheaf.tenant_table('notifications', 'notifications');

-- Whoever is erased leaves no notifications either.
create function sheaf.forget_notifications() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from notifications where congregation_id = new.congregation_id and person_id = new.id;
  return null;
end $$;
create trigger forget_notifications after update of erased_at on people for each row
  when (new.erased_at is not null and old.erased_at is null) execute function sheaf.forget_notifications();
