import { clientKey } from '@sastre/base/web';
import { takeAll, type Throttle, type ThrottleKey } from '../store/throttle.ts';

const FREE_MAILS_PER_IP = 20;
const FREE_MAILS_PER_ADDRESS = 3;

/** The key that counts mail to an address, whether or not it has an account. */
export function mailKey(email: string): ThrottleKey {
  return { name: `mail:${email}`, free: FREE_MAILS_PER_ADDRESS };
}

/** Counts a request for mail, by who asks and by who would get it. Answers 0, or the seconds to wait. */
export async function takeMail(throttle: Throttle, ip: string, email: string): Promise<number> {
  const ipKey: ThrottleKey = { name: `mail-ip:${clientKey(ip)}`, free: FREE_MAILS_PER_IP };
  return takeAll(throttle, [ipKey, mailKey(email)]);
}
