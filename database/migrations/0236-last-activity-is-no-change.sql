-- When somebody last worked at a map moves by itself with every block and every door, and those have entries of their own.
create or replace function sheaf.unmoved(data jsonb) returns jsonb language sql immutable
  as $$ select data - '{version,updated_at,permission_epoch,last_login,last_activity_at}'::text[] $$;
