-- A cookie that restores the bearer of a session (AUTH-R23, decision 185). Only hashes of its present and its former value are stored; the key
-- derives the next value from the present one and is useless without it.
alter table sessions
  add column recovery_key bytea,
  add column recovery_hash bytea,
  add column recovery_former_hash bytea,
  add column recovery_changed_at timestamptz,
  -- Whether the app runs from the home screen; null if it did not say so.
  add column installed boolean,
  add check ((recovery_key is null) = (recovery_hash is null) and (recovery_key is null) = (recovery_changed_at is null));
create unique index sessions_recovery on sessions (recovery_hash) where recovery_hash is not null;
create unique index sessions_recovery_former_hash on sessions (recovery_former_hash) where recovery_former_hash is not null;

-- The open session of a present or former cookie.
create function sheaf.find_recovery(hash bytea) returns table (congregation_id bigint, session_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, id from sessions where ended_at is null and (recovery_hash = hash or recovery_former_hash = hash) $$;

revoke execute on function sheaf.find_recovery from public;
grant execute on function sheaf.find_recovery to sheaf_app;
