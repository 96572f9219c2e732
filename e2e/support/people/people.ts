/** A user of one journey alone. */
export interface Person {
  name: string;
  email: string;
  password: string;
  /** Where they come from: the server counts attempts by address, and one suite must not look like one attacker. */
  address: string;
}

let count = 0;

/** A new person; the address is unlike every other of this run. */
export function newPerson(name = 'Daniel Reyes'): Person {
  count += 1;
  return {
    name,
    email: `person-${Date.now()}-${count}@example.test`,
    password: 'correct horse battery',
    address: `10.0.${Math.floor(count / 250)}.${(count % 250) + 1}`,
  };
}
