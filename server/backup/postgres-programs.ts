import { spawn } from 'node:child_process';
import { fail, ok, type Result } from '#lib/result.ts';

type Program = 'pg_dump' | 'pg_restore';

/** The arguments and the environment that lead a program to a database; a password is in no list of processes. */
function toConnection(databaseUrl: string): { readonly dbname: string; readonly env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {
    dbname: url.href,
    env: { ...process.env, LC_ALL: 'C', ...(password === '' ? {} : { PGPASSWORD: password }) },
  };
}

/** Runs one of PostgreSQL's programs on a database; an error is a sentence for the terminal. */
export function runPostgresProgram(
  program: Program,
  databaseUrl: string,
  args: readonly string[],
): Promise<Result<void, string>> {
  const { dbname, env } = toConnection(databaseUrl);
  const child = spawn(program, ['--dbname', dbname, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said = `${said}${bytes.toString()}`.slice(-2000);
  });
  return new Promise((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        fail(
          error.code === 'ENOENT'
            ? `O programa ${program} não está no PATH: instale o cliente do PostgreSQL, na versão do servidor.`
            : `O programa ${program} não pôde iniciar: ${error.message}`,
        ),
      ),
    );
    child.once('close', (code) =>
      resolve(code === 0 ? ok(undefined) : fail(`${program} falhou: ${said.trim()}`)),
    );
  });
}
