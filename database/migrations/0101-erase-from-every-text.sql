-- Erasing a person replaces what others wrote of them (USERS-X2): the full name, phone and e-mail in every text and every JSON
-- of their congregation. The columns are read from the catalogue, so that one that comes later is not forgotten.

create function sheaf.escape_regexp(value text) returns text language sql immutable as
$$ select regexp_replace(value, '([\\^$.|?*+()\[\]{}-])', '\\\1', 'g') $$;

-- A name however its words are separated (spaces, as in a file name, or a line break as JSON writes it), a phone number however it
-- is grouped and with or without its country code, an e-mail as it is.
create function sheaf.name_pattern(words text[]) returns text language sql immutable as $$
  select string_agg(sheaf.escape_regexp(word), '(?:[[:space:]_.,+-]|\\[nrt])+' order by n)
  from unnest(regexp_split_to_array(array_to_string(words, ' '), '\s+')) with ordinality w (word, n) where word <> '' $$;
create function sheaf.phone_pattern(phone text) returns text language sql immutable as $$
  select case when length(digits) < 5 then null
    else '(?:\+?[0-9][0-9 ().-]{0,9})?' || array_to_string(regexp_split_to_array(right(digits, 8), ''), '[ ().-]*') end
  from regexp_replace(phone, '\D', '', 'g') d (digits) $$;

