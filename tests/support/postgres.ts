import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgresPrograms, type Identity, postgresProgram, programsFor } from './postgres-programs.ts';

const USER = 'maleta';
/** PostgreSQL refuses to run as root; the first of these that the machine has runs it instead. */
const STAND_INS = ['postgres', 'nobody'];
const READY = 'database system is ready to accept connections';
/** A test cluster is thrown away: it need not survive a crash of the machine. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** The longest folder that a socket's path has room for; macOS allows 104 bytes for the whole path. */
const LONGEST_FOLDER = 80;

/** A cluster of our own: `url` of its empty database as superuser, `stop` to end it and delete its files. */
export interface PrivatePostgres {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a private cluster on a free loopback port, as another user when we are root. Resolves with undefined when
 * this machine has no programs for it, npm's included; rejects when it has them and they do not start.
 */
export async function startPrivatePostgres(): Promise<PrivatePostgres | undefined> {
  const found = findPostgresPrograms();
  if (found === undefined) return undefined;
  const identity = process.getuid?.() === 0 ? standIn() : {};
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-postgres-'));
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  try {
    const programs = programsFor(identity, found, folder);
    const data = path.join(folder, 'data');
    const setUp = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(postgresProgram(programs, 'initdb'), setUp, { ...identity, cwd: folder, stdio: 'pipe' });
    const port = await freePort();
    const server = await startServer(postgresProgram(programs, 'postgres'), data, port, identity);
    return { url: urlOf(data, port), stop: () => stopServer(server, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The folder for a socket in the file system, which costs each query less than the network; '' without one. */
const socketFolder = (data: string): string =>
  process.platform === 'win32' || Buffer.byteLength(data) > LONGEST_FOLDER ? '' : data;

function urlOf(data: string, port: number): string {
  const folder = socketFolder(data);
  const query = folder === '' ? '' : `?host=${encodeURIComponent(folder)}`;
  return `postgres://${USER}@127.0.0.1:${port}/postgres${query}`;
}

function standIn(): Identity {
  for (const name of STAND_INS) {
    try {
      const ask = (flag: string): number => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // No such user here: try the next.
    }
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${STAND_INS.join(' or ')} here.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function startServer(program: string, data: string, port: number, identity: Identity): Promise<ChildProcess> {
  const sockets = `unix_socket_directories=${socketFolder(data)}`;
  const settings = [...SETTINGS, sockets].flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings];
  const server = spawn(program, args, { ...identity, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
  // No end of the test run, however it comes, may leave a database server or its files behind.
  process.once('exit', () => {
    if (server.kill('SIGQUIT'))
      rmSync(path.dirname(data), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    server.stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-4000);
      if (said.includes(READY)) resolve(server);
    });
  });
}

async function stopServer(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}
