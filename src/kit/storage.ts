import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** The disk that photos are kept on: a folder of DATA_DIR that nothing serves directly. */
export function openStorage(dataDir: string): Disk {
  return new Disk(new FSDriver({ location: path.join(dataDir, 'photos'), visibility: 'private' }));
}
