-- A job for later, under the key of the present one: a message that did not go is tried again when the pause is over.
create function sheaf.enqueue_at(task text, payload json, key text, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin perform graphile_worker.add_job(task, payload, job_key := key, run_at := at); end $$;
revoke execute on function sheaf.enqueue_at from public;
grant execute on function sheaf.enqueue_at to sheaf_app;
