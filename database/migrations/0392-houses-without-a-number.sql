-- A house that a list names without a number has the number zero and its text after a tilde (decision 158).

create or replace function sheaf.house_span(house text, suffix text, out kind text, out low int, out high int, out ranged boolean, out letter text)
  language sql immutable parallel safe as $$
  select case when house ~ '^[0-9]{1,9}$' then 'number' else '=' || sheaf.fold_text(house) end,
    case when house ~ '^[0-9]{1,9}$' then least(house::int, s.finish) else 0 end,
    case when house ~ '^[0-9]{1,9}$' then greatest(house::int, s.finish) else 0 end,
    house ~ '^[0-9]{1,9}$' and s.finish is not null,
    case when house ~ '^[0-9]{1,9}$' and s.finish is not null then '' else s.letter end
  from (select f.letter, case when house !~ '^[0-9]{1,9}$' then null
      when f.letter ~ '^~' then case when f.letter ~ '[,;&]' then nullif(house::int, 0) end
      else substring(f.letter from '^[^-0-9]{0,9}-([0-9]{1,9})')::int end as finish
    from (select sheaf.fold_text(coalesce(suffix, '')) as letter) f) s $$;

alter table do_not_calls drop constraint do_not_calls_number_check,
  add constraint do_not_calls_number_check check (number > 0 or number = 0 and coalesce(suffix, '') like '~%') not valid;
alter table do_not_calls validate constraint do_not_calls_number_check;
