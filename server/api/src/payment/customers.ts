import { randomUUID } from 'node:crypto';
import { lockUser } from '@sastre/db/users';
import { problem } from '@sastre/base/problem';
import type { PaymentParts } from './payment-parts.ts';
import type { Buyer } from './payments.ts';

/** The provider's customer of a user; made when there is none. Our note comes first, so that none is ever forgotten there. */
export async function openCustomer(
  { db, provider }: PaymentParts,
  { sub, email }: Buyer,
): Promise<string> {
  const row = await db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, sub))) throw problem('unauthenticated');
    await trx
      .insertInto('payment_customer')
      .values({ id: randomUUID(), user_id: sub, provider_id: null })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    return trx
      .selectFrom('payment_customer')
      .select(['id', 'provider_id'])
      .where('user_id', '=', sub)
      .executeTakeFirstOrThrow();
  });
  if (row.provider_id !== null) return row.provider_id;
  const providerId = await provider.createCustomer(row.id);
  if (email !== '') await provider.setEmail(providerId, email);
  const noted = await db
    .updateTable('payment_customer')
    .set({ provider_id: providerId })
    .where('id', '=', row.id)
    .returning('id')
    .executeTakeFirst();
  // Ended meanwhile, together with the account.
  if (noted === undefined) throw problem('unauthenticated');
  return providerId;
}

/** Ends everything of a user at the provider, then forgets the customer. A customer that may have been made is found by its key. */
export async function endCustomer(
  { db, provider }: Pick<PaymentParts, 'db' | 'provider'>,
  userId: string,
): Promise<void> {
  const row = await db
    .selectFrom('payment_customer')
    .select(['id', 'provider_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return;
  const providerId = row.provider_id ?? (await provider.createCustomer(row.id));
  await provider.deleteCustomer(providerId);
  await db.deleteFrom('payment_customer').where('id', '=', row.id).execute();
}
