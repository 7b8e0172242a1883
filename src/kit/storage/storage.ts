import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Configurable } from '../chooseAdapter.ts';

/** What is kept apart: `downloads` are made from the database, so that no backup needs them. */
export type Root = 'photos' | 'downloads';

/**
 * Where the site keeps files that every server of it needs. A name is made of parts with slashes between them, as in
 * `photos/1f0c/small.webp`; all but the last part are its folder, which exists as long as a file is in it.
 * Unless stated otherwise, methods throw what keeps them from their work, and an UnavailableError when the storage does
 * not answer at the moment.
 */
export type FileStorage = {
  /** Where it is, for messages to the operator. */
  readonly place: string;
  /** The variable that sets it. */
  readonly variable: string;
  /**
   * Writes a file, or replaces one. When it resolves, the file outlives a crash of this machine. Until then, and when it
   * rejects, readers find what was there before or the whole new file, never a part. Of two at once, one wins.
   */
  put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Returns the bytes of a file; null when there is none. */
  read(name: string): Promise<Buffer | null>;
  /**
   * Opens a file for reading piece by piece; null when there is none. The content fails when it breaks off. Destroy it
   * unless it is read to its end.
   */
  open(name: string): Promise<{ size: number; content: Readable } | null>;
  /** Returns the bytes that a file has; null when there is none. */
  size(name: string): Promise<number | null>;
  /** Removes a file. Does nothing when there is none. */
  remove(name: string): Promise<void>;
  /** Removes all files of a folder and of those in it. Does nothing when there are none. */
  removeAll(folder: string): Promise<void>;
  /** Lists the files of a folder and of those in it, of all folders for '', in any order, by their names. */
  list(folder: string): AsyncIterable<string>;
  /** Removes what is left of files whose writing was interrupted long ago. */
  removeUnfinished(): Promise<void>;
  /** Throws when the storage cannot be used now. */
  check(): Promise<void>;
};

/** Returns a name, or a folder's. Throws when it is none that every storage can keep. */
export function checkName(name: string): string {
  const isPart = (part: string) => /^[\w-][\w.-]*$/.test(part);
  if (name.length > 512 || !name.split('/').every(isPart)) throw new Error(`${name} is no name of a file`);
  return name;
}

/** Opens the files of a root. `warn` receives why the storage did not answer. */
export type OpenRoot = (root: Root, warn: (line: string) => void) => FileStorage;

/** A kind of storage beside the disk: what a further one has to implement. */
export type StorageAdapter<Account extends z.ZodObject = z.ZodObject> = Configurable<Account, never> & {
  /** Also of its stand-in in sandbox/storage/. */
  name: string;
  /** Returns how its files are opened. Throws an Error that names a variable that is wrong together with others. */
  open(account: z.output<Account>, site: { production: boolean }): OpenRoot;
};
