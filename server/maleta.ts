import { ok, type Result } from '#lib/result.ts';
import type { Office, Terminal } from './cli/command.ts';
import { commands } from './cli/commands.ts';
import { runCommand } from './cli/run-command.ts';
import { readConfig } from './config.ts';
import { NO_TIME_LIMITS } from './db/postgres-pool.ts';

const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
};

function openOffice(): Result<Office, string> {
  const config = readConfig(process.env);
  if (!config.ok) return config;
  const { databaseUrl, dataFolder, endereco = '' } = config.value;
  return ok({
    ...terminal,
    source: databaseUrl === undefined ? { dataFolder } : { databaseUrl, limits: NO_TIME_LIMITS },
    clock: () => new Date(),
    endereco,
  });
}

process.exitCode = await runCommand(commands, process.argv.slice(2), terminal, openOffice);
