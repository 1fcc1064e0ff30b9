-- A key is written down once, with its answer, at the end of the call that it names: to write it at the beginning and the answer later
-- was the larger part of what the database did for a refused call. Until then the lock keeps it: whoever comes second waits for it, and
-- finds the answer, or nothing where the first failed. By the index alone: a month begins empty, and a plan that was made then reads
-- every key of it until the database has counted them. Processes of the version before go on with `claim_key`, by the same lock.
create function sheaf.find_key(in_person bigint, in_key text, out known_hash bytea, out known_status smallint, out known_answer json)
  language plpgsql set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  own constant bigint := sheaf.current_congregation();
begin
  perform pg_advisory_xact_lock(hashtextextended(own || '/' || in_person || '/' || in_key, 0));
  select body_hash, status, answer into known_hash, known_status, known_answer
    from idempotency_keys where congregation_id = own and person_id = in_person and key = in_key;
end $$;
