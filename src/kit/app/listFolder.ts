import { readdir } from 'node:fs/promises';

/** Returns the names in a folder; none where it does not exist yet. Throws any other failure to read it. */
export async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
