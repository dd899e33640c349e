import type { Storage } from "./host.ts";

/** Each step raises the tables of a conversation by one version; landed ones never change. */
const migrations = [
  `create table messages (
    seq integer primary key,
    client_id text not null unique,
    sender text not null check (sender in ('trainer', 'trainee')),
    text text not null,
    created_at integer not null
  )`,
  `create table bodied (
    seq integer primary key,
    client_id text not null unique,
    sender text not null check (sender in ('trainer', 'trainee')),
    body text not null check (json_valid(body)),
    at integer not null
  );
  insert into bodied (seq, client_id, sender, body, at)
    select seq, client_id, sender, json_object('kind', 'text', 'text', text), created_at from messages;
  drop table messages;
  alter table bodied rename to messages;
  create table files (
    id text primary key,
    kind text not null,
    bytes integer not null,
    at integer not null
  ) without rowid;
  create table standing (
    one integer primary key check (one = 1),
    trainee_id text,
    revision integer not null default 0,
    followed_revision integer not null default 0,
    followed_seq integer not null default 0,
    failures integer not null default 0,
    read_by_trainer integer not null default 0,
    read_by_trainee integer not null default 0,
    unread_by_trainer integer not null default 0,
    unread_by_trainee integer not null default 0
  );
  insert into standing (one, revision, unread_by_trainer, unread_by_trainee)
    select 1, count(*), coalesce(sum(sender = 'trainee'), 0), coalesce(sum(sender = 'trainer'), 0)
    from messages`,
  `alter table files add column side text not null default 'trainee';
  alter table files add column state text not null default 'stored'
    check (state in ('awaited', 'stored', 'shown', 'leaving'));
  update files set state = 'shown'
    where id in (select json_extract(body, '$.fileId') from messages);
  create index files_unshown on files (at) where state <> 'shown'`,
  // The revision comes from messages and read marks, and unread messages are counted on demand, so a message
  // writes only its own row.
  `update standing set followed_revision =
    coalesce((select max(seq) from messages), 0) + read_by_trainer + read_by_trainee
    where followed_revision >= revision`,
  // Null if written and stored at the same time.
  "alter table messages add column written_at integer",
  // Null until the first search.
  "alter table messages add column folded text",
];

/** Migrates the tables in one transaction. */
export function migrateConversation(storage: Storage): void {
  storage.transactionSync(() => {
    const version = storage.kv.get<number>("version") ?? 0;
    for (const migration of migrations.slice(version)) storage.sql.exec(migration);
    if (version < migrations.length) storage.kv.put("version", migrations.length);
  });
}
