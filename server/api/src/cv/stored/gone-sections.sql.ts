import { sql, type RawBuilder } from 'kysely';

/** A document without what the lists of its layout say of added sections that it has no more; they keep their order. */
export function withoutGoneSections(document: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select case when jsonb_typeof(next.body -> 'tailored') = 'object' then jsonb_set(
      next.body,
      '{tailored}',
      (next.body -> 'tailored') || (
        select coalesce(jsonb_object_agg(list.name, list.kept), '{}') from (
          select name, (
            select coalesce(jsonb_agg(key order by place), '[]')
            from jsonb_array_elements_text(keys) with ordinality as item(key, place)
            where not starts_with(key, 'section:') or jsonb_path_exists(
              next.body,
              '$.sections[*].id ? (@ == $id)',
              jsonb_build_object('id', substr(key, 9))
            )
          ) as kept
          from jsonb_each(next.body -> 'tailored') as lists(name, keys)
          where name in ('addedOrder', 'addedHidden', 'addedLeft')
        ) as list
      )
    ) else next.body end
    from (select ${document} as body) as next
  )`;
}
