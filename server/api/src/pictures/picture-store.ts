/** A stored file; `modifiedAt` in milliseconds since the epoch. */
export interface StoredFile {
  key: string;
  modifiedAt: number;
}

/** Where the bytes of pictures are kept: four methods and a mark, so that another place is one adapter away. */
export interface PictureStore {
  /** Stores durably; afterwards the whole file is there or none. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Removes; no error when it is not there. */
  delete(key: string): Promise<void>;
  /**
   * Files whose key begins with `prefix` (a whole folder, `ab12/`, or nothing for all). What a killed `put` left behind
   * is among them, so that it is swept up; its key is no picture's, and only `delete` takes it.
   */
  list(prefix: string): Promise<StoredFile[]>;
  /** The mark by which a database knows this store again; undefined: it has none. It is no picture and not listed. */
  readMark(): Promise<string | undefined>;
  writeMark(mark: string): Promise<void>;
}
