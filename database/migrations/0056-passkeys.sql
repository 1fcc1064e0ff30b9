-- Passkeys: a second way in (AUTH-R15 to R17). The private key stays on the person's device; here is what its signature is checked with.
create table passkeys (
  congregation_id int not null,
  id int generated always as identity,
  person_id int not null,
  credential_id bytea not null unique check (octet_length(credential_id) between 16 and 1023),
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create index passkeys_person on passkeys (congregation_id, person_id);
-- Not edited by people, so without version; what is done with them is told to the journal without their content.
select sheaf.guard('passkeys');

-- Erasing a person takes them along, whoever writes the erasure anew.
create function sheaf.erase_passkeys() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from passkeys where congregation_id = new.congregation_id and person_id = new.id;
  return null;
end $$;
create trigger erase_passkeys after update of erased_at on people for each row
  when (new.erased_at is not null) execute function sheaf.erase_passkeys();

-- A stranger's credential names its congregation, and nothing else.
create function sheaf.find_passkey(credential bytea) returns table (congregation_id int, passkey_id int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, id from passkeys where credential_id = credential $$;

-- What is to be signed, hashed. Whoever asks is nobody yet, so it belongs to no congregation and is reached by these two only.
create table sheaf.passkey_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on sheaf.passkey_challenges (expires_at);

create function sheaf.add_challenge(new_hash bytea, until timestamptz, at timestamptz) returns void
  language sql security definer set search_path = sheaf, pg_temp as $$
  delete from passkey_challenges where expires_at < at;
  insert into passkey_challenges (hash, expires_at) values (new_hash, until) on conflict do nothing $$;

-- True for the first who brings it in time; for everybody after him it is gone.
create function sheaf.take_challenge(given bytea, at timestamptz) returns boolean
  language sql security definer set search_path = sheaf, pg_temp as $$
  with taken as (delete from passkey_challenges where hash = given returning expires_at)
  select coalesce(bool_or(expires_at >= at), false) from taken $$;

revoke execute on function sheaf.find_passkey, sheaf.add_challenge, sheaf.take_challenge, sheaf.erase_passkeys from public;
grant execute on function sheaf.find_passkey, sheaf.add_challenge, sheaf.take_challenge to sheaf_app;
