import { signBody } from './events.ts';
import type { StandInCore } from './core.ts';

/** Sends a body to the product's webhook; answers whether it was taken. */
export type Send = (body: string, signature: string) => Promise<boolean>;

/** Pauses between the tries of a webhook, in seconds; after the last it is given up. */
const PAUSES = [1, 2, 5, 10, 30, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400, 86_400];
const AT_ONCE = 20;
/** Another server that took one to send it has this long. */
const CLAIM_MS = 30_000;

/** Sends the webhooks that are due, once each; what is not taken waits for its next try. */
export async function sendDue(core: StandInCore, secret: string, send: Send): Promise<number> {
  const { webhooks, isReversed } = await core.reload();
  if (webhooks === 'hold') return 0;
  const { db, wall } = core;
  const claimed = await db
    .updateTable('standin_delivery')
    .set({ next_at: new Date(wall() + CLAIM_MS) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('standin_delivery')
        .select('id')
        .where('next_at', '<=', new Date(wall()))
        .orderBy('created_at', isReversed ? 'desc' : 'asc')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'body', 'attempts', 'created_at'])
    .execute();
  const sign = isReversed ? -1 : 1;
  const inOrder = claimed.toSorted((one, other) => sign * (+one.created_at - +other.created_at));
  for (const { id, body, attempts } of inOrder) {
    const signature = () => signBody(body, secret, Math.floor(wall() / 1_000));
    const isTaken = await send(body, signature());
    if (webhooks === 'twice' && isTaken) await send(body, signature());
    const pause = isTaken ? undefined : PAUSES[attempts];
    await db
      .updateTable('standin_delivery')
      .set({
        attempts: attempts + 1,
        next_at: pause === undefined ? null : new Date(wall() + pause * 1_000),
      })
      .where('id', '=', id)
      .execute();
  }
  return claimed.length;
}
