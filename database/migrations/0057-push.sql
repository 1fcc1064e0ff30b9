-- Push notifications as a fourth way (MSG-R14 to R16).
alter table message_wishes drop constraint message_wishes_way_check,
  add constraint message_wishes_way_check check (way in ('email', 'sms', 'push', 'none'));
alter table outgoing_messages drop constraint outgoing_messages_channel_check,
  add constraint outgoing_messages_channel_check check (channel in ('email', 'sms', 'push'));

-- A browser that may be told, bound to the session it was allowed in: when that ends, nothing is shown there any more.
create table push_devices (
  congregation_id int not null,
  id int generated always as identity,
  person_id int not null,
  session_id int not null,
  -- One browser, one person: whoever signs in next on the same phone takes it over.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade,
  foreign key (congregation_id, session_id) references sessions (congregation_id, id) on delete cascade
);
create index push_devices_person on push_devices (congregation_id, person_id);
create index push_devices_session on push_devices (congregation_id, session_id);
-- Addresses and keys of devices are no business of the journal.
select sheaf.guard('push_devices');

-- The pair by which push services know a congregation (RFC 8292); made when its first device asks.
create table push_keys (
  congregation_id int primary key references congregations on delete cascade,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);
select sheaf.guard('push_keys');

create function sheaf.end_push() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_devices where congregation_id = new.congregation_id and session_id = new.id;
  return null;
end $$;
create trigger end_push after update of ended_at on sessions for each row
  when (new.ended_at is not null) execute function sheaf.end_push();

-- The person before on the same phone may belong to another congregation; only who holds the address can name it.
create function sheaf.release_push(address text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from push_devices where endpoint = address $$;
revoke execute on function sheaf.end_push, sheaf.release_push from public;
grant execute on function sheaf.release_push to sheaf_app;