-- Strings only: a number that looks like a phone stays a number.
create function sheaf.replace_in_json(data jsonb, pattern text, replacement text) returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(data)
    when 'string' then return to_jsonb(regexp_replace(data #>> '{}', pattern, replacement, 'gi'));
    when 'array' then
      return coalesce((select jsonb_agg(sheaf.replace_in_json(e, pattern, replacement) order by n)
        from jsonb_array_elements(data) with ordinality a (e, n)), '[]');
    when 'object' then
      return coalesce((select jsonb_object_agg(k, sheaf.replace_in_json(v, pattern, replacement)) from jsonb_each(data) o (k, v)), '{}');
    else return data;
  end case;
end $$;

-- What a person is known by, as one pattern for text and one for JSON as text; null where nothing is to be looked for. What another
-- person of the congregation is known by as well stays: it is theirs too.
create function sheaf.known_by(own int, person int, out plain text, out in_json text, out contacts text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with states as (
    select to_jsonb(p) as data from people p where congregation_id = own and id = person
    union select before from journal where congregation_id = own and table_name = 'people' and row_id = person::text
    union select after from journal where congregation_id = own and table_name = 'people' and row_id = person::text),
  others as (select * from people where congregation_id = own and id <> person and erased_at is null),
  names as (
    select distinct data->>'first_name' as first, data->>'last_name' as last from states s
    where data->>'first_name' <> '' and data->>'last_name' <> '' and not exists (select from others o
      where lower(o.first_name) = lower(s.data->>'first_name') and lower(o.last_name) = lower(s.data->>'last_name'))),
  emails as (select distinct data->>'email' as email from states s
    where data->>'email' <> '' and not exists (select from others o where lower(o.email) = lower(s.data->>'email'))),
  phones as (select distinct data->>'phone' as phone from states s
    where data->>'phone' <> '' and not exists (select from others o where o.phone = s.data->>'phone')),
  contact_patterns as (
    select sheaf.escape_regexp(email) as text from emails
    union select sheaf.phone_pattern(phone) from phones),
  patterns as (
    select text as text, text as json from contact_patterns where text is not null
    union select sheaf.name_pattern(array[first, last]), sheaf.name_pattern(array[sheaf.inside_json(first), sheaf.inside_json(last)]) from names
    union select sheaf.name_pattern(array[last, first]), sheaf.name_pattern(array[sheaf.inside_json(last), sheaf.inside_json(first)]) from names)
  select '(?<![[:alnum:]])(?:' || string_agg(text, '|' order by length(text) desc, text) || ')(?![[:alnum:]])',
    '(?:' || string_agg(json, '|' order by length(json) desc, json) || ')',
    (select '^\s*(?:' || string_agg(text, '|') || ')\s*$' from contact_patterns where text is not null)
  from patterns $$;

-- Replaces in one table; how many rows held something. A text that is exactly a contact is emptied where it may be.
create function sheaf.erase_in_table(target regclass, own int, known record, replacement text) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  assignments text;
  held text;
  changed int;
begin
  select string_agg(case when a.atttypid = 'jsonb'::regtype
           then format('%1$I = sheaf.replace_in_json(%1$I, $2, $4)', a.attname)
           when a.attnotnull then format('%1$I = regexp_replace(%1$I, $2, $4, ''gi'')', a.attname)
           else format('%1$I = case when %1$I ~* $5 then null else regexp_replace(%1$I, $2, $4, ''gi'') end', a.attname) end, ', '),
         string_agg(format('%1$I::text ~* %2$s', a.attname, case when a.atttypid = 'jsonb'::regtype then '$3' else '$2' end), ' or ')
    into assignments, held
    from pg_attribute a
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
      and not exists (select from pg_index i where i.indrelid = target and i.indisprimary and a.attnum = any (i.indkey::int2[]))
      -- The contacts of other people are their own, and streets and suburbs are called as they are on the map.
      and (target::text, a.attname) not in (('people', 'email'), ('people', 'phone'), ('streets', 'name'), ('suburbs', 'suburb'));
  if assignments is null then return 0; end if;
  execute format('update %s set %s where congregation_id = $1 and (%s)', target, assignments, held)
    using own, known.plain, known.in_json, replacement, coalesce(known.contacts, '^(?!)');
  get diagnostics changed = row_count;
  return changed;
end $$;

drop function sheaf.erase_person(int, text, text, timestamptz);
-- How many records of others held the name or a contact.
create function sheaf.erase_person(person int, first_word text, last_word text, at timestamptz) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant int := sheaf.current_congregation();
  erased constant jsonb := '{"erased": true}';
  -- A backslash means something in a replacement.
  replacement constant text := replace(first_word || ' ' || last_word, '\', '\\');
  known record;
  target regclass;
  replaced int := 0;
begin
  perform 1 from people where congregation_id = own and id = person and deleted_at is not null for update;
  if not found then raise exception 'only a deleted person is erased'; end if;
  select * into known from sheaf.known_by(own, person);

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

  -- That something was done, and by whom, stays; what it said of them does not.
  update journal set before = null, after = erased
    where congregation_id = own
      and ((table_name = 'people' and row_id = person::text)
        or (table_name in ('sessions', 'sign_in_links', 'away_dates', 'person_roles')
          and coalesce(after, before)->>'person_id' = person::text));

  if known.plain is not null then
    for target in
      select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'congregation_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and c.relname not in ('journal', 'journal_changes', 'idempotency_keys')
    loop
      begin
        replaced := replaced + sheaf.erase_in_table(target, own, known, replacement);
      exception when check_violation then
        -- The words are longer than the column allows.
        replaced := replaced + sheaf.erase_in_table(target, own, known, '…');
      end;
    end loop;
    update wordings set text = regexp_replace(text, known.plain, replacement, 'gi') where written_by = own and text ~* known.plain;
    update journal set before = sheaf.replace_in_json(before, known.plain, replacement), after = sheaf.replace_in_json(after, known.plain, replacement)
      where congregation_id = own and (before::text ~* known.in_json or after::text ~* known.in_json);
    -- The replacing itself, which said nothing else, would keep every earlier change from being reverted.
    delete from journal where congregation_id = own and change_id = sheaf.change_of(own) and table_name <> 'people'
      and sheaf.unmoved(before) = sheaf.unmoved(after);
    delete from journal where congregation_id = own and change_id = sheaf.change_of(own) and table_name = 'people'
      and row_id <> person::text and sheaf.unmoved(before) = sheaf.unmoved(after);
    -- Whoever repeats that old request hears that it was done.
    update idempotency_keys k set answer = '{"data": null}' where congregation_id = own and answer::text ~* known.in_json;
  end if;
  perform sheaf.record_act('people', person::text, erased);
  return replaced;
end $$;
revoke execute on function sheaf.erase_person, sheaf.erase_in_table, sheaf.known_by from public;
grant execute on function sheaf.erase_person to sheaf_app;
