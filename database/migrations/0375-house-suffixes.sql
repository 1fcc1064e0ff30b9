-- Suffixes hold letters of any script, ends of ranges with a letter, and, after a tilde, numbers as a list wrote them (decision 142).

create or replace function sheaf.house_span(house text, suffix text, out kind text, out low int, out high int, out ranged boolean, out letter text)
  language sql immutable parallel safe as $$
  select case when house ~ '^[0-9]{1,9}$' then 'number' else '=' || sheaf.fold_text(house) end,
    case when house ~ '^[0-9]{1,9}$' then least(house::int, s.finish) else 0 end,
    case when house ~ '^[0-9]{1,9}$' then greatest(house::int, s.finish) else 0 end,
    house ~ '^[0-9]{1,9}$' and s.finish is not null,
    case when house ~ '^[0-9]{1,9}$' and s.finish is not null then '' else s.letter end
  from (select f.letter, case when house !~ '^[0-9]{1,9}$' then null
      when f.letter ~ '^~' then case when f.letter ~ '[,;&]' then house::int end
      else substring(f.letter from '^[^-0-9]{0,9}-([0-9]{1,9})')::int end as finish
    from (select sheaf.fold_text(coalesce(suffix, '')) as letter) f) s $$;

-- Two spellings of one suffix are one.
create function sheaf.suffix_key(suffix text) returns text language sql immutable parallel safe as $$
  select sheaf.fold_text(coalesce(suffix, '')) $$;

create function sheaf.house_text(house text, suffix text) returns text language sql immutable parallel safe as $$
  select case when suffix like '~%' then substring(suffix from 2)
    when suffix ~ '^[^-0-9~ ,;&./#]{3,}$' then house || ' ' || suffix
    else house || coalesce(suffix, '') end $$;
grant execute on function sheaf.suffix_key, sheaf.house_text to sheaf_app;

do $$
declare
  target text;
begin
  foreach target in array array['available_addresses', 'preloaded_addresses', 'foreign_addresses', 'do_not_calls'] loop
    execute format('alter table %1$I drop constraint %1$s_suffix_check,
      add constraint %1$s_suffix_check check (length(suffix) <= 24) not valid', target);
    execute format('alter table %1$I validate constraint %1$s_suffix_check', target);
    -- What such a suffix stands for is read again.
    execute format('update %1$I set suffix = suffix where suffix ~ ''^[^-0-9]{1,9}-[0-9]''', target);
  end loop;
end $$;

-- Suffixes that only now count as one keep both of their addresses.
update available_addresses a set suffix = left(a.suffix, 10) || '#' || a.id where exists (
  select from available_addresses b where b.congregation_id = a.congregation_id and b.map_id = a.map_id and b.street_id = a.street_id
    and b.house = a.house and sheaf.suffix_key(b.suffix) = sheaf.suffix_key(a.suffix)
    and coalesce(upper(b.unit), '') = coalesce(upper(a.unit), '') and coalesce(upper(b.name), '') = coalesce(upper(a.name), '') and b.id < a.id);
update preloaded_addresses a set suffix = left(a.suffix, 10) || '#' || a.id where exists (
  select from preloaded_addresses b where b.congregation_id = a.congregation_id and b.map_id = a.map_id and b.street_id = a.street_id
    and b.house = a.house and sheaf.suffix_key(b.suffix) = sheaf.suffix_key(a.suffix)
    and coalesce(upper(b.unit), '') = coalesce(upper(a.unit), '') and coalesce(b.name, '') = coalesce(a.name, '') and b.id < a.id);
update foreign_addresses a set suffix = left(a.suffix, 10) || '#' || a.id where exists (
  select from foreign_addresses b where b.congregation_id = a.congregation_id and b.map_id = a.map_id and b.street_id = a.street_id
    and b.house = a.house and sheaf.suffix_key(b.suffix) = sheaf.suffix_key(a.suffix)
    and coalesce(upper(b.unit), '') = coalesce(upper(a.unit), '') and b.id < a.id);
update do_not_calls a set suffix = left(a.suffix, 10) || '#' || a.id where exists (
  select from do_not_calls b where b.congregation_id = a.congregation_id and b.map_id = a.map_id and b.street_id = a.street_id
    and b.number = a.number and sheaf.suffix_key(b.suffix) = sheaf.suffix_key(a.suffix)
    and coalesce(upper(b.unit), '') = coalesce(upper(a.unit), '') and b.id < a.id);
