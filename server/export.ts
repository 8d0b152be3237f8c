import { ownEntries } from './heard.ts';
import type { Account } from './protocol.ts';
import type { Store } from './store/store.ts';

/** Everything that is kept about somebody, with the games they sat in and the moves they made there. */
export async function exportOf(store: Store, account: Account): Promise<Record<string, unknown>> {
  const matches = await store.allOf(account.me.id);
  const tables: Record<string, unknown>[] = [];
  for (const { row, seats } of matches) {
    const mine = seats.find((s) => s.person === account.me.id)?.seat ?? null;
    const entries = mine === null || row.status === 'waiting' ? [] : await ownEntries(store, row, mine);
    tables.push({
      id: row.id,
      game: row.game,
      rulesVersion: row.rules_version,
      options: JSON.parse(row.options),
      status: row.status,
      openedAt: new Date(row.created_at).toISOString(),
      lastAt: new Date(row.updated_at).toISOString(),
      seat: mine,
      players: seats.map((s) => ({ seat: s.seat, kind: s.kind, name: s.name })),
      result: row.result === null ? null : JSON.parse(row.result),
      myEntries: entries,
    });
  }
  return { exportedAt: new Date().toISOString(), account, tables };
}
