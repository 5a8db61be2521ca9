import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the embedded database in a data folder. */
export const databaseIn = (dataFolder: string): string => join(dataFolder, 'postgres');

/** True if a data folder has an embedded database. */
export const hasDatabase = (dataFolder: string): boolean => existsSync(databaseIn(dataFolder));
