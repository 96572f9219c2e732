import type { FastifyBaseLogger } from 'fastify';
import type { MailQueue } from './mail.store.ts';
import { isRefusedForGood, type MailSender } from './mail-server.ts';
import { prepareMail, type MailSource } from './prepare-mail.ts';

const LOOK_EVERY_MS = 15_000;

/** Sends what is queued, in the background. */
export interface PostOffice {
  /** Looks now: there is new mail. Ends when nothing is due any more; never rejects. */
  look(): Promise<void>;
  /** Ends after the mail in hand. */
  close(): Promise<void>;
}

/** What the post office works with. */
export interface PostOfficeParts extends MailSource {
  queue: MailQueue;
  sender: MailSender;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Opens the post office. Mail that cannot be sent stays in the database and is tried again, also by another server. */
export function openPostOffice(parts: PostOfficeParts): PostOffice {
  const { queue, sender, log } = parts;
  let closed = false;
  let asked = false;
  let working: Promise<void> | undefined;

  async function sendOne(): Promise<boolean> {
    const mail = await queue.take();
    if (!mail) return false;
    try {
      const written = await prepareMail(parts, mail);
      if (written) await sender.send(written);
      await queue.done(mail.id);
    } catch (err) {
      // The address is nobody's business in a log; the mail server's answer may repeat it.
      const { code, command, responseCode } = err as Record<string, unknown>;
      const reason = { mail: mail.id, kind: mail.kind, code, command, responseCode };
      if (isRefusedForGood(err)) {
        log.warn(reason, 'mail refused by the mail server');
        await queue.done(mail.id);
      } else {
        log.error(reason, 'mail not sent, it is tried again');
        await queue.later(mail);
      }
    }
    return true;
  }

  async function work(): Promise<void> {
    do {
      asked = false;
      while (!closed && (await sendOne()));
    } while (asked && !closed);
  }

  function look(): Promise<void> {
    asked = true;
    working ??= work()
      .catch((err: unknown) => log.warn({ err }, 'the queue of mail could not be read'))
      .finally(() => {
        working = undefined;
      });
    return working;
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return {
    look,
    async close() {
      closed = true;
      clearInterval(timer);
      await working;
      sender.close();
    },
  };
}
