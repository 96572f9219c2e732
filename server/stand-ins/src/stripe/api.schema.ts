import * as z from 'zod/mini';

const text = () => z.string().check(z.maxLength(5_000));
const metadata = () => z.optional(z.record(z.string(), text()));
const cents = () => z.string().check(z.regex(/^\d{1,9}$/));
const flag = () => z.enum(['true', 'false']);

/** What the stand-in's API takes, call by call; anything else is refused as the provider refuses it. */
export const bodies = {
  customer: z.strictObject({
    email: z.optional(text()),
    metadata: metadata(),
  }),
  session: z.strictObject({
    mode: z.literal('subscription'),
    customer: text(),
    client_reference_id: z.optional(text()),
    line_items: z
      .array(
        z.strictObject({
          quantity: z.literal('1'),
          price_data: z.strictObject({
            currency: z.string().check(z.regex(/^[a-z]{3}$/)),
            unit_amount: cents(),
            recurring: z.strictObject({ interval: z.literal('month') }),
            product_data: z.strictObject({ name: text() }),
          }),
        }),
      )
      .check(z.length(1)),
    metadata: metadata(),
    subscription_data: z.optional(z.strictObject({ metadata: metadata() })),
    success_url: z.url(),
    cancel_url: z.url(),
    locale: z.optional(text()),
  }),
  subscription: z.strictObject({ cancel_at_period_end: flag() }),
  cancellation: z.strictObject({
    prorate: z.optional(flag()),
    invoice_now: z.optional(flag()),
  }),
  portal: z.strictObject({
    customer: text(),
    return_url: z.url(),
    locale: z.optional(text()),
  }),
  list: z.strictObject({
    customer: text(),
    status: z.optional(text()),
    limit: z.optional(text()),
    starting_after: z.optional(text()),
    subscription: z.optional(text()),
  }),
  empty: z.strictObject({}),
};
