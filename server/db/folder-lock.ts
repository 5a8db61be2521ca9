import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A held lock; `release` lets the next process in. */
export type FolderLock = { release(): void };

/** The folder is open in another process; `message` is a sentence for the terminal. */
export class FolderTakenError extends Error {
  constructor(folder: string) {
    super(
      `A pasta de dados ${folder} já está em uso por outro processo do Maleta, como o servidor. Encerre-o (Ctrl+C onde ele roda), ` +
        'repita o comando e abra-o outra vez, ou escolha outra pasta em MALETA_DATA. Com um PostgreSQL em DATABASE_URL os ' +
        'comandos trabalham com o servidor aberto.',
    );
    this.name = 'FolderTakenError';
  }
}

/** Creates the data folder if it is missing and closes it to other users: PGlite's own files are 0666. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/**
 * Allows one process per data folder: two would corrupt it silently. On Linux it uses an abstract socket, which the
 * kernel frees even after kill -9 and which exists per network namespace (two containers that mount one folder do not
 * see each other). Elsewhere it uses a file with the process id.
 * @throws FolderTakenError when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  return process.platform === 'linux' ? await lockBySocket(folder) : lockByFile(folder);
}

function lockBySocket(folder: string): Promise<FolderLock> {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderTakenError(folder) : error),
    );
    server.listen(`\0maleta-${digest}`, () => resolve({ release: () => void server.close() }));
  });
}

/** Locks without abstract sockets. Takes over the file of a dead process. */
export function lockByFile(folder: string): FolderLock {
  const path = join(folder, 'em-uso');
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 });
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (attempt === 2 || isAlive(Number(readFileSync(path, 'utf8')))) throw new FolderTakenError(folder);
      rmSync(path, { force: true });
    }
  }
  throw new FolderTakenError(folder);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
