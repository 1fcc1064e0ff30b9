-- Erasing a person for good. His row stays for the history that points at it, without anything that was his.
alter table people add column erased_at timestamptz;

-- A text as it stands inside JSON.
create function sheaf.inside_json(value text) returns text language sql immutable
  as $$ select btrim(to_jsonb(value)::text, '"') $$;

create function sheaf.erase_person(person int, first_word text, last_word text, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant int := sheaf.current_congregation();
  erased constant jsonb := '{"erased": true}';
  known text[];
  word text;
begin
  perform 1 from people where congregation_id = own and id = person and deleted_at is not null for update;
  if not found then raise exception 'only a deleted person is erased'; end if;

  -- By what he is known in texts that are not his own rows: every name and contact he ever had here.
  select array_agg(distinct v.value) into known
    from (select to_jsonb(p) as data from people p where congregation_id = own and id = person
          union all select before from journal where congregation_id = own and table_name = 'people' and row_id = person::text
          union all select after from journal where congregation_id = own and table_name = 'people' and row_id = person::text) states
    cross join lateral (values (data->>'email'), (data->>'phone'), ((data->>'first_name') || ' ' || (data->>'last_name')),
                               ((data->>'last_name') || ', ' || (data->>'first_name'))) v (value)
    where length(v.value) > 4;

  delete from sessions where congregation_id = own and person_id = person;
  delete from sign_in_links where congregation_id = own and person_id = person;
  delete from report_tickets where congregation_id = own and person_id = person;
  delete from idempotency_keys where congregation_id = own and person_id = person;
  delete from outgoing_messages where congregation_id = own and person_id = person;
  delete from away_dates where congregation_id = own and person_id = person;
  delete from person_roles where congregation_id = own and person_id = person;
  update people set first_name = first_word, last_name = last_word, email = null, phone = null, address = null,
      emergency = null, dob = null, doi = null, hope = 0, group_id = null, last_login = null, ical_hash = null,
      public_talk_outlines = '{}', qualified_parts = '{}', cart_partners = '{}', pioneer = false, special_pioneer = false,
      aux = false, cart = false, subscribed = false, consent_at = null, consent_device = null, consent_ip = null, erased_at = at
    where congregation_id = own and id = person;

  -- That something was done, and by whom, stays; what it said of him does not.
  update journal set before = null, after = erased
    where congregation_id = own
      and ((table_name = 'people' and row_id = person::text)
        or (table_name in ('sessions', 'sign_in_links', 'away_dates', 'person_roles')
          and coalesce(after, before)->>'person_id' = person::text));
  -- Others of his household may share his contacts, so their own records are left alone.
  update journal j set before = null, after = erased
    where congregation_id = own and table_name <> 'people'
      and exists (select 1 from unnest(known) w where position(sheaf.inside_json(w) in concat(j.before, j.after)) > 0);
  -- Whoever repeats that old request hears that it was done.
  update idempotency_keys k set answer = '{"data": null}'
    where congregation_id = own
      and exists (select 1 from unnest(known) w where position(sheaf.inside_json(w) in k.answer::text) > 0);
  foreach word in array coalesce(known, '{}') loop
    update outgoing_messages set subject = replace(subject, word, first_word || ' ' || last_word),
        body = replace(body, word, first_word || ' ' || last_word)
      where congregation_id = own and position(word in subject || body) > 0;
  end loop;
  perform sheaf.record_act('people', person::text, erased);
end $$;
revoke execute on function sheaf.erase_person, sheaf.inside_json from public;
grant execute on function sheaf.erase_person to sheaf_app;
