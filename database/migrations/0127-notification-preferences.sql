-- The table of how people want to be reached gets the name that the app uses, and its column the name of what it holds. What the journal,
-- the revisions and the answers kept for repeated requests say of it is written with the new names.
alter table message_wishes rename to notification_preferences;
alter table notification_preferences rename column way to channel;
alter table notification_preferences rename constraint message_wishes_pkey to notification_preferences_pkey;
alter table notification_preferences rename constraint message_wishes_kind_check to notification_preferences_kind_check;
alter table notification_preferences rename constraint message_wishes_way_check to notification_preferences_channel_check;
alter table notification_preferences rename constraint message_wishes_congregation_id_person_id_fkey
  to notification_preferences_congregation_id_person_id_fkey;

do $$
declare
  event text;
  rows text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    rows := case event when 'insert' then 'new table as changed' when 'update' then 'old table as gone new table as changed'
      else 'old table as gone' end;
    execute format('drop trigger after_%s on notification_preferences', event);
    execute format('create trigger after_%1$s after %1$s on notification_preferences referencing %2$s
      for each statement execute function sheaf.after_change(''notificationPreferences'')', event, rows);
  end loop;
end $$;

drop trigger forget_wishes on people;
drop function sheaf.forget_wishes();
create function sheaf.forget_notification_preferences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from notification_preferences where congregation_id = new.congregation_id and person_id = new.id;
  return null;
end $$;
create trigger forget_notification_preferences after update of erased_at on people for each row
  when (new.erased_at is not null and old.erased_at is null) execute function sheaf.forget_notification_preferences();

update journal set table_name = 'notification_preferences',
  before = before - 'way' || jsonb_build_object('channel', before->'way'),
  after = after - 'way' || jsonb_build_object('channel', after->'way')
  where table_name = 'message_wishes';
update revisions set collection = 'notificationPreferences' where collection = 'messageWishes';

do $$
declare
  renamed constant jsonb := '{"messages.readWishes": "messages.readNotificationPreferences",
    "messages.saveWishes": "messages.saveNotificationPreferences"}';
  t text;
begin
  foreach t in array array['journal', 'journal_changes', 'idempotency_keys'] loop
    execute format('update %I set operation = $1->>operation where $1 ? operation', t) using renamed;
  end loop;
end $$;

-- When a person was notified.
alter table notifications rename column told_at to notified_at;
alter index notifications_told rename to notifications_by_time;
