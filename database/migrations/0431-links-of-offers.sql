-- A person who is asked answers by a link without signing in (decision 212). Only the hash of the link is stored; an offer has one link, sent once.
alter table swap_offers
  add column token_hash bytea unique,
  drop constraint swap_offers_state_check,
  add constraint swap_offers_state_check check (state in ('sent', 'seen', 'cant', 'taken', 'refused', 'late'));

-- Congregation, swap and person of a link, by its hash alone.
create function sheaf.find_swap_offer(hash bytea) returns table (congregation_id bigint, swap_id bigint, person_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, swap_id, person_id from swap_offers where token_hash = hash $$;
revoke execute on function sheaf.find_swap_offer from public;
grant execute on function sheaf.find_swap_offer to sheaf_app;

-- When the asker is reminded that nobody has the duty; null once reminded.
alter table swaps add column remind_at timestamptz;
