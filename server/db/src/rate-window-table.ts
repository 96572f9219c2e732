/** What all nodes have counted of a hashed key in a window; `began` in milliseconds since the epoch. */
export interface RateWindowTable {
  key: string;
  began: number;
  spent: number;
}
