/** A user of one journey alone. */
export interface Person {
  name: string;
  email: string;
  password: string;
}

let count = 0;

/** A new person; the address is unlike every other of this run. */
export function newPerson(name = 'Daniel Reyes'): Person {
  count += 1;
  return {
    name,
    email: `person-${Date.now()}-${count}@example.test`,
    password: 'correct horse battery',
  };
}
