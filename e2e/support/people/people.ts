import { randomBytes, randomInt } from 'node:crypto';

/** A user of one journey alone. */
export interface Person {
  name: string;
  email: string;
  password: string;
  /** Where they come from: the server counts attempts by address, and one suite must not look like one attacker. */
  address: string;
}

/**
 * Several workers, and several suites, may be at one product at once: each process has people of its own, in a network of
 * its own, by chance. A process ends with each failure, so the worker's number alone would come again.
 */
const [net, host] = [randomInt(256), randomInt(65_536)];
const run = `${process.env['TEST_WORKER_INDEX'] ?? '0'}-${randomBytes(4).toString('hex')}`;
let count = 0;

/** A new person; no other one of this run or another has the address or the e-mail. */
export function newPerson(name = 'Daniel Reyes'): Person {
  count += 1;
  return {
    name,
    email: `person-${run}-${count}@example.test`,
    password: 'correct horse battery',
    address: addressAt(net, host + count),
  };
}

/** Address of a host of `10.<net>.0.0/16`, counted round. */
function addressAt(net: number, host: number): string {
  return `10.${net}.${(host >> 8) & 255}.${host & 255}`;
}
